# covers: pattern matching
def m(x)
  case x
  in Integer | Float => n if n > 100 then "big #{n}"
  in 0 then "zero"
  in Integer => n then "int #{n}"
  in String => s unless s.empty? then "str #{s}"
  in "" then "empty"
  in [] then "empty arr"
  in [x] then "one #{x}"
  in [Integer => a, Integer => b] then "two ints #{a} #{b}"
  in [1, *rest] then "starts 1 #{rest}"
  in [*, :needle, *post] then "found #{post}"
  in [first, *, last] then "fl #{first} #{last}"
  in {type: :circle, r:} then "circle #{r}"
  in {type: :rect, w:, h:} if w == h then "square #{w}"
  in {type: :rect, w: Integer => w, h:} then "rect #{w}x#{h}"
  in {name: String => name, **rest} if rest.any? then "named #{name} #{rest}"
  in {name:, **nil} then "only name #{name}"
  in {} then "empty hash"
  in nil then "nil"
  in true | false => b then "bool #{b}"
  in ..5.0 then "range"
  in :a | :b => sym then "sym #{sym}"
  in ->(v) { v.respond_to?(:call) } then "callable"
  in /re/ then "never"
  else "other #{x.class}"
  end
end
[101, 0, 5, "hi", "", [], [9], [3, 4], [1, 2, 3], [8, :needle, 7], [:q, 2, 3], {type: :circle, r: 2}, {type: :rect, w: 2, h: 2}, {type: :rect, w: 2, h: 3}, {name: "x", age: 3}, {name: 5}, {}, nil, true, 2.5, :a, -> {}, Object].each { |v| puts m(v) }
class Point
  attr_reader :x, :y
  def initialize(x, y) = (@x, @y = x, y)
  def deconstruct = (puts "dec"; [x, y])
  def deconstruct_keys(k) = (p k; {x: x, y: y})
end
case Point.new(1, 2)
in [0, y] then p 1
in Point(a, 2) then p a
end
case Point.new(1, 2)
in {x: 0} then 1
in Point(x:, y: 2 => yy) then p [x, yy]
end
case Point.new(3, 4)
in Point[a, b] then p a + b
end
S = Struct.new(:l, :r)
case S.new(1, S.new(2, nil))
in S[v, S[w, nil]] then p [v, w]
end
case {a: {b: [1, {c: 2}]}}
in {a: {b: [_, {c:}]}} then p c
end
exp = 5
case 5
in ^exp then puts "pinned"
end
case [1, 1]
in [a, ^a] then puts "same"
end
case 7
in ^(3 + 4) then puts "expr"
end
@iv = 3
case 3
in ^@iv then puts "ivar"
end
h = {status: "ok", items: [{id: 1}, {id: 2}]}
if h in {status: "ok", items: [{id: first}, *]}
  p first
end
h => {items: [*, {id: last}]}
p last
p((1 in Integer), ("x" in Integer))
begin
  5 => String
rescue NoMatchingPatternError => e
  p e.class, e.message
end
begin
  {a: 1} => {b:}
rescue NoMatchingPatternKeyError => e
  p e.message, e.key, e.matchee
end
begin
  case [1, 2]
  in [x] then 1
  end
rescue NoMatchingPatternError => e
  p e.message
end
case {k: nil}
in {k: nil} then puts "nil val"
end
case [1, [2, [3, 4]]]
in [a, [b, [*c]]] then p a, b, c
end
r = case 5; in (1..) then "endless" end
p r
case ["cmd", "arg1", "arg2"]
in ["cmd", *args] then p args
end
in_h = {"str" => 1}
case in_h
in Hash => hh then p hh
end
case {n: 1, m: 2}
in {n: 1 | 2 => k, **others} then p k, others
end
case [[:add, 1, 2], [:mul, 3, 4]]
in [[:add, *a], [:mul, *b]] then p a, b
end
def ev(e) = case e
  in Integer then e
  in [:+, l, r] then ev(l) + ev(r)
  in [:*, l, r] then ev(l) * ev(r)
  in [:neg, v] then -ev(v)
end
p ev([:+, 1, [:*, 2, [:neg, 3]]])
x = [1, "a", :b, nil]
case x
in [Integer, String, Symbol, nil] then puts "types"
end
case {x: 1}
in {x: Integer | nil => v} then p v
end
val = {user: {name: "Bob", roles: [:admin, :dev]}}
case val
in {user: {name:, roles: [*, :admin, *]}} then puts "#{name} admin"
end
data = [1, 2, 3, 42, 5]
case data
in [*pre, 40..50 => found, *post] then p pre, found, post
end
arr = [[1, 2], [3, 4]]
arr.each { |e| case e; in [a, b] if a + b > 5; p :big; in [a, b]; p :small; end }
p((case 1; in (0 | 1) then :bit end))
case {a: 1}
in {a: 1 => one} unless one > 2
  p one
end
