# What has an order: comparisons made of `<=>`.

module Comparable
  def ==(other) = __same(self, other) || (self <=> other) == 0
  def <(other) = KERNEL.compared(self, other) < 0
  def <=(other) = KERNEL.compared(self, other) <= 0
  def >(other) = KERNEL.compared(self, other) > 0
  def >=(other) = KERNEL.compared(self, other) >= 0
  def between?(low, high) = KERNEL.compared(self, low) >= 0 && KERNEL.compared(self, high) <= 0
  def clamp(low, high = __null())
    if __same(high, __null())
      unless KERNEL.is_a(low, Range)
        raise TypeError, "wrong argument type " + KERNEL.conversion(low) + " (expected Range)"
      end
      if low.exclude_end? && !__same(low.end, nil)
        raise ArgumentError, "cannot clamp with an exclusive range"
      end
      high = low.end
      low = low.begin
    end
    if !__same(low, nil) && !__same(high, nil) && KERNEL.compared(low, high) > 0
      raise ArgumentError, "min argument must be smaller than max argument"
    end
    return low if !__same(low, nil) && KERNEL.compared(self, low) < 0
    !__same(high, nil) && KERNEL.compared(self, high) > 0 ? high : self
  end
end
def KERNEL.compared(left, right)
  order = left <=> right
  if __same(order, nil)
    raise ArgumentError, "comparison of " + left.class.name + " with " + KERNEL.compared_name(right) + " failed"
  end
  order
end
# How an error of a comparison names the other operand: special values by themselves.
def KERNEL.compared_name(value)
  kind = __kind(value)
  return value.inspect if __same(value, nil) || kind == "boolean" || kind == "number" || kind == "symbol"
  value.class.name
end
