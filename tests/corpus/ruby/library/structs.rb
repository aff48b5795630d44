Point = Struct.new(:x, :y) do
  def dist = Math.sqrt(x * x + y * y)
  def to_s = "(#{x}, #{y})"
end
a = Point.new(3, 4)
puts a, a.dist
p a, a.to_a, a == Point.new(3, 4), a.x
a.x = 10
p a[0], a[:y], a.to_h
x, y = *a
puts x, y
P3 = Struct.new(:a, :b, keyword_init: true)
p P3.new(a: 1, b: 2)
case a
in [x, y] then puts "arr #{x} #{y}"
end
