def factorial(n)
  result = 1
  i = 2
  while i <= n
    result *= i
    i += 1
  end
  result
end
puts factorial(5), factorial(30)
def fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2)
puts (0..15).map { |i| fib(i) }.join(" ")
memo = Hash.new { |h, n| h[n] = n < 2 ? n : h[n - 1] + h[n - 2] }
puts memo[50]
