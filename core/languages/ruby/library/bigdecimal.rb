# Decimal numbers of any length. They are kept as fractions; what a division leaves is cut behind its digits.

class BigDecimal < Numeric
  ROUND_MODE = 256
  ROUND_HALF_UP = 3
  ROUND_HALF_EVEN = 7
  ROUND_HALF_DOWN = 5
  ROUND_UP = 1
  ROUND_DOWN = 2
  ROUND_CEILING = 5
  ROUND_FLOOR = 6
  attr_reader :value
  def self.of(value)
    made = __object_below(__field(self, "prototype"))
    __set_field(made, "@value", value)
    made
  end
  def self.mode(*given) = nil
  def self.limit(*given) = 0
  def class = BigDecimal
  def frozen? = true
  def decimal(other)
    return other.value if KERNEL.is_a(other, BigDecimal)
    return other.to_r if KERNEL.is_a(other, Integer) || KERNEL.is_a(other, Rational)
    KERNEL.is_float(other) ? Rational(other.to_s) : (raise TypeError, KERNEL.compared_name(other) + " can't be coerced into BigDecimal")
  end
  def +(other) = BigDecimal.of(@value + decimal(other))
  def -(other) = BigDecimal.of(@value - decimal(other))
  def *(other) = BigDecimal.of(@value * decimal(other))
  def add(other, digits) = (self + other).cut(digits)
  def sub(other, digits) = (self - other).cut(digits)
  def mult(other, digits) = (self * other).cut(digits)
  def /(other)
    by = decimal(other)
    raise ZeroDivisionError, "divided by 0" if by == 0
    exact = @value / by
    return BigDecimal.of(exact) if KERNEL.ends(exact.denominator)
    # Four words of nine digits behind the point, and more where what is divided is small.
    made = BigDecimal.of(exact)
    small = made.exponent < 0 ? (8 - made.exponent) / 9 * 9 : 0
    BigDecimal.of(exact.round(36 + small).to_r)
  end
  def quo(other) = self / other
  def div(other, digits = nil)
    return (@value / decimal(other)).floor unless digits
    digits == 0 ? self / other : BigDecimal.of(@value / decimal(other)).cut(digits)
  end
  def %(other) = BigDecimal.of(@value - decimal(other) * (@value / decimal(other)).floor)
  def divmod(other) = [BigDecimal.of((@value / decimal(other)).floor.to_r), self % other]
  def modulo(other) = self % other
  def **(power) = BigDecimal.of(@value ** power)
  def power(power, digits = nil) = self ** power
  def -@() = BigDecimal.of(-@value)
  def abs = BigDecimal.of(@value.abs)
  def <=>(other) = KERNEL.is_a(other, Numeric) ? @value <=> decimal(other) : nil
  def ==(other) = KERNEL.is_a(other, Numeric) && @value == decimal(other)
  def <(other) = KERNEL.compared(self, other) < 0
  def <=(other) = KERNEL.compared(self, other) <= 0
  def >(other) = KERNEL.compared(self, other) > 0
  def >=(other) = KERNEL.compared(self, other) >= 0
  def eql?(other) = self == other
  def hash = @value.hash
  def coerce(other) = [BigDecimal.of(decimal(other)), self]
  def zero? = @value == 0
  def nonzero? = zero? ? nil : self
  def nan? = KERNEL.is_float(@value) && @value.nan?
  def infinite? = KERNEL.is_float(@value) ? @value.infinite? : nil
  def finite? = !KERNEL.is_float(@value) || @value == 0
  def is_special? = KERNEL.is_float(@value)
  def sign = is_special? ? special_sign : @value == 0 ? 1 : (@value > 0 ? 2 : -2)
  def special_sign = nan? ? 0 : (@value == 0 ? -1 : (@value > 0 ? 3 : -3))
  def to_r = is_special? && @value != 0 ? raise(FloatDomainError, to_s) : @value.to_r
  def to_f = is_special? ? @value : to_s.to_f
  def to_i = is_special? && @value != 0 ? raise(FloatDomainError, to_s) : @value.to_i
  def to_d = self
  def fix = BigDecimal.of(@value.truncate.to_r)
  def frac = BigDecimal.of(@value - @value.truncate)
  def round(digits = nil, mode = nil)
    digits, mode = nil, digits if KERNEL.is_a(digits, Hash)
    half = { half_even: :even, banker: :even, half_down: :down, BigDecimal::ROUND_HALF_EVEN => :even }[mode]
    half = (KERNEL.is_a(mode, Hash) ? mode[:half] : nil) || :up unless half
    return BigDecimal.of(@value.truncate(digits).to_r) if digits && (mode == :down || mode == :truncate || mode == BigDecimal::ROUND_DOWN)
    digits ? BigDecimal.of(@value.round(digits, half: half).to_r) : @value.round(half: half)
  end
  def floor(digits = nil) = digits ? BigDecimal.of(@value.floor(digits).to_r) : @value.floor
  def ceil(digits = nil) = digits ? BigDecimal.of(@value.ceil(digits).to_r) : @value.ceil
  def truncate(digits = nil) = digits ? BigDecimal.of(@value.truncate(digits).to_r) : @value.truncate
  # Where its digits begin: the power of ten that it is below.
  def exponent
    return 0 if @value == 0
    size = @value.abs.floor
    return size.to_s.size if size > 0
    power = 0
    power -= 1 while @value.abs * 10 ** -power < Rational(1, 10)
    power
  end
  def cut(digits) = digits == 0 ? self : BigDecimal.of(@value.round(digits - exponent).to_r)
  def sqrt(digits = 16)
    raise FloatDomainError, "sqrt of negative value" if @value < 0
    places = [digits, 16].max + 2
    BigDecimal.of(Rational(Integer.sqrt((@value * 100 ** places).floor), 10 ** places))
  end
  # Its digits without zeros at either end.
  def figures
    return "0" if @value == 0
    part = @value.abs * Rational(10) ** -exponent
    places = KERNEL.decimal_places(part)
    (part * 10 ** places).to_i.to_s.rjust(places, "0")
  end
  def split = [sign < 0 ? -1 : 1, @value == 0 ? "0" : figures, 10, exponent]
  def n_significant_digits = @value == 0 ? 0 : figures.sub(/0+\z/, "").size
  def precs = [18, 27]
  def _dump(_level = 0) = "18:" + to_s
  def precision = @value == 0 ? 0 : figures.size
  def scale = KERNEL.decimal_places(@value)
  def to_s(form = nil)
    return @value == 0 ? "-0.0" : @value.to_s if is_special?
    return grouped(form) if form.to_s.match?(/[1-9]/)
    sign = @value < 0 ? "-" : (form.to_s[/\A[+ ]/] || "")
    return sign + "0." + figures + "e" + exponent.to_s unless form.to_s.downcase.include?("f") || @value == 0
    return @value < 0 ? "-0.0" : "0.0" if @value == 0
    whole = @value.abs.truncate
    rest = @value.abs - whole
    places = KERNEL.decimal_places(rest)
    sign + whole.to_s + "." + (places == 0 ? "0" : (rest * 10 ** places).to_i.to_s.rjust(places, "0"))
  end
  # Digits in groups of so many.
  def grouped(form)
    count = form.to_s[/\d+/].to_i
    text = to_s(form.to_s.delete("0-9"))
    sign, whole, rest = text.match(/\A([-+ ]?)(\d+)(.*)\z/).captures
    rest = rest.sub(/\d+/) { |digits| digits.scan(/.{1,#{count}}/).join(" ") }
    sign + whole.scan(/.{1,#{count}}/).join(" ") + rest
  end
  def inspect = to_s
  def to_digits = to_s("F")
end
# Whether a fraction with such a denominator ends.
def KERNEL.ends(denominator)
  denominator /= 2 while denominator % 2 == 0
  denominator /= 5 while denominator % 5 == 0
  denominator == 1
end
def KERNEL.decimal_places(value)
  places = 0
  while value.denominator != 1
    value *= 10
    places += 1
  end
  places
end
class Object
  def BigDecimal(value, digits = 0, exception: true)
    return value if KERNEL.is_a(value, BigDecimal)
    if __kind(value) == "string"
      special = { "NaN" => Float::NAN, "Infinity" => Float::INFINITY, "+Infinity" => Float::INFINITY,
                  "-Infinity" => -Float::INFINITY, "-0" => -0.0, "-0.0" => -0.0 }[value.strip]
      return BigDecimal.of(special) if special
      unless value.match?(/\A\s*[-+]?(\d[\d_]*)?(\.\d*)?([eEdD][-+]?\d+)?\s*\z/) && value.match?(/\d/)
        return nil unless exception
        raise ArgumentError, "invalid value for BigDecimal(): " + value.inspect
      end
      text = value.strip.downcase.tr("d", "e").delete("_").sub(/\A([-+]?)\./, '\\10.').sub(/\.(?=e|\z)/, "")
      return BigDecimal.of(Rational(text))
    end
    return BigDecimal.of(value.to_r) if KERNEL.is_a(value, Integer)
    raise TypeError, "can't convert nil into BigDecimal" if __same(value, nil)
    if KERNEL.is_float(value)
      return BigDecimal.of(value) unless value.finite?
      raise ArgumentError, "can't omit precision for a Float." if digits == 0 && value != 0
      made = BigDecimal.of(Rational(value.to_s))
      return digits > 0 ? made.cut(digits) : made
    end
    raise ArgumentError, "can't omit precision for a Rational." if digits == 0
    BigDecimal.of(value).cut(digits)
  end
end
BigDecimal::NAN = BigDecimal.of(Float::NAN)
BigDecimal::INFINITY = BigDecimal.of(Float::INFINITY)
class String
  def to_d = BigDecimal(self[/\A\s*[-+]?\d[\d_]*(\.\d+)?([eE][-+]?\d+)?/] || "0")
end
class Integer
  def to_d = BigDecimal(self)
end
class Float
  def to_d(digits = 0) = digits == 0 && finite? ? BigDecimal(to_s) : BigDecimal(self, digits)
end
