fib = Enumerator.new do |y|
  a, b = 0, 1
  loop do
    y << a
    a, b = b, a + b
  end
end
p fib.take(8)
p fib.lazy.select(&:even?).first(4)
puts fib.next, fib.next, fib.next, fib.peek
fib.rewind
puts fib.next
class Tree
  include Enumerable
  def initialize(*items) = @items = items
  def each
    return to_enum(:each) unless block_given?
    @items.each { |item| yield item }
  end
end
e = Tree.new(5, 6).each
puts e.next, e.next
begin
  e.next
rescue StopIteration => stop
  puts stop.message
end
