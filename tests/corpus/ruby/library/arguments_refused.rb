# covers: what methods of the core say of arguments that they cannot use, and what they make of others
def tried(label)
  puts "#{label}: #{yield.inspect}"
rescue StandardError => e
  puts "#{label}: #{e.class}: #{e.message.lines.first.chomp}"
end

[nil, "b", :a, 2.5, [1], 2**65, Object].each do |odd|
  tried("+ #{odd.inspect}") { 7 + odd }
  tried("2.5 * #{odd.inspect}") { 2.5 * odd }
  tried("< #{odd.inspect}") { 7 < odd }
  tried("round #{odd.inspect}") { 7.25.round(odd) }
  tried("gcd #{odd.inspect}") { 12.gcd(odd) }
  tried("digits #{odd.inspect}") { 12.digits(odd) }
  tried("clamp #{odd.inspect}") { 12.clamp(odd) }
  tried("first #{odd.inspect}") { [3, 1, 2].first(odd) } if odd
  tried("Enumerable#first #{odd.inspect}") { (1..5).each_entry.first(odd) }
  tried("each_slice #{odd.inspect}") { [3, 1, 2].each_slice(odd).to_a }
  tried("inject #{odd.inspect}") { [3, 1, 2].inject(odd) }
  tried("delete #{odd.inspect}") { "hello".delete(odd) }
  tried("index #{odd.inspect}") { "hello".index(odd) }
  tried("ljust #{odd.inspect}") { "hello".ljust(odd) }
  tried("end_with? #{odd.inspect}") { "hello".end_with?(odd) }
  tried("is_a? #{odd.inspect}") { 1.is_a?(odd) }
  tried("send #{odd.inspect}") { 1.send(odd) }
  tried("Hash#<= #{odd.inspect}") { { a: 1 } <= odd }
  tried("tally #{odd.inspect}") { [1].tally(odd) }
  tried("MatchData#[] #{odd.inspect}") { "key=val".match(/(?<b>\w+)=(\w+)/)[odd] }
end
tried("any?") { [1].any?(1, 2) }
tried("pow") { [3.pow(4, 5), 3.pow(4, 0)] }
tried("negative radix") { 5.digits(-2) }
tried("sort") { [3, "a", 1].sort }
tried("sort") { [3, nil, 1].sort }
tried("order of comparisons") { [4, 1, 3, 2].sort { |a, b| print a, "?", b, " "; a <=> b } }
tried("Class.new") { Class.new(5) }
tried("attr_accessor") { Class.new { attr_accessor "bad name" } }
tried("singleton") { :a.define_singleton_method(:x) {} }
tried("size") { [(2**70).size, 7.size, 0.0.-@, 1.0.divmod(0.1)] }
tried("sleep") { sleep(-1) }
tried("raise by name") { send(:raise, IOError, "by name") }
tried("Kernel.raise") { Kernel.raise("of the module") }
