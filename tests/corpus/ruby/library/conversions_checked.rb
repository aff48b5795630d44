# covers: implicit conversions that give something of another class, and what an error calls it
class Liar
  def initialize(made) = @made = made
  def to_int = @made
  def to_str = @made
  def to_ary = @made
  def to_hash = @made
  def to_proc = @made
  def to_a = @made
end

def told
  p yield
rescue TypeError, RangeError, ArgumentError => e
  puts "#{e.class}: #{e.message}"
end
told { [1].first(Liar.new("1")) }
told { [1, 2, 3].first(Liar.new(2)) }
told { "a" + Liar.new(1) }
told { "a" + Liar.new("b") }
told { [1] + Liar.new(:a) }
told { [1] + Liar.new([2]) }
told { {}.merge(Liar.new([])) }
told { {}.merge(Liar.new({ a: 1 })) }
told { [1].map(&Liar.new(3)) }
told { [*Liar.new(5)] }
told { [*Liar.new([5])] }
told { a, b = Liar.new([1, 2]); [a, b] }
told { a, b = Liar.new("x"); [a, b] }
told { String.try_convert(Liar.new(1)) }
told { Array.try_convert(Liar.new(nil)) }
told { Hash.try_convert(Liar.new(1)) }
told { Array(Liar.new(1)) }
told { String(Liar.new(1)) }
told { Hash(Liar.new(1)) }
told { [1].first(nil) }
told { [1].pop(nil) }
told { [1][0, nil] }
told { "abc"[1, nil] }
told { "abc"["a".."b"] }
told { [1]["a".."b"] }
told { 255.to_s("a") }
told { [1].first(Float::NAN) }
told { [1].first(1e30) }
told { "a" << 1.5 }
told { "%c" % nil }
told { "abc".sub("b", nil) }
told { "abc".gsub(/b/, nil) }
told { [1, 2].join(Liar.new("-")) }
told { [1, 2].join(Liar.new(1)) }
told { [[1], [1], 1].tally({ [1] => "a" }) }
told { Regexp.union(1) }
told { Float("1\0") }
told { Complex(1, "a") }
told { Complex(:a) }
told { Complex.rect("a") }
told { Rational(1, nil) }
told { Math.ldexp("a", 3) }
told { 7 + Class.new { def coerce(other) = 1 }.new }
told { "abc".rindex("a", nil) }
told { Integer(Class.new { def to_int = nil; def to_i = 7 }.new) }
told { $stdout = 1 }
