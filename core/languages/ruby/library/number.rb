# Numbers.

# A complex number as a text spells it; nil where it spells none.
def KERNEL.complex_of_text(text)
  turned = text.strip.match(/\A([-+]?\d+(?:\.\d+)?)@([-+]?\d+(?:\.\d+)?)\z/)
  return Complex.polar(turned[1].to_f, turned[2].to_f) if turned
  found = text.strip.match(/\A([-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)?(?:([-+]?)(\d+(?:\.\d+)?)?i)?/)
  return nil if found[0] == ""
  part = ->(digits) { digits.include?(".") || digits.include?("e") ? digits.to_f : digits.to_i }
  real = found[1] ? part.call(found[1]) : 0
  return Complex(real, 0) unless found[0].end_with?("i")
  return Complex(0, real) if found[1] && found[2] == "" && !found[3]
  Complex(real, part.call((found[2] || "") + (found[3] || "1")))
end
def KERNEL.is_float(value) = __kind(value) == "number" && __same(__parent(value), FLOAT)
def KERNEL.is_integer(value)
  kind = __kind(value)
  kind == "bigint" || kind == "number" && !__same(__parent(value), FLOAT)
end
# "of String" and "from nil", as errors of conversions say.
def KERNEL.into(value)
  return "of nil" if __same(value, nil)
  return "of true" if __same(value, true)
  return "of false" if __same(value, false)
  "of " + value.class.name
end
# The bits up to one, from below all of them: none, or more than there is room for.
def KERNEL.low_bits(number, last)
  return 0 if last < 0 || number & ((1 << last + 1) - 1) == 0
  raise ArgumentError, "The beginless range for Integer#[] results in infinity"
end
# What a value is called that cannot be converted: special ones by themselves.
def KERNEL.converted_name(value)
  return value.inspect if __same(value, nil) || __same(value, true) || __same(value, false)
  value.class.name
end
# The integer that a value stands for where one is wanted.
def KERNEL.int(value)
  if KERNEL.is_integer(value)
    return value if __kind(value) == "number" || value.bit_length < 64
    raise RangeError, "bignum too big to convert into `long'"
  end
  if KERNEL.is_float(value) && (value.nan? || value.abs >= 9223372036854775808.0)
    raise RangeError, "float " + KERNEL.format("%-.10g", [value]) + " out of range of integer"
  end
  return value.to_i if KERNEL.is_a(value, Numeric)
  raise TypeError, "no implicit conversion from nil to integer" if __same(value, nil)
  if __kind(value) == "object" && value.respond_to?(:to_int)
    return KERNEL.made_of(value, value.to_int, Integer, "to_int")
  end
  raise TypeError, "no implicit conversion " + KERNEL.into(value) + " into Integer"
end
# The quotient of two integers as a float; both may be larger than any float is.
def KERNEL.ratio(top, bottom)
  return __number_float(top) / __number_float(bottom) if top.bit_length < 64 && bottom.bit_length < 64
  shift = 128 - top.bit_length + bottom.bit_length
  whole = shift > 0 ? (top << shift) / bottom : top / (bottom << -shift)
  Math.ldexp(__number_float(whole), -shift)
end
# The same where nothing at all is told of as any other value is.
def KERNEL.whole(value)
  return value if KERNEL.is_integer(value)
  raise TypeError, "no implicit conversion of nil into Integer" if __same(value, nil)
  KERNEL.is_float(value) ? value.to_i : KERNEL.int(value)
end
# An operand of bits: another number is none.
def KERNEL.bits_with(op, left, right)
  if KERNEL.is_a(right, Rational) || KERNEL.is_a(right, Complex)
    raise TypeError, right.class.name + " can't be coerced into Integer"
  end
  KERNEL.coerced(op, left, right)
end
class Numeric
  include Comparable
  def +@() = self
  def -@() = 0 - self
  def +(other) = __bits("+", self, other)
  def -(other) = __bits("-", self, other)
  def *(other) = __bits("*", self, other)
  def /(other) = __bits("/", self, other)
  def %(other) = __bits("%", self, other)
  def <(other) = __bits("<", self, other)
  def >(other) = __bits(">", self, other)
  def <=(other) = __bits("<=", self, other)
  def >=(other) = __bits(">=", self, other)
  def ==(other) = __bits("==", self, other)
  def <=>(other)
    return KERNEL.turned_order(self, other) unless __kind(other) == "number" || __kind(other) == "bigint"
    __bits("<", self, other) ? -1 : (__bits(">", self, other) ? 1 : (__bits("==", self, other) ? 0 : nil))
  end
  def ===(other) = self == other
  def eql?(other) = self == other && __same(self.class, other.class)
  def equal?(other) = __same(self, other) || eql?(other)
  def abs = self < 0 ? 0 - self : self
  def magnitude = abs
  def zero? = self == 0
  def positive? = self > 0
  def negative? = self < 0
  def nonzero? = self == 0 ? nil : self
  def real? = true
  def real = self
  def imaginary = 0
  def imag = 0
  def i = Complex(0, self)
  def to_c = Complex(self, 0)
  def conj = self
  def finite? = true
  def infinite? = nil
  def to_f = __number_float(self)
  def to_int = to_i
  def fdiv(other)
    return KERNEL.ratio(self, other) if __kind(self) == "bigint" && KERNEL.is_integer(other) && other != 0
    return to_f / other.to_f if __kind(other) == "number" || __kind(other) == "bigint"
    return fdiv(other.to_f) if KERNEL.is_a(other, Rational)
    KERNEL.coerced("fdiv", self, other)
  end
  def quo(other) = KERNEL.is_float(self) || KERNEL.is_float(other) ? self / other : Rational(self, 1) / other
  def div(other)
    raise ZeroDivisionError, "divided by 0" if other == 0
    (self / other).floor
  end
  def modulo(other) = self % other
  def divmod(other)
    raise ZeroDivisionError, "divided by 0" if other == 0
    quotient = (self / other).floor
    [quotient, self % other]
  end
  def remainder(other)
    rest = self % other
    rest != 0 && (self < 0) != (other < 0) ? rest - other : rest
  end
  def coerce(other)
    return [other, self] if KERNEL.is_integer(self) && KERNEL.is_integer(other)
    [Float(other), to_f]
  end
  def step(limit = nil, by_given = nil, by: nil, to: nil, &block)
    raise ArgumentError, "to is given twice" if !__same(to, nil) && !__same(limit, nil)
    raise ArgumentError, "step is given twice" if !__same(by, nil) && !__same(by_given, nil)
    stride = by || by_given || 1
    stop = __same(to, nil) ? limit : to
    raise ArgumentError, "step can't be 0" if stride == 0
    unless block
      made = Enumerator::ArithmeticSequence.new(self, :step, [stop, stride])
      made.spans(self, stop, stride, false)
      shown = by || to ? (by ? "by: " + by.inspect : "") + (by && to ? ", " : "") + (to ? "to: " +
        to.inspect : "") : nil
      shown = [limit, by_given].compact.map { |one| one.inspect }.join(", ") unless shown
      __set_field(made, "@shown", "(" + inspect + ".step" + (shown == "" ? "" : "(" + shown + ")") + ")")
      return made
    end
    return KERNEL.step_floats(self, stop, stride, block) if stop && [self, stop,
      stride].any? { |one| KERNEL.is_float(one) }
    at = self
    while __same(stop, nil) || (stride > 0 ? at <= stop : at >= stop)
      block.call(at)
      at += stride
    end
    self
  end
  def dup = self
  def clone(freeze: nil)
    raise ArgumentError, "can't unfreeze " + self.class.to_s if freeze == false
    self
  end
  def hash = __hash(self)
  def floor(digits = 0) = to_f.floor(digits)
  def ceil(digits = 0) = to_f.ceil(digits)
  def round(digits = 0) = to_f.round(digits)
  def truncate(digits = 0) = to_f.truncate(digits)
  def integer? = false
end
class Integer < Numeric
  def self.sqrt(n)
    n = KERNEL.whole(n)
    raise Math::DomainError, 'Numerical argument is out of domain - "isqrt"' if n < 0
    __math_isqrt(n)
  end
  def self.===(value) = KERNEL.is_integer(value)
  def times
    return KERNEL.enumerator(self, :times) unless block_given?
    at = 0
    while at < self
      yield at
      at += 1
    end
    self
  end
  def upto(last)
    return KERNEL.enumerator(self, :upto, [last]) unless block_given?
    at = self
    while at <= last
      yield at
      at += 1
    end
    self
  end
  def downto(last)
    return KERNEL.enumerator(self, :downto, [last]) unless block_given?
    at = self
    while at >= last
      yield at
      at -= 1
    end
    self
  end
  def to_i = self
  def chr(encoding = nil)
    encoding = Encoding.find(encoding) unless __same(encoding, nil)
    most = encoding ? 0x10ffff : 255
    raise RangeError, to_s + " out of char range" if self < 0 || self > most
    self > 127 && !encoding ? __str_copy(KERNEL.lone_byte(self)).with_encoding(Encoding::BINARY) : __chr(self)
  end
  def ord = self
  def even? = self % 2 == 0
  def odd? = self % 2 == 1
  def succ = self + 1
  def next = self + 1
  def pred = self - 1
  def gcd(other)
    raise TypeError, "not an integer" unless KERNEL.is_integer(other)
    __math_gcd(self, other)
  end
  def lcm(other)
    divisor = gcd(other)
    divisor == 0 ? 0 : (self * other).abs / divisor
  end
  def gcdlcm(other) = [gcd(other), lcm(other)]
  def digits(base = 10)
    raise Math::DomainError, "out of domain" if self < 0
    base = KERNEL.whole(base)
    raise ArgumentError, "negative radix" if base < 0
    raise ArgumentError, "invalid radix " + base.to_s if base < 2
    list = []
    rest = self
    while true
      list.push(rest % base)
      rest = rest / base
      return list if rest == 0
    end
  end
  def <<(other)
    other = KERNEL.whole(other)
    other < 0 ? __bits(">>", self, -other) : __bits("<<", self, other)
  end
  def >>(other)
    other = KERNEL.whole(other)
    other < 0 ? __bits("<<", self, -other) : __bits(">>", self, other)
  end
  def &(other) = KERNEL.is_integer(other) ? __bits("&", self, other) : KERNEL.bits_with("&", self, other)
  def |(other) = KERNEL.is_integer(other) ? __bits("|", self, other) : KERNEL.bits_with("|", self, other)
  def ^(other) = KERNEL.is_integer(other) ? __bits("^", self, other) : KERNEL.bits_with("^", self, other)
  def ~() = -self - 1
  def [](place, count = nil)
    return (self >> place) & ((1 << count) - 1) if count
    if KERNEL.is_a(place, Range)
      from = place.begin
      return KERNEL.low_bits(self, place.end) if __same(from, nil)
      return self >> from if __same(place.end, nil) || place.end < from
      return (self >> from) & ((1 << place.size) - 1)
    end
    place = KERNEL.whole(place)
    place < 0 ? 0 : (self >> place) & 1
  end
  def allbits?(mask) = (self & (mask = KERNEL.whole(mask))) == mask
  def anybits?(mask) = (self & KERNEL.whole(mask)) != 0
  def nobits?(mask) = !anybits?(mask)
  def bit_length = self < 0 ? __int_bit_length(-self - 1) : __int_bit_length(self)
  def to_s(radix = 10)
    return __native_str(self) if radix == 10
    radix = KERNEL.whole(radix)
    raise ArgumentError, "invalid radix " + radix.to_s if radix < 2 || radix > 36
    return "0" if self == 0
    rest = self.abs
    parts = []
    while rest > 0
      parts.push(__index("0123456789abcdefghijklmnopqrstuvwxyz", rest % radix))
      rest = rest / radix
    end
    parts.push("-") if self < 0
    __list_reverse(parts)
    __str_join("", parts)
  end
  def inspect = __native_str(self)
  def class = Integer
  def object_id = self * 2 + 1
  def size = bit_length < 64 ? 8 : (bit_length + 7) / 8
  def floor(digits = 0) = (digits = KERNEL.int(digits)) >= 0 ? self : self - self % 10 ** -digits
  def ceil(digits = 0) = (digits = KERNEL.int(digits)) >= 0 ? self : -((-self).floor(digits))
  def round(digits = 0, options = __null())
    half = :up
    if __kind(digits) == "object" || !__same(options, __null())
      digits, half = KERNEL.rounding(digits, options)
    end
    digits = KERNEL.int(digits)
    return self if digits >= 0
    unit = 10 ** -digits
    rest = abs % unit
    whole = abs - rest
    up = rest * 2 > unit
    up = KERNEL.rounds_up(half, whole / unit) if rest * 2 == unit
    whole += unit if up
    self < 0 ? -whole : whole
  end
  def truncate(digits = 0) = self < 0 ? ceil(digits) : floor(digits)
  def integer? = true
  # Beyond all floats it is infinite.
  def to_f
    return self < 0 ? -Float::INFINITY : Float::INFINITY if __kind(self) == "bigint" && bit_length > 1024
    __number_float(self)
  end
  def numerator = self
  def denominator = 1
  def to_r = Rational(self, 1)
  def rationalize(eps = nil) = to_r
  def **(other)
    if __kind(other) == "number"
      return __power(__number_float(self), other) if __same(__parent(other), FLOAT) && self >= 0
      return __power(self, other) if !__same(__parent(other), FLOAT) && other >= 0 && other < 1000
    end
    return to_f ** other if KERNEL.is_float(other)
    return KERNEL.coerced("**", self, other) unless KERNEL.is_integer(other)
    return Rational(1, self ** -other) if other < 0
    if __kind(other) == "bigint" && abs > 1 || abs > 1 && other * bit_length > 32 * 1024 * 1024
      KERNEL.warn_at((KERNEL.places_under_way[0] || "").split(":in")[0].to_s, "in a**b, b may be too big")
      return __power(to_f, other.to_f)
    end
    __power(self, other)
  end
  def pow(other, modulus = __null())
    return self ** other if __same(modulus, __null())
    given = [modulus]
    unless KERNEL.is_integer(other)
      raise TypeError, "Integer#pow() 2nd argument not allowed unless a 1st argument is integer"
    end
    raise RangeError, "Integer#pow() 1st argument cannot be negative when 2nd argument specified" if other < 0
    unless KERNEL.is_integer(given[0])
      raise TypeError, "Integer#pow() 2nd argument not allowed unless all arguments are integers"
    end
    raise ZeroDivisionError, "divided by 0" if given[0] == 0
    __pow(self, other, given[0])
  end
end
class Float < Numeric
  INFINITY = 1e308 * 10
  NAN = 1e308 * 10 - 1e308 * 10
  EPSILON = 2.220446049250313e-16
  MAX = 1.7976931348623157e308
  MIN = 2.2250738585072014e-308
  DIG = 15
  MANT_DIG = 53
  MAX_10_EXP = 308
  MIN_10_EXP = -307
  MAX_EXP = 1024
  MIN_EXP = -1021
  RADIX = 2
  def self.===(value) = KERNEL.is_float(value)
  def to_i
    raise FloatDomainError, to_s if nan? || infinite?
    __number_trunc(self)
  end
  def to_s
    return "NaN" if nan?
    return self > 0 ? "Infinity" : "-Infinity" if infinite?
    return KERNEL.long_float_text(self) if abs >= 1.0e15 && abs < 1.0e16 && self == to_i
    KERNEL.float_text(__native_str(self))
  end
  # Of the zero below zero, too.
  def abs = self <= 0 ? 0.0 - self : self
  def magnitude = abs
  def hash = __hash("f" + (self == 0 ? "0.0" : to_s))
  def inspect = to_s
  def class = Float
  def nan? = !__bits("==", self, self)
  def infinite? = self == 1.0 / 0 ? 1 : (self == -1.0 / 0 ? -1 : nil)
  def finite? = !nan? && !infinite?
  def -@() = __bits("*", self, -1.0)
  def floor(digits = 0)
    digits = KERNEL.int(digits)
    return KERNEL.whole_or_fail(self) { __number_floor(self) } if digits == 0
    return KERNEL.whole_or_fail(self) { __number_floor(self) }.floor(digits) if digits < 0
    KERNEL.decimal_cut(self, digits, -1)
  end
  def ceil(digits = 0)
    digits = KERNEL.int(digits)
    return KERNEL.whole_or_fail(self) { __number_ceil(self) } if digits == 0
    return (self == to_i ? to_i : __number_ceil(self)).ceil(digits) if digits < 0
    KERNEL.decimal_cut(self, digits, 1)
  end
  def truncate(digits = 0) = (digits = KERNEL.int(digits)) == 0 ? to_i : (self < 0 ? ceil(digits) : floor(digits))
  def arg = nan? ? self : (self < 0 || self == 0 && 1 / self < 0 ? Math::PI : 0)
  def angle = arg
  def phase = arg
  def polar = [abs, arg]
  def integer? = false
  def **(other)
    return __power(self, __number_float(other)) if __kind(other) == "number" && self >= 0
    return KERNEL.coerced("**", self, other) unless KERNEL.is_a(other, Numeric)
    return Complex(self, 0) ** other if self < 0 && other != other.floor
    __power(self, other.to_f)
  end
  def round(digits = 0, options = __null())
    half = :up
    if __kind(digits) == "object" || !__same(options, __null())
      digits, half = KERNEL.rounding(digits, options)
    end
    digits = KERNEL.int(digits) unless __kind(digits) == "number" && !__same(__parent(digits), FLOAT)
    if digits <= 0
      raise FloatDomainError, to_s if nan? || infinite?
      return 0 if digits < -400
      return self.to_i.round(digits, half: half) if digits < 0
      whole = __number_floor(self)
      rest = self - whole
      return whole if rest < 0.5
      return whole + 1 if rest > 0.5
      # Away from zero, to the even one, or towards zero.
      return whole % 2 == 0 ? whole : whole + 1 if half == :even
      away = self > 0 ? whole + 1 : whole
      toward = self > 0 ? whole : whole + 1
      return half == :down ? toward : away
    end
    return self unless digits <= 15 && self - self == 0
    if half == :up && self > 0
      # Half of the numbers need no more than this.
      scale = 10.0 ** digits
      scaled = self * scale
      if scaled < 1.0e11
        low = __number_floor(scaled)
        rest = scaled - low
        return low / scale if rest < 0.4999
        return (low + 1) / scale if rest > 0.5001
      end
    end
    self == 0 ? self : KERNEL.rounded(self, digits, half)
  end
  def divmod(other)
    raise ZeroDivisionError, "divided by 0" if other == 0
    return KERNEL.coerced("divmod", self, other) unless KERNEL.is_a(other, Numeric)
    raise FloatDomainError, to_s if infinite?
    # What the rest leaves is a whole number of times, but for what its division loses.
    rest = self % other
    [((self - rest) / other).round, rest]
  end
  def to_r
    raise FloatDomainError, to_s if nan? || infinite?
    parts = __number_ratio(self)
    Rational(__index(parts, 0), __index(parts, 1))
  end
  def rationalize(eps = nil) = KERNEL.simplest_rational(self, eps)
  def numerator = finite? ? to_r.numerator : self
  def denominator = finite? ? to_r.denominator : 1
  def next_float = __math_nextafter(self, Float::INFINITY)
  def prev_float = __math_nextafter(self, -Float::INFINITY)
  def eql?(other) = KERNEL.is_float(other) && __bits("==", self, other)
end
FLOAT = __field(Float, "prototype")
def KERNEL.whole_or_fail(number)
  raise FloatDomainError, number.to_s if number.nan? || number.infinite?
  yield
end
# Whole ones have an exponent from 10 to the 15th on.
def KERNEL.long_float_text(number)
  digits = __native_str(number.abs.to_i)
  short = KERNEL.quietly { digits.sub(/0+\z/, "") }
  (number < 0 ? "-" : "") + digits[0] + "." + (short.size > 1 ? short[1, short.size] : "0") + "e+15"
end
# A decimal text as Ruby has it: `1.0e+15` and `1.0e-05`.
def KERNEL.float_text(text)
  place = __str_find(text, "e")
  return text if place < 0
  mantissa = __list_of(__str_partition(text, "e"))[0]
  power = __list_of(__str_partition(text, "e"))[2]
  mantissa += ".0" unless mantissa.include?(".")
  sign = power[0, 1] == "-" ? "-" : "+"
  digits = power.delete("+-")
  mantissa + "e" + sign + digits.rjust(2, "0")
end
# Floats step by multiplying, so that what each addition loses is not lost again.
def KERNEL.step_floats(start, stop, stride, block)
  count = (stop - start).to_f / stride
  count = count.infinite? ? (count > 0 ? count : -1) : (count + 1e-9).floor
  at = 0
  while at <= count
    block.call(at * stride.to_f + start)
    at += 1
  end
  start
end
def KERNEL.counted(low, high)
  list = []
  while low <= high
    list.push(low)
    low += 1
  end
  list
end
# An operator on a number and something else, which says how the two go together.
def KERNEL.coerced(op, left, right)
  unless __kind(right) == "object" && __has_member(right, "coerce")
    if op == "<" || op == "<=" || op == ">" || op == ">="
      raise ArgumentError, "comparison of " + left.class.name + " with " + KERNEL.compared_name(right) + " failed"
    end
    raise TypeError, KERNEL.compared_name(right) + " can't be coerced into " + left.class.name
  end
  pair = KERNEL.coerced_pair(right, left)
  pair[0].send(op, pair[1])
end
def KERNEL.coerced_pair(right, left)
  pair = right.coerce(left)
  return pair if __kind(pair) == "array" && pair.size == 2
  raise TypeError, "coerce must return [x, y]"
end
def KERNEL.turned_order(left, right)
  return nil unless __kind(right) == "object" && __has_member(right, "coerce")
  pair = right.coerce(left)
  pair[0] <=> pair[1]
end
Fixnum = Integer
Bignum = Integer
__native_class("int", __field(Integer, "prototype"))
__native_class("float", FLOAT)
