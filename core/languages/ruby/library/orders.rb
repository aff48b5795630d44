# Orders of lists: sorting, and what is least or greatest.

# Whether no `==` of the program's has a say in an order: numbers alone, or strings, or lists of those.
def KERNEL.sorts_natively(list)
  return false if __len(list) == 0
  kind = __kind(__index(list, 0))
  return false unless kind == "number" || kind == "string" || kind == "array"
  at = 0
  while at < __len(list)
    value = __index(list, at)
    return false unless __kind(value) == kind
    return false if kind == "number" && value != value
    return false if kind == "array" && !(__len(value) > 0 && KERNEL.orders_alike(__index(list, 0), value))
    at += 1
  end
  true
end
def KERNEL.orders_alike(first, other)
  return false unless __len(first) == __len(other)
  at = 0
  while at < __len(first)
    kind = __kind(__index(first, at))
    return false unless (kind == "number" || kind == "string") && __kind(__index(other, at)) == kind
    at += 1
  end
  true
end
# By halves that are merged, as Ruby's library of C does it: programs see what is compared with what. What is equal
# keeps its order.
def KERNEL.merge_sorted(list, block)
  count = __len(list)
  return list if count < 2
  left = KERNEL.merge_sorted(__list_part(list, 0, count / 2), block)
  right = KERNEL.merge_sorted(__list_part(list, count / 2, count), block)
  made = []
  at = 0
  place = 0
  while at < __len(left) && place < __len(right)
    one = __index(left, at)
    other = __index(right, place)
    order = block ? block.call(one, other) : KERNEL.compared(one, other)
    order = KERNEL.sign_of(order, one, other) unless __kind(order) == "number"
    if order <= 0
      __list_append(made, one)
      at += 1
    else
      __list_append(made, other)
      place += 1
    end
  end
  __list_extend(made, __list_part(left, at, __len(left)))
  __list_extend(made, __list_part(right, place, __len(right)))
  made
end
# How many of the least or greatest are wanted.
def KERNEL.wanted(count)
  count = KERNEL.int(count)
  raise ArgumentError, "negative size (" + count.to_s + ")" if count < 0
  count
end
# What a block has said of the order of two values.
def KERNEL.sign_of(order, a, b)
  return order if __kind(order) == "number"
  if __same(order, nil)
    raise ArgumentError, "comparison of " + a.class.name + " with " + KERNEL.compared_name(b) + " failed"
  end
  order > 0 ? 1 : (order < 0 ? -1 : 0)
end
# A number is asked what it is to nothing, and not the other way round.
def KERNEL.order_to(value, best)
  return KERNEL.compared(value, best) unless __same(value, nil) && KERNEL.is_a(best, Numeric)
  -KERNEL.compared(best, value)
end
def KERNEL.extreme_of_literal(list, is_max)
  sign = is_max ? 1 : -1
  return nil if __len(list) == 0
  best = __index(list, 0)
  at = 1
  while at < __len(list)
    value = __index(list, at)
    best = value if KERNEL.order_to(value, best) * sign > 0
    at += 1
  end
  best
end
def KERNEL.extreme(list, block, sign)
  return nil if __len(list) == 0
  best = __index(list, 0)
  at = 1
  while at < __len(list)
    value = __index(list, at)
    at += 1
    if !block && __kind(value) == "number" && __kind(best) == "number" && !__same(__parent(value), FLOAT) &&
      !__same(__parent(best), FLOAT)
      best = value if sign > 0 ? value > best : value < best
      next
    end
    order = block ? KERNEL.sign_of(block.call(value, best), value, best) : -KERNEL.compared(best, value)
    best = value if order * sign > 0
  end
  best
end
# The least and the greatest as a block says: two are compared with each other first, then with those found before.
def KERNEL.both_extremes(list, block)
  order = ->(a, b) { KERNEL.sign_of(block.call(a, b), a, b) }
  least = most = nil
  at = 0
  while at < __len(list)
    low = __index(list, at)
    high = at + 1 < __len(list) ? __index(list, at + 1) : low
    if at + 1 < __len(list)
      sign = order.call(low, high)
      low, high = high, low if sign > 0
      low = high = __index(list, at) if sign == 0
    end
    if at == 0
      least = low
      most = high
    else
      least = low if order.call(low, least) < 0
      most = high if order.call(high, most) > 0
    end
    at += 2
  end
  [least, most]
end
def KERNEL.extreme_by(list, block, sign)
  return nil if __len(list) == 0
  best = __index(list, 0)
  key = block.call(best)
  at = 1
  while at < __len(list)
    value = __index(list, at)
    own = block.call(value)
    if KERNEL.compared(own, key) * sign > 0
      best = value
      key = own
    end
    at += 1
  end
  best
end
