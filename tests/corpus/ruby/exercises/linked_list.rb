class Node
  attr_accessor :value, :next_node
  def initialize(value, next_node = nil)
    @value = value
    @next_node = next_node
  end
end
class LinkedList
  include Enumerable
  def initialize = @head = nil
  def push(value)
    node = Node.new(value)
    if @head.nil?
      @head = node
    else
      current = @head
      current = current.next_node while current.next_node
      current.next_node = node
    end
    self
  end
  alias << push
  def each
    current = @head
    while current
      yield current.value
      current = current.next_node
    end
  end
  def reverse!
    previous = nil
    current = @head
    while current
      current.next_node, previous, current = previous, current, current.next_node
    end
    @head = previous
    self
  end
end
list = LinkedList.new
list << 3 << 1 << 2
p list.to_a, list.sort, list.map { |x| x * 2 }, list.include?(2), list.first, list.reduce(:+)
p list.reverse!.to_a, list.min, list.sort_by { |x| -x }, list.each_with_index.to_a, list.inject { |a, b| a * b }
