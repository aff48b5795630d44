def two(a, b) = a + b
def opt(a, b = 2, *rest) = [a, b, rest]
def keys(a, k:, o: 1) = [a, k, o]
def try
  yield
rescue ArgumentError, TypeError => e
  puts "#{e.class}: #{e.message}"
end
try { two(1) }
try { two(1, 2, 3) }
try { opt }
try { keys(1) }
try { keys(k: 1) }
try { keys(1, k: 2, z: 3) }
try { keys(1, k: 2, z: 3, y: 4) }
try { keys }
try { ->(x) { x }.call }
try { ->(x, y = 1) { x }.call(1, 2, 3) }
p proc { |x, y| [x, y] }.call(1), proc { |x, y| [x, y] }.call([1, 2]), proc { |x| x }.call(1, 2)
class Animal
  def initialize(name) = @name = name
  def speak(loud = false) = loud ? @name.upcase : @name
end
try { Animal.new }
try { Animal.new("cat", 2) }
try { Animal.new("cat").speak(1, 2) }
puts Animal.new("cat").speak(true)
try { [1, 2].first("x") }
try { Integer("abc") }
try { Integer(nil) }
try { Float("1.x") }
try { [3, "a"].sort }

try { 5 + "5" }
try { "5" + 5 }
try { nil.to_s + nil }
try { [1] + nil }
try { Object.new(1) }
def splat(*a, **k, &b) = [a, k, b&.call]
p splat, splat(1, 2), splat(1, x: 2), splat(*[1, 2], **{ y: 1 }) { :blk }
h = { a: 1 }
p splat(h), splat(**h)
def last_hash(a, b = {}) = [a, b]
p last_hash(1, x: 2), last_hash({ y: 1 })
def post(a, *m, z) = [a, m, z]
p post(1, 2), post(1, 2, 3, 4)
def mixed(a, b = 5, *c, d, e:, f: 6, **g) = [a, b, c, d, e, f, g]
p mixed(1, 2, e: 3), mixed(1, 2, 3, 4, 5, e: 0, z: 9)
p method(:two).arity, method(:opt).arity, method(:keys).arity, proc { |x, y| }.arity, ->(*a) {}.arity
p method(:mixed).parameters, ->(x, y = 1, *z, k:, &b) {}.parameters
