# The same loop as in every other language: compare the instructions.
def factorial(n)
  result = 1
  i = 2
  while i <= n
    result *= i
    i += 1
  end
  result
end

puts factorial(10), factorial(30)
