# What compares may be a block, say something else than a number, leave the sort, or fail.

class Weight
  attr_reader :grams

  def initialize(grams) = @grams = grams
  def <=>(other) = grams <=> other.grams
end

class Answer
  def initialize(number) = @number = number
  def >(other) = @number > other
  def <(other) = @number < other
end

numbers = Array.new(200) { |i| (i * 7919) % 211 }
down = numbers.sort { |a, b| b <=> a }
p down.first(5), down.last(3), numbers.sort { |a, b| [a % 10, a] <=> [b % 10, b] }.first(6)
p [3, 1, 2].sort { |a, b| Answer.new(a - b) }.size
p [Weight.new(30), Weight.new(5)].sort { |a, b| a <=> b }.map(&:grams)
p [[2, "b"], [1, "z"], [2, "a"]].sort { |(n, t), (m, u)| n == m ? t <=> u : n <=> m }
left = [4, 3, 2, 1].each_slice(4).map do |part|
  part.sort { |a, b| break "left at #{[a, b].max}" if a + b == 7; a <=> b }
end
p left
begin
  [1, 2].sort { |a, b| nil }
rescue ArgumentError => error
  puts error.message
end
begin
  [3, 1].sort { |_, _| raise KeyError, "in the block" }
rescue KeyError => error
  puts error.message
end
longest = %w[pear fig banana kiwi].sort { |a, b| a.size == b.size ? a <=> b : b.size <=> a.size }
p longest, longest.sort(&:casecmp), [2, 1].sort!(&->(a, b) { a <=> b })

# Elements of arrays, by methods of theirs and of the program's own.
list = [1, 2, 3]
list[3] = 4
list[-1] += 1
list << 6 << 7
list.push(8)
p list, list[-2], list[9], list.first, list.last, list.size, [].first, [].last, [].empty?
frozen = [1].freeze
begin
  frozen << 2
rescue FrozenError => error
  puts error.message
end
class Array
  def last = "the program's own"
end
p [1, 2].last
adder = ->(a, b) { a + b }
p adder.call(1, 2), proc { |a, b| [a, b] }.call([5, 6]), adder.curry.call(1).call(9)
begin
  adder.call(1)
rescue ArgumentError => error
  puts error.message
end
