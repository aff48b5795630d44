class V
  include Comparable
  attr_reader :n #+
  def initialize(n); @n = n; end #+
  def <=>(o); n <=> o.n; end #+
end
xs = [V.new(2), V.new(1)] #+
ys = [V.new(5)]
r = xs.max #+
ys << V.new(9)
puts r.n #@r
