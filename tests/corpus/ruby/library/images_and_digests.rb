# covers: Marshal of objects that say what they are dumped as, shared strings, what cannot be dumped; SHA-512; generators of primes
class Counted
  attr_reader :loads
  def initialize = @loads = 0
  def marshal_dump = [@loads]
  def marshal_load(data) = @loads = data[0] + 1
end
class Spelled
  attr_accessor :value
  def _dump(_level) = value.to_s
  def self._load(text) = new.tap { |one| one.value = text.to_i }
end
copied = ->(x) { Marshal.load(Marshal.dump(x)) }
p copied.(Counted.new).loads
one = Spelled.new
one.value = 5
p copied.(one).value
text = "shared"
a, b = copied.([text, text])
p a.equal?(b), a.equal?(text)
single = Object.new
def single.x = 1
[single, $stdout, Class.new.new, -> { }, Hash.new { 1 }].each do |bad|
  Marshal.dump(bad)
rescue TypeError => e
  puts e.message.sub(/0x\h+/, "")
end
require "digest"
puts Digest::SHA512.hexdigest("abc"), Digest::SHA384.hexdigest("")
require "prime"
gen = Prime::EratosthenesGenerator.new
p gen.next, gen.succ, gen.take(2), gen.class
require "json"
p JSON.parse("[NaN, -Infinity]", allow_nan: true)
require "bigdecimal"
p BigDecimal("NaN"), BigDecimal("-Infinity").infinite?, BigDecimal("1234567.891").to_s("3F"), BigDecimal("-0")
require "date"
p Date.valid_commercial?(2020, 54, 1), Date.new(2013, 5, 14).asctime, Time.utc(2024).strftime("%::z")
require "ostruct"
o = OpenStruct.new(a: 1)
begin
  o.delete_field(:none)
rescue NameError => e
  puts e.message.lines.first
end
begin
  o.freeze.b = 2
rescue => e
  puts e.class
end
require "forwardable"
class Queue2
  extend Forwardable
  def_instance_delegators :@a, :push, :size
  def_delegators "self.class", :name
  def initialize = @a = []
end
q = Queue2.new
q.push(1)
p q.size, q.name
Pair = Struct.new(:x, :y)
begin
  Pair.new(1, 2, 3)
rescue ArgumentError => e
  puts e.message, e.backtrace
end
begin
  Array.new(-1)
rescue ArgumentError => e
  puts e.backtrace
end
pair = Pair.new(1)
begin
  pair["q"] = 1
rescue NameError => e
  puts e.message
end
