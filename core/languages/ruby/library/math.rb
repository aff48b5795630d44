# Functions of floating-point numbers.

module Math
  PI = 3.141592653589793
  E = 2.718281828459045
  class DomainError < StandardError
  end
  def self.number(x)
    raise TypeError, "can't convert " + (__same(x, nil) ? "nil" : x.class.name) + " into Float" unless KERNEL.is_a(x, Numeric)
    x.to_f
  end
  def self.domain(name) = (raise Math::DomainError, "Numerical argument is out of domain - " + name)
  def self.sqrt(x)
    x = Math.number(x)
    x < 0 ? Math.domain("sqrt") : __math_sqrt(x)
  end
  def self.cbrt(x) = __math_cbrt(Math.number(x))
  def self.sin(x) = __math_sin(Math.number(x))
  def self.cos(x) = __math_cos(Math.number(x))
  def self.tan(x) = __math_tan(Math.number(x))
  def self.asin(x) = x.abs > 1 ? Math.domain("asin") : __math_asin(Math.number(x))
  def self.acos(x) = x.abs > 1 ? Math.domain("acos") : __math_acos(Math.number(x))
  def self.atan(x) = __math_atan(Math.number(x))
  def self.atan2(y, x) = __math_atan2(Math.number(y), Math.number(x))
  def self.sinh(x) = __math_sinh(Math.number(x))
  def self.cosh(x) = __math_cosh(Math.number(x))
  def self.tanh(x) = __math_tanh(Math.number(x))
  def self.asinh(x) = __math_asinh(Math.number(x))
  def self.acosh(x) = __math_acosh(Math.number(x))
  def self.atanh(x) = __math_atanh(Math.number(x))
  def self.exp(x) = __math_exp(Math.number(x))
  def self.log(x, base = nil)
    Math.number(x)
    return Math.domain("log") if x < 0
    return -Float::INFINITY if x == 0
    made = KERNEL.is_integer(x) ? __math_log(x) : __math_log(Math.number(x))
    base ? made / __math_log(Math.number(base)) : made
  end
  def self.log2(x) = x < 0 ? Math.domain("log2") : (x == 0 ? -Float::INFINITY : __math_log2(KERNEL.is_integer(x) ? x : x.to_f))
  def self.log10(x) = x < 0 ? Math.domain("log10") : (x == 0 ? -Float::INFINITY : __math_log10(KERNEL.is_integer(x) ? x : x.to_f))
  def self.hypot(x, y) = __math_hypot(Math.number(x), Math.number(y))
  def self.pow(x, y) = __power(Math.number(x), y)
  def self.gamma(x) = __math_gamma(Math.number(x))
  def self.lgamma(x) = [__math_lgamma(Math.number(x)), 1]
  def self.erf(x) = __math_erf(Math.number(x))
  def self.erfc(x) = __math_erfc(Math.number(x))
  def self.ldexp(x, power) = x.to_f * 2.0 ** power
end
