# covers: arrays that change while they are walked, lists in themselves, ranges of ranges, hashes and walks at their edges
a = [1, 2, 3]
a.delete_if { |x| break if x == 2; true }
p a
a = [1, 2, 3, 4]
begin
  a.reject! { |x| raise "stop" if x == 3; true }
rescue RuntimeError
end
p a, a.keep_if { true }, a.select! { true }, a.select!(&:even?)
a = [1]
p a.concat(a, a), [1].freeze.delete(2), [[1]].flatten!(0), [1].flatten!, [1, 1].intersection
x = []
x << x
y = []
y << y
p x == y, [[1, [2]]] == [[1, [2]]], [x].flatten(1) == x
class Few < Array
end
p (Few[1] + Few[2]).class, Few[1] * 2, Few[[1]].flatten.class, [1].flat_map { Few[2, 3] }
p [].cycle.size, [1, 2].cycle(-3).size, [3, 4].cycle(2).size, "a".upto("c").size, "z".upto("ab").to_a
p (1..3).cover?(1...4), (1..).cover?(2..), (1..3).cover?(3..1), (1...3).cover?(1..2), (1..5).cover?(2..), ("a"..).include?("b"), (-Float::INFINITY..1).size
def told
  p yield
rescue StandardError => e
  puts "#{e.class}: #{e.message}"
end
told { [1, 2, 3, 4][(0..10).step(3)] }
told { [1, 2, 3, 4][(1..3).step(2)] }
told { (...1).max }
told { [1, 2, 3].values_at(-5..1) }
told { [1].chunk { :_x }.to_a }
told { Enumerator.produce(1) }
p Enumerator.produce(1, &:succ).size, Enumerator::Yielder.new { |v| v * 2 }.yield(4)
walk = Enumerator.new { |out| 2.times { p out.yield(1) } }
walk.next
walk.feed :fed
walk.next
told { walk.dup }
p({ 1 => :a }.assoc(1.0), { a: 1 }.compare_by_identity == { a: 1 }, Class.new(Hash)[a: 1].to_h.class)
p "a" == Class.new { def to_str = "a"; def ==(other) = other == "a" }.new, "b" <=> Class.new { def to_str = "a" }.new
p :up.to_proc.equal?(:up.to_proc), "\u0391\u03a3".downcase, "x\r\n\r\n".chomp(""), "hello".slice!(/(h)(e)/, 2)
s = "hello"
s.slice!(/(h)(e)/, 2)
p s
told { s[1, -1] = "x" }
told { s[/(h)/, 3] = "x" }
told { String.new("a", "b") }
p [1, 2].unpack1("a") rescue p [97].pack("C").unpack("C") { |v| p v }
list = [1]
list << list
puts list, [BasicObject, nil, [[]]].inspect
p [1, 2, 2].count(2) { raise }, [3].index(3) { raise }
f = Fiber.new { 1 }
told { f.raise("x") }
told { ->(a, b = 1) { }.curry(3) }
told { raise ArgumentError, "a", nil, nil }
told { raise cause: RuntimeError.new("c") }
told { RuntimeError.new("x").full_message(order: :sideways) }
p SystemExit.new("over").message, Fiber.current.class
