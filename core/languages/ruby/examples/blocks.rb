# A block is a function that a method may call: with yield, or by the name of a parameter.
def twice
  yield 1
  yield 2
end

def around(text, &block)
  "<" + block.call(text) + ">"
end

sum = 0
twice { |n| sum += n * 10 }
puts sum
puts around("hello") { |text| text.upcase }

def first_even(numbers)
  numbers.each { |n| return n if n.even? }
  nil
end

p first_even([3, 5, 8, 10]), first_even([1])
