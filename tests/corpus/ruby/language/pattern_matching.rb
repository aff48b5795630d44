def check(value)
  case value
  in [] then "empty"
  in [Integer => x] then "one #{x}"
  in [Integer | Float => a, String => b] then "num #{a} str #{b}"
  in [:cmd, { name: String => name, **rest }] then "cmd #{name} #{rest}"
  in [first, *, last] if first == last then "same ends"
  in { type: :circle, radius: } then "circle #{radius}"
  in { type: :rect, w:, h: } unless w == h then "rect #{w}x#{h}"
  in { type: :rect, w: } then "square #{w}"
  in { user: { name:, roles: [:dev, :admin, *] } } then "admin #{name}"
  in { user: { name: /^J/ => name } } then "J-user #{name}"
  in String | Symbol => s then "text #{s}"
  in nil then "nil"
  in 0.. then "non-negative"
  in ..-1 then "negative"
  else "other"
  end
end
[[], [5], [1.5, "x"], [:cmd, { name: "go", a: 1 }], [1, 2, 1], { type: :circle, radius: 3 }, { type: :rect, w: 1, h: 2 },
 { type: :rect, w: 2, h: 2 }, { user: { name: "Al", roles: %i[dev admin qa] } }, { user: { name: "Joe" } }, "str", :sym, nil, 7, -3,
 [1, 2, 3], 2.5r].each { |v| puts check(v) }
class Vec
  attr_reader :x, :y
  def initialize(x, y) = (@x, @y = x, y)
  def deconstruct = [x, y]
  def deconstruct_keys(keys) = { x: x, y: y }
end
case Vec.new(1, 2)
in Vec(x:, y: 2) then puts "x=#{x}"
end
case Vec.new(3, 4)
in Vec[a, b] then puts a * b
end
expected = 5
case 5
in ^expected then puts "pinned"
end
case { n: 6 }
in { n: ^(expected + 1) } then puts "expr pin"
end
data = { name: "Bob", age: 3, tags: ["x", "y"] }
data => { name:, tags: [first_tag, *] }
puts name, first_tag
puts((1 in Integer))
puts(({ a: 1 } in { a: String }))
case [1, [2, [3, 4]]]
in [a, [b, [*c]]] then p [a, b, c]
end
case {}
in {} then puts "empty hash"
end
case { a: 1 }
in { a: 1, **nil } then puts "exact"
end
begin
  case [1, 2]
  in [a] then 1
  in { b: } then 2
  end
rescue NoMatchingPatternError => e
  puts e.class, e.message
end
result = case 42
         in Integer | Float => num if num > 40 then "big #{num}"
         end
puts result
in_check = { status: "ok", items: [{ id: 1 }, { id: 2 }] }
if in_check in { status: "ok", items: [{ id: first_id }, *] }
  puts first_id
end
arr = [1, "two", :three, 4.0, nil, true]
arr.each do |v|
  kind = case v
         in Integer | Float then :number
         in String | Symbol then :text
         in true | false then :bool
         in nil then :nil
         end
  print kind, " "
end
puts
