class Node
  include Enumerable
  attr_accessor :value, :left, :right
  def initialize(value) = @value = value
  def insert(v)
    case v <=> value
    when -1 then left ? left.insert(v) : self.left = Node.new(v)
    when 1 then right ? right.insert(v) : self.right = Node.new(v)
    end
    self
  end
  def each(&block)
    return to_enum(:each) unless block
    left&.each(&block)
    block.call(value)
    right&.each(&block)
  end
  def depth = 1 + [left, right].compact.map(&:depth).max.to_i
end
root = Node.new(5)
[3, 8, 1, 4, 7, 9].each { |v| root.insert(v) }
p root.to_a, root.depth, root.include?(4), root.min, root.max, root.select(&:even?), root.each_slice(3).to_a
p root.lazy.map { |x| x * 2 }.reject { |x| x % 3 == 0 }.first(3)
e = root.each
p e.next, e.next, e.peek, e.size
puts root.each_with_index.map { |v, i| "#{i}:#{v}" }.join(" ")
p root.reduce(:+), root.sum,
  root.sort_by { |x| -x }, root.zip(root.to_a.reverse).first(2), root.each_cons(2).count
class LinkedList
  include Enumerable
  Cell = Struct.new(:value, :next_cell)
  def initialize(*values) = values.reverse_each { |v| unshift(v) }
  def unshift(v) = (@head = Cell.new(v, @head); self)
  alias_method :prepend, :unshift
  def each
    cell = @head
    while cell
      yield cell.value
      cell = cell.next_cell
    end
  end
  def reverse! = (prev = nil; cell = @head; (cell.next_cell, prev, cell = prev, cell, cell.next_cell) while cell; @head = prev; self)
  def to_s = "(#{to_a.join(' -> ')})"
end
l = LinkedList.new(1, 2, 3)
puts l, l.prepend(0), l.reverse!, l.map { _1 + 1 }.inspect, l.first, l.first(2).inspect, l.entries.inspect
class Matrix2
  attr_reader :rows
  def self.[](*rows) = new(rows)
  def self.identity(n) = new(Array.new(n) { |i| Array.new(n) { |j| i == j ? 1 : 0 } })
  def initialize(rows) = @rows = rows
  def [](i, j) = rows.fetch(i).fetch(j)
  def []=(i, j, v)
    rows[i][j] = v
  end
  def *(o) = o.is_a?(Numeric) ? Matrix2.new(rows.map { |r| r.map { |x| x * o } }) : Matrix2.new(rows.map { |r| o.rows.transpose.map { |c| r.zip(c).sum { |a, b| a * b } } })
  def +(o) = Matrix2.new(rows.zip(o.rows).map { |a, b| a.zip(b).map(&:sum) })
  def -@ = self * -1
  def ==(o) = o.class == self.class && o.rows == rows
  def coerce(n) = [self, n]
  def to_s = rows.map { |r| r.map { |x| x.to_s.rjust(3) }.join }.join("\n")
  def **(n) = n.zero? ? Matrix2.identity(rows.size) : (1...n).reduce(self) { |acc, _| acc * self }
  def each = block_given? ? rows.flatten.each { |x| yield x } : rows.flatten.each
end
m = Matrix2[[1, 1], [1, 0]]
puts m ** 10, m + m, -m, 3 * m
m[0, 1] = 9
p m[0, 1], m == Matrix2[[1, 9], [1, 0]], m.each.to_a
begin
  m[5, 5]
rescue IndexError => e
  puts e.message
end
class Stack
  class EmptyError < StandardError
    def message = "stack is empty"
  end
  def initialize = @items = []
  def push(*x) = tap { @items.push(*x) }
  alias << push
  def pop = @items.empty? ? raise(EmptyError) : @items.pop
  def method_missing(name, *args, &blk)
    if @items.respond_to?(name)
      self.class.define_method(name) { |*a, &b| @items.public_send(name, *a, &b) }
      public_send(name, *args, &blk)
    else
      super
    end
  end
  def respond_to_missing?(name, priv = false) = @items.respond_to?(name, priv) || super
end
s = Stack.new
s << 1 << 2
s.push(3, 4)
p s.size, s.map { |x| x * 2 }, s.pop, s.respond_to?(:each), s.last
begin
  5.times { s.pop }
rescue Stack::EmptyError => e
  puts "#{e.class.name}: #{e.message}"
end
begin
  s.bogus
rescue NoMethodError => e
  puts e.message[/undefined method `\w+'/]
end
Point = Struct.new(:x, :y) do
  def +(o) = Point.new(x + o.x, y + o.y)
  def to_s = "(#{x}, #{y})"
  def <=>(o) = [x, y] <=> [o.x, o.y]
  include Comparable
end
pts = [Point.new(3, 1), Point.new(1, 2), Point.new(1, 1)]
puts pts.sort.join(" "), pts.max, pts.sum(Point.new(0, 0)), pts.minmax.inspect
x, y = *pts[0]
p x, y, pts[0].to_a, pts[0].to_h, pts[0] == Point.new(3, 1), pts.map(&:x).tally
case pts[0]
in [a, b] if a > b then puts "array #{a} #{b}"
end
case pts[1]
in { x: Integer => px, y: } then puts "hash #{px} #{y}"
end
h = { name: "Bob", tags: %w[a b], address: { city: "X", zip: "123" } }
case h
in { name: String => name, tags: [_, "b"], address: { city: } } then puts "#{name} #{city}"
end
if h in { address: { zip: /\d+/ => zip } }
  puts zip
end
result = case [1, [2, 3, 4]]
         in [Integer => a, [b, *rest]] then { a:, b:, rest: }
         end
p result
