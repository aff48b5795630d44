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
  def self.asin(x) = Math.number(x).abs > 1 ? Math.domain("asin") : __math_asin(x.to_f)
  def self.acos(x) = Math.number(x).abs > 1 ? Math.domain("acos") : __math_acos(x.to_f)
  def self.atan(x) = __math_atan(Math.number(x))
  def self.atan2(y, x) = __math_atan2(Math.number(y), Math.number(x))
  def self.sinh(x) = __math_sinh(Math.number(x))
  def self.cosh(x) = __math_cosh(Math.number(x))
  def self.tanh(x) = __math_tanh(Math.number(x))
  def self.asinh(x) = __math_asinh(Math.number(x))
  def self.acosh(x) = Math.number(x) < 1 ? Math.domain("acosh") : __math_acosh(x.to_f)
  def self.atanh(x)
    x = Math.number(x)
    return Math.domain("atanh") if x.abs > 1
    x.abs == 1 ? x * Float::INFINITY : __math_atanh(x)
  end
  def self.exp(x) = __math_exp(Math.number(x))
  def self.log(x, base = __null())
    Math.number(x)
    return Math.domain("log") if x < 0
    made = x == 0 ? -Float::INFINITY : __math_log(KERNEL.is_integer(x) ? x : x.to_f)
    __same(base, __null()) ? made : made / Math.log(base)
  end
  def self.log2(x) = Math.number(x) < 0 ? Math.domain("log2") : (x == 0 ? -Float::INFINITY : __math_log2(KERNEL.is_integer(x) ? x : x.to_f))
  def self.log10(x) = Math.number(x) < 0 ? Math.domain("log10") : (x == 0 ? -Float::INFINITY : __math_log10(KERNEL.is_integer(x) ? x : x.to_f))
  def self.hypot(x, y) = __math_hypot(Math.number(x), Math.number(y))
  def self.pow(x, y) = __power(Math.number(x), y)
  def self.gamma(x)
    x = Math.number(x)
    return 1 / x > 0 ? Float::INFINITY : -Float::INFINITY if x == 0
    return Math.domain("gamma") if x == -Float::INFINITY || x < 0 && x == x.floor
    return x if x.nan? || x.infinite?
    x > 171.7 ? Float::INFINITY : __math_gamma(x)
  end
  # Below zero every other stretch between integers has values below zero.
  def self.lgamma(x)
    x = Math.number(x)
    return Math.domain("lgamma") if x == -Float::INFINITY
    return [Float::INFINITY, 1 / x > 0 ? 1 : -1] if x == 0
    return [x, 1] if x.nan? || x.infinite?
    return [Float::INFINITY, 1] if x < 0 && x == x.floor
    [__math_lgamma(x), x < 0 && x.floor % 2 == 1 ? -1 : 1]
  end
  def self.erf(x) = __math_erf(Math.number(x))
  def self.erfc(x) = __math_erfc(Math.number(x))
  def self.ldexp(x, power) = Math.number(x) * 2.0 ** KERNEL.int(power)
end
# What includes the module may call them by themselves.
__own_keys(Math).each do |name|
  next unless KERNEL.is_method_name(name) && name != "number" && name != "domain"
  __define(__field(Math, "prototype"), name, __own_value(Math, name), 7)
  __define(__field(Math, "prototype"), "@hides " + name, "private", 7)
end
