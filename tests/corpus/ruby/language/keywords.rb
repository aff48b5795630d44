# covers: missing and unknown keywords, a hash as the last argument, counts of optional arguments
def attempt
  yield
rescue ArgumentError => e
  puts e.message
end
def two(a, b) = [a, b]
def none = 1
def opt(a, b = 2, *c, d:, e: 5, **f) = [a, b, c, d, e, f]
def kw(a:, b: 1) = [a, b]
def most(a, b = 1) = [a, b]
def open(a, *b) = [a, b]
attempt { opt(1) }
attempt { kw(a: 1, c: 2) }
attempt { kw(b: 2) }
attempt { kw }
attempt { most(1, 2, 3) }
attempt { most }
attempt { open }
p opt(1, d: 4), opt(1, 2, 3, d: 4, z: 9)
class Point
  def initialize(x, y) = (@x, @y = x, y)
  def move(dx:, dy: 0) = [@x + dx, @y + dy]
end
attempt { Point.new(1, 2).move }
p Point.new(1, 2).move(dx: 1)
l = ->(a, b) { a + b }
p proc { |a, b| [a, b] }.call(1), proc { |a, b| [a, b] }.call(1, 2, 3), proc { |a, b| [a, b] }.call([4, 5])
def hash_last(options) = options
p hash_last(a: 1, "b" => 2), hash_last({ c: 3 })
def splat(*args, **opts) = [args, opts]
p splat(1, { a: 1 }), splat(1, a: 1), splat({ x: 1 })
h = { a: 1, b: 2 }
p kw(**h), splat(**h), splat(h)
def with_block(a, &b) = b ? b.call(a) : a
p with_block(1), with_block(2) { |x| x * 2 }
