# Rational and complex numbers.

class Rational < Numeric
  attr_reader :numerator, :denominator
  def initialize(numerator, denominator)
    @numerator = numerator
    @denominator = denominator
  end
  def class = Rational
  def frozen? = true
  def +(other)
    return Rational(@numerator + other * @denominator, @denominator) if KERNEL.is_integer(other)
    return to_f + other if KERNEL.is_float(other)
    return KERNEL.coerced("+", self, other) unless KERNEL.is_a(other, Rational)
    Rational(@numerator * other.denominator + other.numerator * @denominator, @denominator * other.denominator)
  end
  def -(other)
    return Rational(@numerator - other * @denominator, @denominator) if KERNEL.is_integer(other)
    return to_f - other if KERNEL.is_float(other)
    return KERNEL.coerced("-", self, other) unless KERNEL.is_a(other, Rational)
    Rational(@numerator * other.denominator - other.numerator * @denominator, @denominator * other.denominator)
  end
  def *(other)
    return Rational(@numerator * other, @denominator) if KERNEL.is_integer(other)
    return to_f * other if KERNEL.is_float(other)
    return KERNEL.coerced("*", self, other) unless KERNEL.is_a(other, Rational)
    Rational(@numerator * other.numerator, @denominator * other.denominator)
  end
  def /(other)
    return Rational(@numerator, @denominator * other) if KERNEL.is_integer(other)
    return to_f / other if KERNEL.is_float(other)
    return KERNEL.coerced("/", self, other) unless KERNEL.is_a(other, Rational)
    Rational(@numerator * other.denominator, @denominator * other.numerator)
  end
  def quo(other) = self / other
  def %(other) = self - other * (self / other).floor
  def -@() = Rational(-@numerator, @denominator)
  def **(other)
    other = other.numerator if KERNEL.is_a(other, Rational) && other.denominator == 1
    return KERNEL.coerced("**", self, other) unless KERNEL.is_a(other, Numeric)
    return to_f ** other.to_f unless KERNEL.is_integer(other)
    return Rational(@numerator ** other, @denominator ** other) if other >= 0
    raise ZeroDivisionError, "divided by 0" if @numerator == 0
    Rational(@denominator ** -other, @numerator ** -other)
  end
  def <=>(other)
    return @numerator <=> other * @denominator if KERNEL.is_integer(other)
    return to_f <=> other if KERNEL.is_float(other)
    return KERNEL.turned_order(self, other) unless KERNEL.is_a(other, Rational)
    @numerator * other.denominator <=> other.numerator * @denominator
  end
  def ==(other) = KERNEL.is_a(other, Numeric) && (self <=> other) == 0
  def <(other) = KERNEL.compared(self, other) < 0
  def <=(other) = KERNEL.compared(self, other) <= 0
  def >(other) = KERNEL.compared(self, other) > 0
  def >=(other) = KERNEL.compared(self, other) >= 0
  def eql?(other) = KERNEL.is_a(other, Rational) && self == other
  def hash = __hash(inspect)
  def coerce(other)
    return [other, to_f] if KERNEL.is_float(other)
    raise TypeError, other.class.name + " can't be coerced into Rational" unless KERNEL.is_a(other, Numeric)
    KERNEL.is_a(other, Complex) ? [other, Complex.new(self, 0)] : [Rational(other, 1), self]
  end
  def abs = Rational(@numerator.abs, @denominator)
  def zero? = @numerator == 0
  def to_i = @numerator < 0 ? -(-@numerator / @denominator) : @numerator / @denominator
  def to_f = KERNEL.ratio(@numerator, @denominator)
  def to_r = self
  def to_s = @numerator.to_s + "/" + @denominator.to_s
  def inspect = "(" + to_s + ")"
  def floor(digits = 0) = KERNEL.rational_places(self, digits) { |value| value.numerator / value.denominator }
  def ceil(digits = 0) = KERNEL.rational_places(self, digits) { |value| -(-value.numerator / value.denominator) }
  def truncate(digits = 0) = KERNEL.rational_places(self, digits) { |value| value.to_i }
  def round(digits = 0, half: :up)
    KERNEL.rational_places(self, digits) do |value|
      low = value.abs.floor
      rest = value.abs - low
      up = rest * 2 > 1 || rest * 2 == 1 && KERNEL.rounds_up(half, low)
      made = up ? low + 1 : low
      value < 0 ? -made : made
    end
  end
  def rationalize(eps = nil) = eps ? KERNEL.simplest_between(self - eps.abs, self + eps.abs) : self
end
def KERNEL.rational_places(value, digits)
  raise TypeError, "not an integer" unless KERNEL.is_integer(digits)
  return yield(value) if digits == 0
  made = Rational(yield(value * Rational(10) ** digits), 1) / Rational(10) ** digits
  digits < 0 ? made.to_i : made
end
# The fraction with the smallest denominator between two.
def KERNEL.simplest_between(low, high)
  whole = low.ceil
  return Rational(whole, 1) if whole <= high
  floor = low.floor
  rest = KERNEL.simplest_between(Rational(1) / (high - floor), Rational(1) / (low - floor))
  Rational(floor, 1) + Rational(1) / rest
end
def KERNEL.simplest_rational(number, eps)
  return KERNEL.simplest_between((number - eps.abs).to_r, (number + eps.abs).to_r) if eps
  return Rational(number.to_i, 1) if number == number.to_i
  return -KERNEL.simplest_rational(-number, nil) if number < 0
  KERNEL.simplest_between((number.to_r + number.prev_float.to_r) / 2, (number.to_r + number.next_float.to_r) / 2)
end
class Object
  def Rational(value, other = 1, exception: true)
    unless exception
      begin
        return Rational(value, other)
      rescue ArgumentError, TypeError
        return nil
      end
    end
    if KERNEL.is_integer(value) && KERNEL.is_integer(other)
      raise ZeroDivisionError, "divided by 0" if other == 0
      shared = __math_gcd(value, other)
      shared = -shared if other < 0
      return Rational.new(value / shared, other / shared)
    end
    raise TypeError, "can't convert nil into Rational" if __same(value, nil) || __same(other, nil)
    value = value.to_r if KERNEL.is_a(value, Complex)
    value = KERNEL.quietly { KERNEL.rational_of_text(value, true) } if __kind(value) == "string"
    value = value.to_r if KERNEL.is_float(value)
    other = KERNEL.quietly { KERNEL.rational_of_text(other, true) } if __kind(other) == "string"
    other = other.to_r if KERNEL.is_float(other)
    other == 1 && KERNEL.is_a(value, Rational) ? value : (KERNEL.is_integer(value) ? Rational(value, 1) : value) / other
  end
  def Complex(real, imaginary = 0, exception: true)
    if __same(real, nil) || __same(imaginary, nil)
      return nil unless exception
      raise TypeError, "can't convert nil into Complex"
    end
    unless __same(imaginary, 0)
      imaginary = KERNEL.complex_part(imaginary) if __kind(imaginary) == "string"
      real = KERNEL.complex_part(real) if __kind(real) == "string"
    end
    unless __kind(real) == "string"
      [real, imaginary].each do |part|
        next if KERNEL.is_a(part, Numeric)
        return nil unless exception
        raise TypeError, "can't convert " + part.class.name + " into Complex" if __same(imaginary, 0)
        raise TypeError, "not a real"
      end
      return Complex.new(real, imaginary)
    end
    found = real.match?(/\A\s*[-+]?(\d|i\b)/) ? KERNEL.complex_of_text(real) : nil
    return found if found || !exception
    raise ArgumentError, "invalid value for convert(): " + real.inspect
  end
end
def KERNEL.complex_part(text)
  unless text.match?(/\A\s*[-+]?\d[\d_.]*([eE][-+]?\d+)?(\/\d+)?\s*\z/)
    raise ArgumentError, "invalid value for convert(): " + text.inspect
  end
  text.match?(/[.eE]/) ? Float(text) : (text.include?("/") ? Rational(text) : Integer(text))
end
def KERNEL.rational_of_text(text, is_strict = false)
  found = text.match(/\A\s*([-+]?\d[\d_]*)(?:\.(\d+))?(?:[eE]([-+]?\d+))?(?:\/(\d+))?/)
  if !found || is_strict && found.end(0) < text.rstrip.size
    raise ArgumentError, "invalid value for convert(): " + text.inspect if is_strict
    return Rational(0, 1)
  end
  places = found[2] ? found[2].size : 0
  made = Rational((found[1] + (found[2] || "")).delete("_").to_i, 10 ** places)
  made = made * Rational(10) ** found[3].to_i if found[3]
  found[4] ? made / found[4].to_i : made
end
class Rational
  def self.new(numerator, denominator)
    made = __object_below(RATIONAL)
    __set_field(made, "@numerator", numerator)
    __set_field(made, "@denominator", denominator)
    made
  end
end
RATIONAL = __field(Rational, "prototype")
def KERNEL.imaginary_of_text(text) = Complex.new(0, text.include?(".") ? text.to_f : text.to_i)
def KERNEL.rational_imaginary(text) = Complex.new(0, KERNEL.rational_of_text(text))
class Complex < Numeric
  attr_reader :real, :imaginary
  def self.rectangular(real, imaginary = 0)
    raise TypeError, "not a real" unless [real, imaginary].all? { |part| KERNEL.is_a(part, Numeric) && part.real? }
    Complex.new(real, imaginary)
  end
  def self.rect(real, imaginary = 0) = rectangular(real, imaginary)
  # Quarter and half turns leave nothing of the part that they turn away from.
  def self.polar(size, angle = __null())
    return Complex.new(size, 0) if __same(angle, __null())
    return Complex.new(size, 0.0) if size == 0 || angle == 0
    return Complex.new(-size, 0.0) if angle == Math::PI
    return Complex.new(0.0, size) if angle == Math::PI / 2
    Complex.new(size * Math.cos(angle), size * Math.sin(angle))
  end
  def initialize(real, imaginary)
    @real = real
    @imaginary = imaginary
  end
  def class = Complex
  def imag = @imaginary
  def real? = false
  def frozen? = true
  def parts_of(other)
    return [other.real, other.imaginary] if KERNEL.is_a(other, Complex)
    unless KERNEL.is_a(other, Numeric)
      raise TypeError, KERNEL.compared_name(other) + " can't be coerced into Complex"
    end
    [other, 0]
  end
  def +(other)
    a, b = parts_of(other)
    Complex.new(@real + a, @imaginary + b)
  end
  def -(other)
    a, b = parts_of(other)
    Complex.new(@real - a, @imaginary - b)
  end
  def *(other)
    a, b = parts_of(other)
    Complex.new(@real * a - @imaginary * b, @real * b + @imaginary * a)
  end
  def /(other)
    parts_of(other)
    return Complex.new(KERNEL.exact_ratio(@real, other), KERNEL.exact_ratio(@imaginary,
      other)) unless KERNEL.is_a(other, Complex)
    size = other.real * other.real + other.imaginary * other.imaginary
    top = self * other.conjugate
    Complex.new(KERNEL.exact_ratio(top.real, size), KERNEL.exact_ratio(top.imaginary, size))
  end
  def quo(other) = self / other
  def **(other)
    if KERNEL.is_integer(other)
      return Complex.new(1, 0) / (self ** -other) if other < 0
      made = Complex.new(1, 0)
      other.times { made = made * self }
      return made
    end
    if KERNEL.is_a(other, Complex)
      return Complex.new(1, 0) if other == 0
      size, angle = polar
      log = Math.log(size)
      return Complex.polar(Math.exp(other.real * log - other.imaginary * angle), angle * other.real + other.imaginary * log)
    end
    return KERNEL.coerced("**", self, other) unless KERNEL.is_a(other, Numeric)
    size = abs ** other
    Complex.polar(size, arg * other)
  end
  def -@() = Complex.new(-@real, -@imaginary)
  def ==(other)
    return other == self unless KERNEL.is_a(other, Numeric)
    a, b = parts_of(other)
    @real == a && @imaginary == b
  end
  def <=>(other)
    return nil unless @imaginary == 0 && KERNEL.is_a(other, Numeric)
    return @real <=> other unless KERNEL.is_a(other, Complex)
    other.imaginary == 0 ? @real <=> other.real : nil
  end
  def eql?(other)
    KERNEL.is_a(other, Complex) && @real.eql?(other.real) && @imaginary.eql?(other.imaginary)
  end
  def hash = __hash(inspect)
  def coerce(other)
    return [other, self] if KERNEL.is_a(other, Complex)
    raise TypeError, other.class.name + " can't be coerced into Complex" unless KERNEL.is_a(other, Numeric)
    [Complex.new(other, 0), self]
  end
  def conjugate = Complex.new(@real, -@imaginary)
  def conj = conjugate
  # The size of the one part that there is stays exact.
  def abs
    return KERNEL.is_float(@real) ? @imaginary.abs.to_f : @imaginary.abs if @real == 0
    return KERNEL.is_float(@imaginary) ? @real.abs.to_f : @real.abs if @imaginary == 0
    Math.hypot(@real, @imaginary)
  end
  def fdiv(other) = parts_of(other) && Complex.new(@real.fdiv(other), @imaginary.fdiv(other))
  def magnitude = abs
  def abs2 = @real * @real + @imaginary * @imaginary
  def arg = Math.atan2(@imaginary, @real)
  def angle = arg
  def phase = arg
  def polar = [abs, arg]
  def rectangular = [@real, @imaginary]
  def rect = [@real, @imaginary]
  def zero? = @real == 0 && @imaginary == 0
  def to_c = self
  def check_real(name)
    return nil if __same(@imaginary, 0)
    raise RangeError, "can't convert " + to_s + " into " + name
  end
  def to_f
    check_real("Float")
    @real.to_f
  end
  def to_i
    check_real("Integer")
    @real.to_i
  end
  def to_r
    check_real("Rational")
    @real.to_r
  end
  def real? = false
  def finite? = @real.finite? && @imaginary.finite?
  undef_method :>, :<, :>=, :<=, :%, :div, :divmod, :floor, :ceil, :round, :truncate, :modulo, :remainder, :step, :between?, :clamp,
    :positive?, :negative?, :i
  def to_s
    is_below = KERNEL.is_float(@imaginary) ? (@imaginary < 0 || 1 / @imaginary < 0) : @imaginary < 0
    part = @imaginary.abs.to_s
    @real.to_s + (is_below ? "-" : "+") + part + (part.match?(/\d\z/) ? "i" : "*i")
  end
  def inspect
    is_below = KERNEL.is_float(@imaginary) ? (@imaginary < 0 || 1 / @imaginary < 0) : @imaginary < 0
    "(" + @real.inspect + (is_below ? "-" : "+") + @imaginary.abs.inspect + KERNEL.imaginary_mark(@imaginary) + ")"
  end
end
Complex::I = Complex.new(0, 1)
def KERNEL.exact_ratio(left, right)
  return left / right if KERNEL.is_float(left) || KERNEL.is_float(right) || KERNEL.is_a(left, Rational)
  made = Rational(left, right)
  made.denominator == 1 ? made.numerator : made
end

def KERNEL.imaginary_mark(number) = KERNEL.is_a(number, Rational) || KERNEL.is_float(number) && !number.finite? ? "*i" : "i"
