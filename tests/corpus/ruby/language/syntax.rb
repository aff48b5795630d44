# assorted syntax
x = if true then 1 else 2 end
y = while true do break "w" end
z = begin 1; 2 end
p x, y, z
p((1..10) === 5, ("a".."f").include?("c"), (1..).first(2), (..5).include?(3), (1...10).size)
puts [1, 2, 3].sum.then { _1 + 1 }
a, b, *c = 1, 2, 3, 4
a, b = b, a
p a, b, c
(d, e), f = [1, 2], 3
p d, e, f
h = { a: 1, "b": 2, "c d": 3, 4 => 5, nil => 6 }
p h
i = 10
i -= 1 until i < 5
p i
begin
  i += 1
end while i < 8
p i
for q in 1..3 do print q end
for k, v in { a: 1, b: 2 } do print k, v end
puts
p [*1..3, *[4, 5]], [*"a".."c"], { **{ a: 1 }, b: 2 }
p "a" "b" 'c', 'it''s', "tab\tq\"", 'sq\'s', %q(a(b)c), %Q(#{1 + 1}), %w[a b#{1}], %W[a b#{1}], %i[a b], :"q s", :a?, ?a
p __method__.inspect, defined?(zzz), defined?(p), [1, 2, 3][-1], "abc"[-2..]
puts <<~EOS
  a
    b #{[1, 2].map { |t| t * 2 }.join(",")}
  c\tq
EOS
v = 5
r = case v
    when 1..3 then "low"
    when 4..6 then "mid"
    when Integer, Float then "num"
    else "other"
    end
p r
r = case
    when v < 3 then :a
    when v > 3 then :b
    end
p r
case "hello"
when /^h(.)/ then p $1, $~[0]
end
case 5
when ->(n) { n > 3 } then puts "lambda"
end
case [1, 2]
when Array then puts "arr"
end
puts [1, 2, 3].each_with_index.map { |t, ix| t * ix }.inspect
p (1..3).each_with_object([]) { |t, acc| acc << t * 2 }
def blk(&b) = b
p blk.nil?, blk { |t| t + 1 }.call(1)
def opt(a, b = a * 2, *r, k: b + 1, **o, &blk) = [a, b, r, k, o, blk&.call]
p opt(1), opt(1, 2, 3, k: 4, z: 5) { 6 }
p [[1, 2], [3, 4]].map { |(a, b)| a + b }, [[1, [2, 3]]].each { |a, (b, c)| p a, b, c }
l = lambda { |a, b = 2, *c| [a, b, c] }
p l.(1), l.call(1, 3, 4), l.arity, l.parameters
p [3, 1, 2].sort.first, [3, 1, 2].max, %w[b a].sort!, [1, 2, 3].reverse
$g = 5
def gg = $g += 1
gg
p $g
CONST = [1, 2].freeze
p CONST.frozen?, CONST.sum
p 1.then { |t| t + 1 }, 5.tap { |t| print t }, 10.clamp(1, 5)
puts "#{1}#{"nested #{2 + 3}"}"
p 1 <=> 2, [1, 2] <=> [1, 3], nil.to_a, nil.to_s, nil & true, nil.inspect
p true & false, true ^ true, false | true, !true, (not true)
p 5.between?(1, 10), 5.0 == 5, 5.eql?(5.0), 5.equal?(5), 1_000.to_s, 0x1F, 0b11, 0o17, 1e3
p "abc".respond_to?(:upcase), 5.respond_to?(:foo), [].is_a?(Enumerable), Class === String
puts "a=%d b=%s" % [1, "x"], "%-5s|%5s|" % %w[a b], "%05.1f" % 3.14159, "%+d %x %o %b %e" % [5, 255, 8, 5, 12345.678]
p ObjectSpace, Kernel, Comparable.class, Math::PI.floor(2), Float::EPSILON
print "no newline", "\n"
puts nil, [nil], [], [[], [1]], true
p
p 1, 2
puts [1, [2, [3]]]
pp({ a: { b: 1 } })
$stdout.puts "x"
STDOUT.print "y\n"
$stderr.puts "err"
puts "é".length, "é".bytes.length, "日本語".reverse, "abc".unpack("C*").inspect
p "Hello" =~ /l+/, $~.begin(0), $1.inspect
puts "The end".center(20, "*")
p (begin; Integer("x"); rescue; "rescued"; else; "else"; ensure; print "ens "; end)
p [1, 2, 3, 4].each_slice(2).map(&:sum), [1, 2, 3].inject { |s, t| s + t }, (1..5).each_cons(2).to_a.length
catch(:done) do
  10.times { |t| throw :done if t == 3; print t }
end
puts
def deep(n) = n.zero? ? raise("deep") : deep(n - 1)
begin
  deep(3)
rescue => e
  puts e.message, e.backtrace.size
end
p [1, 2, 3].frozen?, "lit".frozen?, :upcase.to_proc.call("x")
puts [0.1 + 0.2, 1.0, 1e20, 1e-5, 100.0, 1.5e300 * 1e10, -0.0, 2.0 / 3].inspect
puts 7.0 / 2, 7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.fdiv(2), 2**10, 2**-1, 10.divmod(3).inspect, (-10).divmod(3).inspect
puts 3.7.to_i, 3.2.ceil, 3.7.floor, 3.5.round, 4.5.round, -3.5.round, 3.14159.round(2), 1234.round(-2), 10.0.to_s
__END__
this is data
