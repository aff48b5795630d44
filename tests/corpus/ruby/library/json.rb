require 'json'

config = {
  name: "app", version: 1.5, tags: ["a", "b"], nested: { on: true, off: false, none: nil }, empty: [], hash: {}
}
text = JSON.generate(config)
puts text
puts config.to_json
puts JSON.pretty_generate(config)
back = JSON.parse(text)
p back
p JSON.parse(text, symbolize_names: true)
p JSON.parse('[1, 2.5, -3e2, "x\\n\\u00e9", null, true]')
puts [1, "two", :three, nil].to_json
puts "quote\"d \\ \t".to_json
begin
  JSON.parse('{"a": }')
rescue JSON::ParserError => e
  puts "bad json"
end

class Point
  attr_reader :x, :y
  def initialize(x, y) = (@x, @y = x, y)
  def to_json(*args) = { x: x, y: y }.to_json(*args)
  def self.from_json(text)
    data = JSON.parse(text)
    new(data["x"], data["y"])
  end
end
puts [Point.new(1, 2), Point.new(3, 4)].to_json
pt = Point.from_json('{"x": 10, "y": 20}')
puts pt.x + pt.y
puts JSON.pretty_generate([1, [2, { "a" => [] }]])
