require 'prime'
require 'set'
require 'strscan'
require 'erb'
p Prime.first(5), Prime.each(30).to_a, 97.prime?, 360.prime_division,
  Prime.lazy.select { |x| x % 4 == 1 }.first(3), Prime.take_while { |x| x < 20 }
p Prime.each_with_index.first(2), Prime.prime?(91), Prime.int_from_prime_division([[2, 3], [3, 1]])
ss = StringScanner.new("3 + foo")
until ss.eos?
  if ss.scan(/\s+/) then next
  elsif ss.scan(/\d+/) then puts "num #{ss.matched}"
  elsif ss.scan(/\w+/) then puts "id #{ss.matched}"
  else puts "op #{ss.getch}"
  end
end
name = "World"
items = %w[a b]
puts ERB.new("Hello <%= name %>\n<% items.each do |i| %>\n* <%= i %>\n<% end %>\nDone", trim_mode: "<>").result(binding)
orig = { a: [1, { b: "x" }], s: Set.new([1]) }
copy = Marshal.load(Marshal.dump(orig))
copy[:a][1][:b] << "y"
p orig[:a], copy[:a]
class Deep; attr_accessor :v, :me; end
d = Deep.new; d.v = [1]; d.me = d
e = Marshal.load(Marshal.dump(d))
e.v << 2
p d.v, e.v, e.me.equal?(e)
class Stack < Array
  def peek = last
  def push2(x) = tap { push(x, x) }
end
s = Stack.new
s << 1
s.push2(5)
p s, s.peek, s.class, s.size, s.map { |x| x * 2 }.class, s.is_a?(Array), s.sum, s == [1, 5, 5]
class DefaultHash < Hash
  def initialize = super { |h, k| h[k] = "#{k}!" }
  def get(k) = self[k]
end
dh = DefaultHash.new
p dh[:x], dh.get(:y), dh, dh.class, dh.keys
class Title < String
  def titleize = split.map(&:capitalize).join(" ")
end
t = Title.new("hello there")
p t.titleize, t.length, t.upcase, t.class, "#{t}!", t == "hello there", t + "x"
class Temperature
  include Comparable
  attr_reader :deg
  def initialize(d) = @deg = d
  def <=>(o) = deg <=> o.deg
  def succ = Temperature.new(deg + 1)
  def to_s = "#{deg}°"
  def inspect = "T#{deg}"
  def hash = deg.hash
  def eql?(o) = deg == o.deg
  def coerce(n) = [Temperature.new(n), self]
  def +(o) = Temperature.new(deg + (o.is_a?(Temperature) ? o.deg : o))
end
r = Temperature.new(1)..Temperature.new(4)
p r.to_a, r.include?(Temperature.new(3)), r.min, r.max, r.map(&:deg).sum, (5 + Temperature.new(1)),
  [Temperature.new(1), Temperature.new(1)].uniq.size
puts r.each_slice(2).map { |a| a.join(",") }.inspect, r.step(2).to_a.inspect
p "caf\u00e9".bytes, "caf\xc3\xa9".valid_encoding?, "\xff\xfe".valid_encoding?, "abc\xff".scrub("?"),
  "é".force_encoding("BINARY").length, "é".b.inspect, [233].pack("U"), [0xE9].pack("C").inspect
p "héllo".encode("ISO-8859-1").bytes, "hello".encode("UTF-16LE").encoding rescue p $!.class
p "é".unpack("U*"), "é".unpack("C*"), "ab".unpack("b8"), [1, 2, 3].pack("n*").bytes,
  [65].pack("U").encoding.to_s, ["616263"].pack("H*")
p "%s" % "é".inspect, "日本".dump, "\u{1F600}".bytes.size, "a\u0300".length
p 65.chr, 8364.chr("UTF-8"), "€".ord
o = Object.new
def o.to_str = "ostr"
p "a" + o, File.join("a", "b") rescue p $!.message
class Celsius < Struct.new(:deg)
  def to_s = "#{deg}C"
end
p Celsius.new(5), Celsius.new(5).to_s, Celsius.new(5) == Celsius.new(5), Celsius.members
Coord = Struct.new(:lat, :lng, keyword_init: true) do
  def to_s = "(#{lat}, #{lng})"
  def self.origin = new(lat: 0, lng: 0)
end
puts Coord.new(lat: 1, lng: 2), Coord.origin
p Coord.new(lat: 1), Coord.new(lat: 1, lng: 2).to_h, (Coord.new(1, 2) rescue $!.message),
  (Coord.new(bad: 1) rescue $!.message)
p Comparable.instance_method(:clamp).owner, [].method(:map).owner, 5.method(:+).arity, method(:puts).owner,
  Celsius.instance_method(:to_s).owner
p ObjectSpace::WeakMap.new.class, Process.clock_gettime(Process::CLOCK_MONOTONIC).class,
  Random.new(42).rand(100), Random.rand(1.0).class
srand(42)
p [rand(10), rand(10), [1, 2, 3, 4].shuffle, [1, 2, 3].sample]
p 12.34.divmod(5), -7.divmod(2), 7.pow(2, 5), 10.0.floor, 1e-9.to_s, 12345678901234567890 + 1,
  (2**64).to_s(16), 3.14.rationalize(Rational(1, 100)), 0.5.to_r, 1.5.round(half: :even),
  2.5.round(half: :down)
p Rational(3, 4) + Rational(1, 4), Rational("0.75"), 3.to_r / 4, Complex(1, 2) * Complex(0, 1),
  Complex(3, 4).abs, Rational(7, 2).round, Rational(-7, 2).ceil, 1r / 3
