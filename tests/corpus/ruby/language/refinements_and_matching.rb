module Shape
  def self.included(b) = b.extend(Registry)
  module Registry
    def registry = @@registry ||= []
    def register(*names) = registry.concat(names)
  end
  def area = raise(NotImplementedError, "#{self.class} must implement area")
  def <=>(o) = area <=> o.area
  include Comparable
end
class Sq
  include Shape
  register :sq, :square
  def initialize(s) = @s = s
  def area = @s**2
end
class Bad; include Shape; end
p Sq.registry, Sq.new(2) < Sq.new(3), [Sq.new(3), Sq.new(1)].min.area
begin
  Bad.new.area
rescue NotImplementedError => e
  puts e.message, e.class.superclass
end
module Greet
  refine String do
    def greet = "Hello, #{self}!"
    def to_i = super + 1000
  end
  refine Array do
    def second = self[1]
  end
end
begin
  "x".greet
rescue NoMethodError => e
  puts "not yet"
end
using Greet
puts "Bob".greet, "5".to_i, [1, 2].second
puts %w[a b].map(&:greet).inspect
def b_test
  x = 10
  b = binding
  b.local_variable_set(:x, 20)
  eval("y = x * 2; y", b)
end
p b_test
n = 5
p eval("n + 1"), binding.local_variables.include?(:n), binding.local_variable_get(:n)
Klass = Class.new do
  class_eval <<~RUBY
    def dyn(a, b = 2)
      a + b
    end
  RUBY
  %i[x y].each { |nm| class_eval "def #{nm}; :#{nm}; end" }
end
p Klass.new.dyn(1), Klass.new.x, Klass.instance_methods(false).sort
p 5.instance_eval("self * 2"), "str".instance_eval { size }
for i in 0..3
  next if i == 1
  redo_done ||= false
  unless redo_done
    redo_done = true
    redo
  end
  print i, " "
end
puts
("a".."j").each { |c| print c if (c == "c")..(c == "f") }
puts
a = [1, 2, 3, 4, 5]
case a
in [Integer => first, *, Integer => last] unless first > last
  puts "#{first}..#{last}"
end
config = { db: { user: "admin", pass: "x", ports: [1, 2] }, mode: "dev" }
case config
in { db: { user:, ports: [p1, *] }, mode: "dev" | "test" => mode, **nil }
  puts user, p1, mode
end
case { name: "X", age: 3 }
in { name: String => nm, **rest }
  p nm, rest
end
val = 5
case 5
in ^val then puts "pinned"
end
case [1, [1]]
in [x, [^x]] then puts "same #{x}"
end
case 7
in 0..5 then puts "low"
in 6.. then puts "high"
end
begin
  case [1, 2]
  in [a] then a
  in { x: } then x
  end
rescue NoMatchingPatternError => e
  puts e.class, e.message
end
begin
  { a: 1 } => { b: }
rescue NoMatchingPatternKeyError => e
  puts e.message, e.key.inspect
end
h = { status: 200, body: "ok" }
if h in { status: 200..299 => code }
  puts code
end
p((1 in Integer), ("x" in Integer))
class Pt
  attr_reader :x, :y
  def initialize(x, y) = (@x, @y = x, y)
  def deconstruct = [x, y]
  def deconstruct_keys(keys) = { x:, y: }.slice(*(keys || %i[x y]))
end
case Pt.new(1, 2)
in Pt(x:, y:) then p [x, y]
end
case Pt.new(1, 2)
in Pt[a, b] then p [a, b]
end
in_arr = [[:add, 1, 2], [:neg, 5], [:lit, 3], :bogus]
in_arr.each do |op|
  r = case op
      in [:add, l, r] then l + r
      in [:neg, v] then -v
      in [:lit, Integer | Float => v] then v
      in Symbol then "sym"
      end
  puts r
end
puts [1, "a", nil, :b, 2.5, [1], { k: 1 }].map { |v|
  case v
  in Integer | Float => n if n > 2 then "big"
  in Integer | Float then "num"
  in String then "str"
  in nil then "nil"
  in [] | [*] then "arr"
  in { k: } then "hash#{k}"
  else "other"
  end
}.join(",")
def kws(first, *rest, key: :d, **opts, &blk) = [first, rest, key, opts, blk&.arity]
p kws(1, 2, key: 3, z: 4) { |a, b| }, kws(*[1, 2], **{ key: 9 }), kws({ a: 1 }), kws(1, { "s" => 1 })
def fwd(...) = kws(...)
p fwd(1, key: 2) { |q| q }
def last_hash(a, h) = [a, h]
p last_hash(1, x: 2), last_hash(1, { y: 3 })
x = { a: 1 }
y = { **x, b: 2, **{ c: 3 } }
p y, [*1..3, *[4]], [*"a".."c"]
a, (b, (c, *d)), *e = 1, [2, [3, 4, 5]], 6, 7
p a, b, c, d, e
m, n = { m: 1, n: 2 }.values_at(:m, :n)
p m, n
def ret_multi = [1, [2, 3]]
q, (r, s) = ret_multi
p q, r, s
puts "#{"nested #{"deep #{1 + 1}"}"}", 'a' 'b' "c#{1}"
puts <<~A + <<~B
  first
A
  second
B
v = if false then 1 end
p v, (1 if false), [(2 unless true)]
p __method__.inspect, self.to_s, self.class
puts [1, 2, 3].sum do |z| z * 100 end
puts((1..3).reduce(1) { _1 * _2 })
i = 10
i -= 1 while i > 5
p i
begin; i += 1; end until i >= 8
p i
p (begin 1; 2 end), (x = 5; x + 1)
alias_test = "orig"
alias $new_out $stdout
$new_out.puts "aliased"
p $PROGRAM_NAME == $0, $,.nil?, [__FILE__, __LINE__].size
p ObjectSpace.respond_to?(:each_object), 10.then { _1 + 1 }
puts DATA.each_line.map(&:chomp).inspect
__END__
d1
d2
