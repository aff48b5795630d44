class Node
  attr_accessor :v, :nxt #+
  def initialize(v); @v = v; end #+
end
a = Node.new(1) #+
b = Node.new(2) #+
c = Node.new(3) #-
a.nxt = b #+
c.nxt = a #-
r = a.nxt.v #+
puts r #@r
