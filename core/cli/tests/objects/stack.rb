class Stack
  def initialize; @items = []; end #+
  def push(x) #+
    @items << x #+
    self
  end
  def top = @items.last #+
end
s = Stack.new #+
t = Stack.new
s.push(1).push(2) #+
t.push(3)
r = s.top #+
puts r #@r
puts t.top
