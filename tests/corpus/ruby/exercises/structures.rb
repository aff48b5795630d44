require "set"

# Data structures: list, tree, heap, buffer and cache.
class LinkedList
  include Enumerable
  Node = Struct.new(:value, :next)

  attr_reader :size

  def initialize(*values)
    @head = nil
    @size = 0
    values.each { |v| push(v) }
  end

  def push(value)
    node = Node.new(value)
    @head ? last_node.next = node : @head = node
    @size += 1
    self
  end
  alias << push

  def unshift(value) = tap { @head = Node.new(value, @head); @size += 1 }

  def reverse!
    previous = nil
    node = @head
    while node
      node.next, previous, node = previous, node, node.next
    end
    @head = previous
    self
  end

  def delete(value)
    previous = nil
    node = @head
    until node.nil? || node.value == value
      previous, node = node, node.next
    end
    return nil unless node

    previous ? previous.next = node.next : @head = node.next
    @size -= 1
    node.value
  end

  def each
    return to_enum(:each) { @size } unless block_given?

    node = @head
    while node
      yield node.value
      node = node.next
    end
  end

  def to_s = "(#{to_a.join(' ')})"
  alias inspect to_s

  private

  def last_node
    node = @head
    node = node.next while node.next
    node
  end
end
list = LinkedList.new(3, 1, 2)
list << 5 << 4
p list, list.size, list.sort, list.map { |x| x * 2 }, list.include?(5), list.first, list.first(2), list.reverse!, list.delete(2), list.delete(99)
p list.each.next, list.each_slice(2).to_a, list.min_by { |x| -x }, list.reduce(:+), list.each_with_index.to_a, list.unshift(9), list.each.size, list.lazy.select(&:odd?).first(2), list.zip(list.drop(1)), list.sum, list.to_set.size, list.each_cons(2).map { |a, b| b - a }
class Tree
  include Enumerable
  attr_reader :value, :left, :right

  def initialize(value) = @value = value

  def insert(other)
    if other < value
      @left ? @left.insert(other) : @left = Tree.new(other)
    else
      @right ? @right.insert(other) : @right = Tree.new(other)
    end
    self
  end

  def each(&block)
    return enum_for(:each) unless block

    left&.each(&block)
    block.call(value)
    right&.each(&block)
  end

  def depth = 1 + [left&.depth, right&.depth].compact.max.to_i

  def include?(wanted)
    return true if wanted == value

    (wanted < value ? left : right)&.include?(wanted) || false
  end
end
tree = [5, 2, 8, 1, 9, 3].reduce(nil) { |t, v| t ? t.insert(v) : Tree.new(v) }
p tree.to_a, tree.depth, tree.include?(9), tree.include?(7), tree.each.with_index.to_a.last, tree.each_entry.first, tree.minmax, tree.partition(&:even?), tree.inject(:*)
class Heap
  def initialize(&order)
    @items = []
    @order = order || ->(a, b) { a <=> b }
  end

  def push(item)
    @items << item
    up(@items.size - 1)
    self
  end

  def pop
    return if @items.empty?

    swap(0, @items.size - 1)
    top = @items.pop
    down(0)
    top
  end

  def empty? = @items.empty?

  private

  def up(i)
    parent = (i - 1) / 2
    return unless i.positive? && @order[@items[i], @items[parent]].negative?

    swap(i, parent)
    up(parent)
  end

  def down(i)
    child = [2 * i + 1, 2 * i + 2].select { |c| c < @items.size }.min { |a, b| @order.(@items[a], @items[b]) }
    return unless child && @order.(@items[child], @items[i]) < 0

    swap(i, child)
    down(child)
  end

  def swap(i, j)
    @items[i], @items[j] = @items[j], @items[i]
  end
end
heap = Heap.new { |a, b| b <=> a }
[3, 9, 1, 7].each { |n| heap.push(n) }
drained = []
drained << heap.pop until heap.empty?
p drained, heap.pop
class RingBuffer
  class Full < StandardError; end
  class Empty < StandardError; end

  def initialize(size) = (@size, @items = size, [])
  def write(x) = @items.size < @size ? @items.push(x) : raise(Full, "buffer full")
  def read = @items.shift || raise(Empty)
  def write!(x) = (read if @items.size == @size) && write(x) || write(x)
end
ring = RingBuffer.new(2)
ring.write(1)
ring.write(2)
begin
  ring.write(3)
rescue RingBuffer::Full => e
  puts e.message
end
p ring.read, ring.read
begin
  ring.read
rescue RingBuffer::Empty => e
  p e.message
end
class LRU < Hash
  def initialize(max) = (super(); @max = max)

  def [](key)
    return unless key?(key)

    value = delete(key)
    store(key, value)
  end

  def []=(key, value)
    delete(key)
    shift if size >= @max
    super
  end
end
cache = LRU.new(2)
cache[:a] = 1
cache[:b] = 2
cache[:a]
cache[:c] = 3
p cache.keys, cache[:b], cache.to_a
stack = []
"3 4 + 2 * 7 /".split.each do |t|
  case t
  when /\A\d+\z/ then stack << t.to_i
  else
    b, a = stack.pop, stack.pop
    stack << a.send(t, b)
  end
end
p stack
trie = {}
%w[car cat dog].each { |w| w.each_char.inject(trie) { |node, c| node[c] ||= {} }[:end] = true }
p trie, trie.dig("c", "a", "t", :end)
