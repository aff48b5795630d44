# covers: a walk of Enumerable goes on while its block looks at each value
class Countdown
  include Enumerable
  def initialize(from) = @from = from
  def each
    puts "begin"
    @from.downto(1) do |n|
      puts "give #{n}"
      yield n
    end
    puts "end"
    self
  end
end
two = Countdown.new(2)
look = ->(n) { puts "look #{n}"; n }
p two.map(&look), two.select(&look), two.reject(&look), two.sum(&look), two.sort_by(&look), two.min_by(&look), two.group_by(&look), two.partition(&look)
p two.inject { |a, b| puts "join #{a} #{b}"; a + b }, two.to_h { |n| [look[n], n] }, two.flat_map { |n| [look[n]] * n }, two.filter_map(&look), two.each_with_index.map { |n, i| puts "at #{i}"; n * i }
p two.count { |n| look[n] > 1 }, two.reduce(10) { |a, b| look[a - b] }, two.find { |n| look[n] == 2 }, two.first
p two.map { |n| break "left at #{n}" if n == 1; n }

# Several values at once: some blocks are given all of them, others one list.
class Pairs
  include Enumerable
  def each
    yield 1
    yield 1, 2
    yield [3, 4]
  end
end
pairs = Pairs.new
p pairs.map { |x| x }, pairs.map { |x, y| [x, y] }, pairs.select { |x| x }, pairs.flat_map { |x| [x] }, pairs.filter_map { |x| x }, pairs.partition { |x| x == 1 },
  pairs.group_by { |x| x }, pairs.count { |x| x == 1 }, pairs.find_index { |x| x != 1 }, pairs.sum { |x| x.to_s.size }, pairs.inject([]) { |all, x| all << x }

# A class's own methods do not answer for those of Enumerable.
class Boxes
  include Enumerable
  def initialize(*all) = @all = all
  def each(&block) = @all.each(&block)
  def map(&block) = Boxes.new(*super)
  def select(&block) = Boxes.new(*super)
  def inspect = "Boxes#{@all}"
end
boxes = Boxes.new(3, 1, 2)
p boxes.map { |n| n * 2 }, boxes.select(&:odd?), boxes.filter(&:odd?), boxes.collect { |n| n * 2 }, boxes.sum { |n| n * 2 }, boxes.find_all(&:even?), boxes.filter_map { |n| n if n > 1 }
text = "banana"
p text.enum_for(:scan, /(?=an)/).map { Regexp.last_match.begin(0) }, text.enum_for(:each_char).with_index.select { |char, i| char == "a" && i > 1 }
maker = Enumerator.new { |taker| 3.times { |n| puts "make #{n}"; taker << n } }
p maker.map { |n| n + 1 }, maker.with_index(1).map { |n, i| n * i }, maker.each_slice(2).map(&:sum)
class Step
  include Comparable
  attr_reader :n
  def initialize(n) = @n = n
  def <=>(other) = n <=> other.n
  def succ = Step.new(n + 1)
  def inspect = "s#{n}"
  def +(other) = Step.new(n + other.n)
end
p (Step.new(1)..).first(2), (Step.new(1)..Step.new(9)).step(3).to_a, [0.0, -0.0].uniq, nil.to_s.frozen?, true.to_s.frozen?, (1..9).bsearch { |n| n * n >= 30 }
begin
  [1, 2].each_with_index.map { |n, i| Step.new(n) + i }
rescue NoMethodError => error
  puts error.message, error.backtrace.last(5)
end
begin
  "a\nb".each_line.with_index(1).to_h { |line, at| raise ArgumentError, "line #{at}: #{line.chomp}" if at == 2; [line, at] }
rescue ArgumentError => error
  puts error.message, error.backtrace
end
