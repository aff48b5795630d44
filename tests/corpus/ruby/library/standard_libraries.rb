require 'forwardable'
require 'singleton'
require 'ostruct'
require 'json'
require 'date'
require 'time'
require 'stringio'
require 'observer'
require 'delegate'
class Queue2
  extend Forwardable
  def_delegators :@a, :push, :shift, :size, :empty?, :first
  def_delegator :@a, :join, :to_text
  def initialize = @a = []
end
q = Queue2.new
q.push(1); q.push(2)
p q.size, q.shift, q.to_text("-"), q.empty?
class Conf
  include Singleton
  attr_accessor :v
end
Conf.instance.v = 3
p Conf.instance.v, Conf.instance.equal?(Conf.instance)
begin
  Conf.new
rescue NoMethodError => e
  puts e.message
end
os = OpenStruct.new(a: 1, b: { c: 2 })
os.d = [1]
p os, os.a, os.d, os.zzz, os.respond_to?(:d), os.to_h, os[:a], os.dig(:b, :c)
os.delete_field(:a)
p os.a
data = { "name" => "A", "list" => [1, 2.5, nil, true], "nested" => { "k" => "v" } }
s = JSON.generate(data)
puts s, JSON.pretty_generate(data)
p JSON.parse(s) == data, JSON.parse(s, symbolize_names: true)[:nested]
begin
  JSON.parse("{bad")
rescue JSON::ParserError => e
  puts "parse error"
end
class Temp
  def initialize(c) = @c = c
  def to_json(*a) = { temp: @c }.to_json(*a)
end
puts [Temp.new(5)].to_json, JSON.generate(Temp.new(1))
d = Date.new(2024, 2, 28)
puts d + 2, d >> 1, d.strftime("%a %d %b %Y"), (Date.new(2024, 12, 25) - d).to_i, d.leap?, d.yday, d.cweek,
  d.next_day(3), d.saturday?
puts (d..d + 3).map(&:to_s).inspect, Date.parse("2024-03-01") > d, Date.valid_date?(2023, 2, 29)
begin
  Date.new(2023, 2, 30)
rescue Date::Error => e
  puts e.message
end
t = Time.utc(2024, 1, 15, 10, 30, 5)
puts t, t.iso8601, t + 3600, t.strftime("%H:%M:%S %p %j %U"), t.to_date rescue puts $!.message
io = StringIO.new("line1\nline2\nline3")
puts io.gets, io.read, io.eof?
out = StringIO.new
$stdout = out
puts "captured"
print 1, 2
$stdout = STDOUT
p out.string
class Ticker
  include Observable
  def tick(v)
    changed
    notify_observers(Time.at(0).utc.year, v)
  end
end
class Obs
  def update(t, v) = puts("#{t} #{v}")
end
tk = Ticker.new
tk.add_observer(Obs.new)
tk.tick(42)
class Dec < SimpleDelegator
  def extra = "#{size} items"
end
dd = Dec.new([1, 2, 3])
p dd.extra, dd.map { |x| x + 1 }, dd.__getobj__, dd.is_a?(Dec)
puts format("%-10s|%5.1f|%03d|%+d|%x|%o|%e|%s", "ab", 3.14159, 7, 5, 255, 8, 12345.678, [1, 2])
puts "abc".unpack("C*").inspect, [97, 98].pack("C*"), ["a"].pack("m").inspect
p ObjectSpace.respond_to?(:garbage_collect), RUBY_VERSION >= "3.0"
p __method__.inspect, __FILE__ == $0, __dir__.class
p [1, 2, 3].sum.fdiv(3).round(2), 10.0 / 3, 1e20.to_i, 0.1 + 0.2, 1.23456789e-7, 100.0, 1e100
p 3.14.truncate, 3.99.to_i, -3.5.round, 2.5.round, 3.5.round, 1234.5678.round(2), 1234.5678.round(-2),
  15.round(-1)
p Integer("42"), Float("3.5"), Integer("ff", 16), "12abc".to_i, "abc".to_i, "3.7xyz".to_f, Rational("1/3"),
  Complex("1+2i")
p rand.between?(0, 1), [1, 2, 3].shuffle.size, [1, 2, 3].sample.class
p ENV.fetch("NOPE", "default"), ARGV
puts [3, 1, 2].sort { |a, b| b <=> a }.inspect, %w[b A c].sort_by(&:downcase).inspect,
  [[2, "b"], [1, "a"]].sort.inspect, [1, 2, 3, 4].sort_by { |x| [x % 2, -x] }.inspect
puts [0.1, 0.2, 0.3].sum, [1, 2, 3].inject { |a, b| a * b }, ["a", "b"].sum("")
