V = Struct.new(:major, :minor) do
  include Comparable
  def <=>(o) = [major, minor] <=> [o.major, o.minor]
  def to_s = "#{major}.#{minor}"
end
vs = [V.new(1, 10), V.new(1, 2), V.new(0, 9)]
puts vs.sort.join(" "), vs.max, vs.minmax.map(&:to_s).inspect
puts V.new(1, 2) == V.new(1, 2), V.new(1, 2) < V.new(2, 0)
begin
  [1, "a"].sort
rescue ArgumentError => e
  puts e.message
end
begin
  1 + "a"
rescue TypeError => e
  puts e.message
end
begin
  "a" + 1
rescue TypeError => e
  puts e.message
end
