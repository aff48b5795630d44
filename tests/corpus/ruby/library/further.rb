# covers: methods that are asked for less often
require "json"
require "stringio"
p [1, "a", :b, 2.5].grep(Numeric), %w[apple pear fig].grep(/p/) { |word| word.size }, %w[a b].grep_v("a")
p %w[two\ words a\\b x], %w[zzz\ ZZ].size, [1, 2].chain([3]).to_a
p 3.polar, -3.arg, 2.abs2, Math.frexp(10.0), ("a" !~ /b/)
p [0, 1, 2, 3, 4, 5][(1..).step(2)], [0, 1, 2, 3, 4, 5][(..-2) % 3], ((1..9) % 4)
held = {}.compare_by_identity
key = "x"
held[key] = 1
held[:x] = 2
p held[key], held["x"], held[:x], held.size, held.key?(key)
puts "%a %a" % [1.0, 0.5]
class Point
  def initialize(x) = @x = x
  def to_json(*given) = { x: @x }.to_json(*given)
end
puts JSON.pretty_generate([Point.new(1)]), [Point.new(2)].to_json
text = StringIO.new("one two")
p text.each_char.first(2), text.close, text.closed?
begin
  text.read
rescue IOError => e
  puts e.message
end
["(", "a)", "*a", "[b-a]"].each do |source|
  Regexp.new(source)
rescue RegexpError => e
  puts e.message
end
begin
  [[1, 2], 3].transpose
rescue TypeError => e
  puts e.message
end
begin
  fail ArgumentError, "failed"
rescue => e
  p e
end
p (Object <=> 1), proc { |a, (b, c)| }.parameters, Module.new.singleton_class.singleton_class.class
