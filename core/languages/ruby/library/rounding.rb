# Rounding: where halves go, and places behind the point.

def KERNEL.rounds_up(half, whole)
  half = KERNEL.check_rounding(half)
  half == :even ? whole % 2 == 1 : half != :down
end
# What a rounding is told: places, and where halves go.
def KERNEL.rounding(digits, options)
  if KERNEL.is_keywords(digits) && __same(options, __null())
    options = digits
    digits = 0
  end
  return [digits, :up] if __same(options, __null())
  raise ArgumentError, "wrong number of arguments (given 2, expected 0..1)" unless KERNEL.is_keywords(options)
  others = options.keys - [:half]
  if others.size > 0
    raise ArgumentError, "unknown keyword" + (others.size > 1 ? "s" : "") + ": " + others.map { |key| key.inspect }.join(", ")
  end
  [digits, KERNEL.check_rounding(options[:half])]
end
def KERNEL.check_rounding(half)
  half = half.to_sym if __kind(half) == "string"
  return half if __same(half, nil) || half == :up || half == :down || half == :even
  raise ArgumentError, "invalid rounding mode: " + (__kind(half) == "symbol" ? half.to_s : half.inspect)
end
# As Ruby's own: a product that is just below a half counts as one where the half itself is not above the number.
def KERNEL.rounded(number, digits, half)
  scale = 10.0 ** digits
  size = number.abs
  scaled = size * scale
  return number if scaled.infinite? || scaled >= 9007199254740992.0
  low = __number_floor(scaled)
  rest = scaled - low
  if half == :even
    up = rest > 0.5 || (rest == 0.5 || (low + 0.5) / scale <= size) && low % 2 == 1
    made = up ? low + 1 : low
  else
    made = rest >= 0.5 ? low + 1 : low
    if half == :down
      made -= 1 if (made - 0.5) / scale >= size
    elsif (made + 0.5) / scale <= size
      made += 1
    end
  end
  made = made / scale
  number < 0 ? -made : made
end
# Down or up to so many places behind the point.
def KERNEL.decimal_cut(number, digits, sign)
  return number if digits > 14 || number == 0 || number.nan? || number.infinite?
  scale = 10.0 ** digits
  return number if (number * scale).abs >= 9007199254740992.0
  if sign < 0
    low = __number_floor(number * scale)
    made = (low + 1) / scale
    return made > number ? low / scale : made
  end
  high = __number_ceil(number * scale)
  made = (high - 1) / scale
  made < number ? high / scale : made
end
