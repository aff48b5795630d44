class Stack
  class EmptyError < StandardError
    def message = "stack is empty"
  end
  def initialize = @items = []
  def push(x)
    @items.push(x)
    self
  end
  def pop
    raise EmptyError if @items.empty?
    @items.pop
  end
  def peek = @items.last
  def empty? = @items.empty?
  def size = @items.size
end
s = Stack.new
s.push(1).push(2)
puts s.pop, s.peek, s.size, s.empty?
s.pop
begin
  s.pop
rescue Stack::EmptyError => e
  puts "#{e.class}: #{e.message}"
end
def balanced?(text)
  pairs = { ")" => "(", "]" => "[", "}" => "{" }
  stack = []
  text.each_char do |c|
    if pairs.value?(c)
      stack.push(c)
    elsif pairs.key?(c)
      return false unless stack.pop == pairs[c]
    end
  end
  stack.empty?
end
p balanced?("{[()]}"), balanced?("([)]"), balanced?("((")
