# Numbers, truth and nothing.

module Comparable
  def ==(other) = __same(self, other) || (self <=> other) == 0
  def <(other) = KERNEL.compared(self, other) < 0
  def <=(other) = KERNEL.compared(self, other) <= 0
  def >(other) = KERNEL.compared(self, other) > 0
  def >=(other) = KERNEL.compared(self, other) >= 0
  def between?(low, high) = self >= low && self <= high
  def clamp(low, high = nil)
    if __kind(low) == "object" && KERNEL.is_a(low, Range)
      high = low.end
      low = low.begin
    end
    return low if low != nil && self < low
    high != nil && self > high ? high : self
  end
end
def KERNEL.compared(left, right)
  order = left <=> right
  raise ArgumentError, "comparison of " + left.class.name + " with " + (right == nil || __kind(right) == "number" ? right.inspect : right.class.name) + " failed" if order == nil
  order
end
class Numeric
  def +@() = self
end
class Integer < Numeric
  # Newton's method, from above.
  def self.sqrt(n)
    raise Math::DomainError, 'Numerical argument is out of domain - "isqrt"' if n < 0
    return n if n < 2
    guess = 1 << ((n.bit_length + 1) / 2)
    while true
      better = (guess + n / guess) / 2
      return guess if better >= guess
      guess = better
    end
  end
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
  def to_int = self
  def chr = __chr(self)
  def ord = self
  def even? = self % 2 == 0
  def odd? = self % 2 == 1
  def succ = self + 1
  def next = self + 1
  def pred = self - 1
  def gcd(other) = __math_gcd(self, other)
  def lcm(other) = self * other / __math_gcd(self, other)
  def digits = to_s.reverse.chars.map { |digit| digit.to_i }
  def <<(other) = __bits("<<", self, other)
  def >>(other) = __bits(">>", self, other)
  def &(other) = __bits("&", self, other)
  def |(other) = __bits("|", self, other)
  def ^(other) = __bits("^", self, other)
  def ~() = -self - 1
  def [](place) = (self >> place) & 1
  def bit_length = __int_bit_length(self)
  def to_s(radix = 10)
    return __native_str(self) if radix == 10
    return "0" if self == 0
    rest = self.abs
    text = ""
    while rest > 0
      text = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % radix] + text
      rest = rest / radix
    end
    self < 0 ? "-" + text : text
  end
  def inspect = to_s
  def class = Integer
  def floor(digits = 0) = self
  def ceil(digits = 0) = self
  def round(digits = 0)
    return self if digits >= 0
    unit = 10 ** -digits
    rest = abs % unit
    whole = abs - rest + (rest * 2 >= unit ? unit : 0)
    self < 0 ? -whole : whole
  end
  def truncate(digits = 0) = self
  def integer? = true
  def **(other)
    return __power(self.to_f, other) if KERNEL.is_a(other, Float) || other < 0
    __power(self, other)
  end
  def pow(other, modulus = nil)
    modulus == nil ? self ** other : __pow(self, other, modulus)
  end
end
class Float < Numeric
  INFINITY = 1e308 * 10
  NAN = 1e308 * 10 - 1e308 * 10
  EPSILON = 2.220446049250313e-16
  MAX = 1.7976931348623157e308
  MIN = 2.2250738585072014e-308
  DIG = 15
  def to_i
    raise FloatDomainError, to_s if nan? || infinite?
    __number_trunc(self)
  end
  def to_s
    return "NaN" if nan?
    return self > 0 ? "Infinity" : "-Infinity" if infinite?
    text = __native_str(self)
    text = text.sub("e", ".0e") if text.include?("e") && !text.include?(".")
    text
  end
  def inspect = to_s
  def class = Float
  def nan? = !__bits("==", self, self)
  def infinite? = (self == 1.0 / 0 || self == -1.0 / 0) ? 1 : nil
  def finite? = !nan? && !infinite?
  def floor(digits = 0) = digits == 0 ? __number_floor(self) : (self * 10 ** digits).floor / (10.0 ** digits)
  def ceil(digits = 0) = digits == 0 ? __number_ceil(self) : (self * 10 ** digits).ceil / (10.0 ** digits)
  def truncate = to_i
  def integer? = false
  def **(other) = __power(self, other.to_f)
  def round(digits = 0)
    if digits == 0
      whole = __number_floor(self)
      rest = self - whole
      return rest > 0.5 || (rest == 0.5 && self > 0) ? whole + 1 : whole
    end
    __number_round(self, digits)
  end
end
def KERNEL.counted(low, high)
  list = []
  while low <= high
    list.push(low)
    low += 1
  end
  list
end
# Floats step by multiplying, so that what each addition loses is not lost again.
def KERNEL.step_floats(start, stop, stride, block)
  count = ((stop - start).to_f / stride + 1e-9).floor
  at = 0
  while at <= count
    block.call(at * stride.to_f + start)
    at += 1
  end
  start
end
def KERNEL.round(number, digits) = __number_round(number, digits)
class Numeric
  include Comparable
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
    return nil unless KERNEL.is_a(other, Numeric)
    self < other ? -1 : (self > other ? 1 : 0)
  end
  def ===(other) = self == other
  def eql?(other) = self == other && __same(self.class, other.class)
  def -@() = 0 - self
  def +@() = self
  def abs = self < 0 ? 0 - self : self
  def zero? = self == 0
  def positive? = self > 0
  def negative? = self < 0
  def nonzero? = self == 0 ? nil : self
  def to_f = __number_float(self)
  def fdiv(other) = to_f / other
  def div(other) = (self / other).floor
  def modulo(other) = self % other
  def divmod(other) = [(self / other).floor, self % other]
  def remainder(other) = self - other * (self.to_f / other).truncate
  def coerce(other) = [other.to_f, to_f]
  def step(limit = nil, by_given = 1, by: nil, to: nil, &block)
    stride = by || by_given
    stop = to || limit
    return KERNEL.enumerator(self, :step, [stop, stride]) unless block
    return KERNEL.step_floats(self, stop, stride, block) if stop && [self, stop, stride].any? { |one| KERNEL.is_a(one, Float) }
    at = self
    while stop == nil || (stride > 0 ? at <= stop : at >= stop)
      block.call(at)
      at += stride
    end
    self
  end
  def dup = self
  def hash = self
end
class NilClass
  def to_s = __str_copy("")
  def to_a = []
  def to_i = 0
  def to_f = 0.0
  def inspect = "nil"
  def nil? = true
  def class = NilClass
  def !() = true
  def ==(other) = __same(self, other)
  def &(other) = false
  def |(other) = other ? true : false
end
class Boolean
  def to_s = self ? "true" : "false"
  def inspect = to_s
  def class = self ? TrueClass : FalseClass
  def !() = !self
  def &(other) = self && other ? true : false
  def |(other) = self || other ? true : false
  def ^(other) = self ? !other : !!other
  def ==(other) = __same(self, other)
end
class TrueClass
  def self.===(value) = __same(value, true)
end
class FalseClass
  def self.===(value) = __same(value, false)
end
class Symbol
  include Comparable
  def to_s = __str_copy(__symbol_description(self))
  def name = to_s
  def id2name = to_s
  def to_sym = self
  def inspect = __str_isidentifier(to_s.delete_prefix("@").delete_prefix("@").delete_prefix("$").delete_suffix("?").delete_suffix("!").delete_suffix("=")) || "+-*/%<=>[]!~^&|".include?(to_s[0, 1]) ? ":" + to_s : ":" + to_s.inspect
  def class = Symbol
  def ==(other) = KERNEL.operated("==", self, other)
  def <=>(other) = to_s <=> other.to_s
  def length = to_s.length
  def size = to_s.length
  def [](place) = to_s[place]
  def upcase = to_s.upcase.to_sym
  def downcase = to_s.downcase.to_sym
  def capitalize = to_s.capitalize.to_sym
  def swapcase = to_s.swapcase.to_sym
  def succ = to_s.succ.to_sym
  def empty? = to_s.empty?
  def start_with?(*starts) = to_s.start_with?(*starts)
  def end_with?(*ends) = to_s.end_with?(*ends)
  def to_proc
    name = to_s
    ->(value, *given) { __call(KERNEL.method_of(value, name), value, [nil, *given]) }
  end
end
class Proc
  def self.new(&block) = block
  def call(*given) = __call(self, nil, given)
  def yield(*given) = __call(self, nil, given)
  def [](*given) = __call(self, nil, given)
  def ===(*given) = __call(self, nil, given)
  def to_proc = self
  def class = Proc
  def lambda? = __has_own(self, "@is_lambda")
  def arity = __function_length(self)
  def inspect = lambda? ? "#<Proc (lambda)>" : "#<Proc>"
  def >>(other)
    first = self
    ->(*given) { other.call(first.call(*given)) }
  end
  def <<(other)
    first = self
    ->(*given) { first.call(other.call(*given)) }
  end
  def curry(count = nil)
    function = self
    count = arity unless count
    KERNEL.curried(function, count, [])
  end
end
def KERNEL.curried(function, count, held)
  ->(*given) {
    all = held + given
    all.size >= count ? function.call(*all) : KERNEL.curried(function, count, all)
  }
end
module Math
  PI = 3.141592653589793
  E = 2.718281828459045
  def self.sqrt(x) = __math_sqrt(x.to_f)
  def self.sin(x) = __math_sin(x.to_f)
  def self.cos(x) = __math_cos(x.to_f)
  def self.log(x, base = nil) = base ? __math_log(x.to_f) / __math_log(base.to_f) : __math_log(x.to_f)
  def self.log2(x) = __math_log2(x.to_f)
  def self.log10(x) = __math_log10(x.to_f)
  def self.cbrt(x) = __math_cbrt(x.to_f)
  def self.hypot(x, y) = __math_hypot(x.to_f, y.to_f)
  def self.pow(x, y) = __power(x.to_f, y)
end
__native_class("nil", __field(NilClass, "prototype"))
__native_class("int", __field(Integer, "prototype"))
__native_class("float", __field(Float, "prototype"))
__native_class("bool", __field(Boolean, "prototype"))
__native_class("symbol", __field(Symbol, "prototype"))
__native_class("function", __field(Proc, "prototype"))
__native_class("intrinsic", __field(Proc, "prototype"))
