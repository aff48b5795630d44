# covers: how JSON is laid out, marks of letters, copies of subclasses
require "json"
data = { "a" => 1, "b" => [1, { "c" => [] }], "d" => {} }
puts JSON.generate(data, space: " ", object_nl: "\n", array_nl: "\n", indent: "\t")
puts JSON.pretty_generate(data, indent: "    "), [1, { x: 2 }].to_json(space: " "), JSON.generate(data, space_before: " ")
[0.0 / 0, 1.0 / 0].each do |number|
  JSON.generate(number)
rescue JSON::GeneratorError => e
  puts e.message
end
p "Crème brûlée à Zürich".unicode_normalize(:nfd).gsub(/\p{Mn}/, ""), "e\u0301".unicode_normalize == "é", "ế".unicode_normalize(:nfd).length
class Stack < Array
  def peek = last
end
class Title < String
end
class Config < Hash
end
stack = Stack.new([1, 2])
p stack.dup.class, stack.dup.peek, stack.to_a.class, Title.new("x").dup.class, Config[a: 1].class, Config[a: 1].merge(b: 2).class
p 1.object_id, nil.object_id, format("%<a>s", a: 1), [1, 2, 3].lazy.map { _1 * 2 }.first(2)
text = +"abc"
text[/(a)(b)/, 2] = "X"
p text, "1__0".to_i, "f  g".scan(/\G\s*([a-z])(\s|\z)?/), (1..4).step.inspect
p((->(x) { x } >> proc { |x| x }).lambda?, (proc { |x| x } >> ->(x) { x }).lambda?)
