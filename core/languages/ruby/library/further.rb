# Methods that are asked for less often.

class Object
  def !~(other) = !(self =~ other)
  def protected_methods(all = true) = methods.select { |name| KERNEL.visibility(self, name.to_s) == "protected" }
  def fail(*given) = __throw(KERNEL.exception_for(given))
  def global_variables = __own_keys(GLOBALS).select { |name| __str_startswith(name, "$") }.map { |name| name.to_sym }
end
class String
  def each_codepoint(&block)
    return KERNEL.enumerator(self, :each_codepoint) unless block
    codepoints.each(&block)
    self
  end
end
class Symbol
  def self.all_symbols = OBJECT_METHODS.map { |name| name.to_sym }
  def intern = self
  def slice(*given) = to_s[*given]
end
class Hash
  def rehash
    raise RuntimeError, "rehash during iteration" if @walks && @walks > 0
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    held = pairs
    __collection_clear(@map)
    held.each { |pair| self[__index(pair, 0)] = __index(pair, 1) unless key?(__index(pair, 0)) }
    self
  end
end
class NilClass
  def to_c = Complex(0, 0)
  def rationalize(within = nil) = Rational(0, 1)
  def ^(other) = other ? true : false
end
# A number of one part as a complex one.
class Numeric
  def conjugate = self
  def abs2 = self * self
  def arg = negative? ? Math::PI : 0
  def angle = arg
  def phase = arg
  def rect = [self, 0]
  def rectangular = rect
  def polar = [abs, arg]
end
class Complex
  def denominator = real.to_r.denominator.lcm(imaginary.to_r.denominator)
  def numerator = Complex((real * denominator).to_i, (imaginary * denominator).to_i)
  def rationalize(within = nil)
    raise RangeError, "can't convert " + to_s + " into Rational" unless __same(imaginary, 0) || imaginary == 0
    real.rationalize(within)
  end
end
class Integer
  def self.try_convert(value) = KERNEL.is_integer(value) ? value : (value.respond_to?(:to_int) ? value.to_int : nil)
end
class Regexp
  def self.try_convert(value) = KERNEL.is_a(value, Regexp) ? value : nil
  def encoding = @source.ascii_only? ? Encoding::US_ASCII : Encoding::UTF_8
  def fixed_encoding? = !@source.ascii_only?
  # The numbers of the groups that a name has.
  def named_captures = names.each_with_index.to_h { |name, at| [name, [at + 1]] }
end
class MatchData
  def match(key) = self[key]
  def match_length(key) = self[key] && self[key].size
end
class Module
  def remove_class_variable(name)
    value = class_variable_get(name)
    __delete_own(self, name.to_s)
    __set_field(self, "@variables", __own_value(self, "@variables") - [name.to_sym])
    value
  end
end
class Time
  def tv_nsec = nsec
end
class Random
  def random_number(limit = nil) = limit ? rand(limit) : rand
end
class Thread
  def fetch(key, *other)
    return self[key] if key?(key)
    return yield(key) if block_given?
    return other[0] if other.size > 0
    raise KeyError.new("key not found: " + key.inspect, receiver: self, key: key)
  end
end
module Math
  # A number as a half or more, and below one, times a power of two.
  def self.frexp(number)
    return [number.to_f, 0] if number == 0
    power = 0
    part = number.to_f
    while part.abs >= 1
      part /= 2
      power += 1
    end
    while part.abs < 0.5
      part *= 2
      power -= 1
    end
    [part, power]
  end
end
SIGNALS = { "EXIT" => 0, "HUP" => 1, "INT" => 2, "QUIT" => 3, "KILL" => 9, "USR1" => 10, "USR2" => 12, "ALRM" => 14, "TERM" => 15,
            "CHLD" => 17, "CONT" => 18, "STOP" => 19 }
module Signal
  def self.list = SIGNALS.dup
  def self.signame(number) = SIGNALS.key(number)
end
