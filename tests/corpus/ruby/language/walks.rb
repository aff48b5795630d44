# covers: Enumerable, external enumerators, lazy walks
require "set"
class NumList
  include Enumerable
  def initialize(*a) = @a = a
  def each
    return to_enum(:each) { @a.size } unless block_given?
    @a.each { |x| yield x }
    self
  end
end
l = NumList.new(3, 1, 4, 1, 5, 9, 2, 6)
p l.sort, l.min, l.max, l.minmax, l.sum, l.to_a, l.first, l.first(2), l.include?(4), l.each.size
p l.each_slice(3).to_a, l.each_cons(3).first(2), l.each_slice(3).size
p l.chunk_while { |a, b| b > a }.to_a, l.slice_when { |a, b| b < a }.to_a
p l.partition(&:even?), l.group_by(&:odd?), l.tally, l.zip(1..8), l.each_with_index.to_a.last
p l.chunk(&:even?).to_a, l.reduce(:*), l.inject(10) { |a, b| a + b }, l.min_by { |x| -x }, l.minmax_by { |x| (x - 4).abs }
p l.sort_by { |x| [-x % 3, x] }, l.each_entry.to_a, l.reject(&:odd?), l.find_index(4), l.find_index { |x| x > 4 }
p l.take_while { |x| x < 5 }, l.drop_while { |x| x < 5 }, l.cycle.first(10), l.to_set, l.uniq, l.filter_map { |x| x * 2 if x > 3 }
p l.sum { |x| x / 2.0 }, l.count, l.count(1), l.count(&:even?), l.none?, l.one? { |x| x == 9 }, l.all?(Integer), l.any?(8..10)
p l.lazy.map { |x| x * 2 }.select { |x| x > 5 }.first(2)
e = l.each
p e.next, e.next, e.peek, e.next
e.rewind
p e.next
e2 = [1, 2].each
e2.next; e2.next
begin
  e2.next
rescue StopIteration => s
  puts s.message
  p s.result
end
fib = Enumerator.new { |y| a, b = 0, 1; loop { y << a; a, b = b, a + b } }
p fib.take(10), fib.lazy.select(&:even?).first(5), fib.each_with_index.first(2), fib.size, fib.rewind.next
p fib.lazy.map { |x| x * 2 }.reject(&:zero?).with_index.map { |x, i| x * i }.first(4)
p (1..Float::INFINITY).lazy.map { |x| x * 2 }.take_while { |x| x < 10 }.to_a
p (1..3).lazy.zip(4..6).to_a, (1..3).lazy.flat_map { |x| [x, x] }.to_a, (1..20).lazy.filter_map { |x| x * 2 if x.even? }.first(2), (1..3).lazy.eager.class
p (1..4).lazy.uniq { |x| x % 2 }.to_a, (1..4).lazy.compact.to_a, (1..10).lazy.chunk_while { |a, b| b % 3 != 0 }.to_a, (1..4).lazy.tally
p (1..3).each_with_index.map { |x, i| x * i }, %w[a b].each_with_index.to_h, %w[a b c].each.with_index(1).map { |x, i| "#{i}#{x}" }
p [4, 5].each_with_index.with_object(:z).to_a
p (1..3).each_entry, [1].each, [1, 2].each_slice(2), "ab".each_char, 3.times, 1.upto(3), 1.step(10, 3), [1].map.with_index(1), fib.lazy.map {}.first(0)
p Enumerator.produce(1) { |x| x * 2 }.take(5), Enumerator.produce([0, 1]) { |a, b| [b, a + b] }.lazy.map(&:first).first(6)
ee = [1, 2, 3].each + [4, 5]
p ee.to_a, ee, ee.size
p [1, 2, 3].each_entry.with_index(1).to_a
o = Object.new
def o.each; yield 1; yield 2, 3; yield; end
en = o.to_enum
p en.next, en.next, en.next, en.to_a
en.rewind
p en.next_values, en.next_values, en.next_values
p [1,2,3,4].each_slice(2).map(&:sum), [1,2,3,4].each_slice(2).with_index.map { |a, i| a.sum * i }
p (1..6).each_slice(2).include?([3, 4]), (1..3).sum, (1..3).inject(:+), (1..3).reduce(1, :*)
p ["x", "yy"].each_with_index.max_by { |s, i| s.size }
p [3, 1, 2].sort { |a, b| b <=> a }, [3, 1, 2].max { |a, b| b <=> a }, %w[aa b ccc].minmax_by(&:size)
p [1, 1, 2, 3, 3].slice_before(&:even?).to_a, [1, 1, 2, 3, 3].slice_after(&:even?).to_a, [1, nil, 2].chunk { |x| x.nil? ? :_separator : true }.to_a
p({a: 1, b: 2}.each_with_index.map { |(k, v), i| [k, v, i] }, {a: 1}.min_by { |k, v| v }, {a: 1, b: 3}.sum { |k, v| v }, {a: 1, b: 2}.reduce(0) { |s, (k, v)| s + v })
p [1, 2, 3].zip([4, 5, 6], [7, 8, 9]).transpose, [[1, 2], [3]].sum([]), ["a", "b"].sum("")
