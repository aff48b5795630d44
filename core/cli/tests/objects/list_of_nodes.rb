class Node
  attr_accessor :value, :next_node
  def initialize(value)                           #+
    @value = value                                #+
  end
end
a = Node.new(1)                                   #+
b = Node.new(2)                                   #+
c = Node.new(3)                                   #-
a.next_node = b                                   #+
b.value = 20                                      #+
c.value = 30                                      #-
seen = a.next_node.value                          #+
puts c.value                                      #-
puts seen                                         #@seen
