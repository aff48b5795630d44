def each_pair_of(list)
  i = 0
  while i < list.size - 1
    yield list[i], list[i + 1]
    i += 1
  end
end
each_pair_of([1, 2, 3]) { |a, b| puts "#{a}-#{b}" }
def find_first(list)
  list.each { |x| return x if yield(x) }
  nil
end
p find_first([1, 4, 6]) { |x| x.even? }
p find_first([1, 3]) { |x| x.even? }
r = [1, 2, 3, 4].each { |x| break x * 10 if x == 3 }
p r
add = ->(a, b) { a + b }
puts add.call(1, 2), add.(3, 4), add[5, 6]
counter = 0
inc = proc { counter += 1 }
3.times { inc.call }
puts counter
def run(&block) = block.call(5)
puts run { |x| x + 1 }
p [1, 2, 3].map { |x| next 0 if x == 2; x }
p [[1, [2, 3]], [4, [5, 6]]].map { |a, (b, c)| a + b + c }
compose = method(:run)
double = ->(x) { x * 2 }
puts (double >> ->(x) { x + 1 }).call(4)
p %w[a b].each_with_index.map { |x, i| "#{i}#{x}" }
p (1..3).reduce(:+)
def maybe
  block_given? ? yield : "no block"
end
puts maybe, maybe { "block" }
