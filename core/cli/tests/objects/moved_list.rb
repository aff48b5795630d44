class Bag
  attr_accessor :items #+
  def initialize
    @items = [] #+
  end
  def put(x) #+
    @items << x #+
  end
  def take
    @items.pop #+
  end
end
a = Bag.new #+
b = Bag.new #+
b.items = a.items #+
a.put("x") #+
got = b.take #+
puts got #@got
