# covers: pp of what is too long for a line
require 'pp'
h = { name: "A fairly long name for testing", address: { street: "123 Some Very Long Street Name", city: "Springfield", zip: "12345" }, tags: (1..30).to_a, nested: [{ id: 1, title: "First item in the list", done: false }, { id: 2, title: "Second item in the list", done: true }] }
pp h
pp (1..50).to_a
pp %w[short list]
S = Struct.new(:first_name, :last_name, :description, :notes)
pp S.new("Alexander", "Hamilton", "A founding father of the United States", ["note one is long", "note two is longer"])
class Foo
  def initialize
    @alpha = "a" * 40
    @beta = "b" * 40
    @gamma = [1, 2, 3]
  end
end
puts PP.pp({ a: 1, b: [1, 2] }, +"", 5)
pp({ "key one" => "v" * 30, "key two" => "w" * 30, 3 => nil })
pp nil, 1, "str", :sym, 1.5
x = pp({ a: 1 })
p x
require 'set'
pp Set.new((1..40).to_a)
pp [[1, 2, 3] * 10, ["abc"] * 20]
a = { a: { b: { c: { d: { e: "deep value here", f: "another deep value here", g: "more" } } } } }
pp a
puts a.pretty_inspect.lines.size
