class Acc
  attr_accessor :n #+
  def initialize(n) #+
    @n = n #+
  end
  def move(other) #+
    @n = other.n + 1 #+
  end
end
a = Acc.new(1) #+
b = Acc.new(5) #+
c = Acc.new(7) #-
a.move(b) #+
c.move(a) #-
r = a.n #+
puts r #@r
