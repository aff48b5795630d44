# numeric formatting and control flow
puts 10 / 3, -10 / 3, 10 % 3, -10 % 3, 10.0 / 3, 10.fdiv(4), 2**10, 2**-1, 2**0.5, 10.divmod(3).inspect,
  (-10).divmod(3).inspect
puts 1e3, 1.0, 1e20, 1e16, 123456789012345.0, 1e15, 1.5e-5, 0.0001, 100.0.to_s, 1.23e+25, 3.0e-10, 5e-324
puts 3.14159.round(2), 2.5.round, 3.5.round, -2.5.round, 2.675.round(2), 1234.567.round(-2), 0.5.floor,
  -0.5.ceil, 3.7.truncate, 1e10.to_i
puts 12345.6789.floor(2), 12345.6789.ceil(2), 15.round(-1), 25.round(-1, half: :even), 5.clamp(1, 3),
  -5.abs, 5.pred, 3.zero?, 0.zero?
puts 255.to_s(2), 255.to_s(16), "ff".hex, "1010".to_i(2), 65.chr, "A".ord, 3.7 % 1, 10.gcd(4), 10.lcm(4),
  10.digits.inspect
puts 1_000_000.to_s.reverse.gsub(/(\d{3})(?=\d)/, '\1,').reverse, 1234.5.to_s, 100.to_f,
  7.to_s.rjust(3, "0"), 3.to_c, 0.1 + 0.2, 1.1 * 3, 1/3r, 3.to_r, 0.5.to_r,
  1.5.rationalize(Rational(1, 100))
puts Float::INFINITY, -Float::INFINITY, Float::NAN.nan?, 0.0 == -0.0, 1.0.eql?(1), 1 == 1.0, 1.equal?(1),
  1.hash == 1.hash
puts Integer.sqrt(17), Math.sqrt(16), Math.cbrt(27), Math.hypot(3, 4), Math::PI.round(5), Math.log(Math::E),
  Math.log2(8), Math.log10(1000), Math.sin(0), Math.atan2(1, 1).round(4)
puts 5.between?(1, 10), 5.positive?, -5.negative?, 5.even?, 5.odd?, 5.succ, 10.pow(3, 7), 6.bit_length,
  5[0], 5 & 3, 5 | 3, 5 ^ 3, ~5, 5 << 2, 5 >> 1
x = 7
r = if x > 5 then "big" elsif x > 3 then "mid" else "small" end
puts r
puts (x > 5 && "yes" || "no"), (not x.nil?), (x.nil? or x)
case x
when 1..5 then puts "low"
when 6..10 then puts "high"
end
case "hello"
when /^h/, "x" then puts "starts h"
end
case
when x < 5 then puts "lt"
else puts "else"
end
i = 0
begin
  i += 1
  next_val = i * 2
end while i < 3
puts i, next_val
until i.zero? do i -= 1 end
puts i
for a, b in { x: 1, y: 2 } do print a, b, " " end
puts
1.step(10, 4) { |v| print v, " " }
10.downto(7) { |v| print v, " " }
1.0.step(2.0, 0.5) { |v| print v, " " }
3.times { |v| print v }
puts
(1..3).reverse_each { |v| print v }
("a".."e").step(2) { |v| print v }
puts
outer = (1..3).each do |p1|
  (1..3).each do |p2|
    next if p2 == 2
    break if p2 == 3
    print p1, p2, " "
  end
end
puts outer.inspect
res = [1, 2, 3].each { |v| break v * 100 if v == 2 }
puts res
puts [1, 2, 3, 4].each_slice(2).map { |m, n| m * n }.inspect
def opt(a, b = a + 1, *rest, k: b * 2, **o, &blk) = [a, b, rest, k, o, blk ? blk.call(a) : nil]
p opt(1), opt(1, 5, 6, k: 0, z: 1) { |v| v + 100 }
def vis(&) = [3, 4].each_with_index.map(&)
p vis { |v, i| v * i }
v1 = 5
add = lambda { |n| n + v1 }
v1 = 10
p add.call(1), add.(2), add[3]
p (proc { |a, b = 2, *c| [a, b, c] }).call([1]), proc { |a| a }.call(1, 2), lambda { |*a| a }.call(1, 2)
begin
  ->(a) { a }.call
rescue ArgumentError => ex
  puts ex.message
end
def yielder
  return :none unless block_given?
  r1 = yield 1, 2
  r2 = yield [3, 4]
  [r1, r2]
end
p yielder { |a, b| [a, b] }, yielder, yielder { |a| a }
puts __method__.inspect
def meth_name = __method__
p meth_name
BEGIN { puts "BEGIN block" }
at_exit { puts "exit 1" }
at_exit { puts "exit 2" }
puts [__LINE__, __FILE__.end_with?("r4.rb")].inspect
puts defined?(foo).inspect, defined?(puts), defined?(String), defined?(x), defined?(@a).inspect,
  defined?(yield).inspect
$glob = 5
def read_glob = $glob += 1
p read_glob, $glob
CONST = [1, 2].freeze
p CONST.frozen?, CONST.first
puts "%.2f %5d|%-5d|%05d %s %p %x %o %b %e" % [3.14159, 42, 42, 42, :a, "q", 255, 8, 5, 1234.5]
puts 5.0.to_i, 5.9.to_i, "5.9".to_f.to_i, "0.1".to_r, 3.14.to_r.class, nil.to_a.inspect, nil.to_s.empty?,
  :a <=> :b
puts [1, "a", :b, 2.0, nil, true, [1], { a: 1 }, 1..2, "x".class].map { |o| o.class }.inspect
puts 10.to_s.center(10, "*"), "=" * 20, "a".."c", ("a".."c").to_a.inspect
