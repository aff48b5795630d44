# The least and the greatest of a list, so many of them.

# So many of the least (or greatest, with a sign of -1), as Ruby picks them: what is equal comes in the order that its
# parting by pivots leaves, and is sorted by merging. A buffer four times as long is parted whenever it is full.
def KERNEL.foremost(list, count, key, block, sign)
  count = KERNEL.wanted(count)
  return [] if count == 0
  order = block ? ->(a, b) { KERNEL.sign_of(block.call(a, b), a, b) } : ->(a, b) { KERNEL.compared(a, b) }
  kept = []
  limit = nil
  at = 0
  while at < __len(list)
    value = __index(list, at)
    at += 1
    pair = [key ? key.call(value) : value, value]
    next if limit && order.call(__index(pair, 0), limit) * sign >= 0
    __list_append(kept, pair)
    limit = KERNEL.part_foremost(kept, count, order, sign) if __len(kept) == count * 4
  end
  KERNEL.part_foremost(kept, count, order, sign)
  kept = KERNEL.merge_sorted(kept, ->(a, b) { order.call(__index(a, 0), __index(b, 0)) })
  kept = kept.map { |pair| __index(pair, 1) }
  sign < 0 ? kept.reverse : kept
end
# Leaves the foremost of a list, in an order that the pivots make; gives the key that others have to be before.
def KERNEL.part_foremost(kept, count, order, sign)
  return nil if __len(kept) <= count
  left = 0
  right = __len(kept) - 1
  while true
    middle = left + (right - left) / 2
    KERNEL.exchange(kept, middle, right)
    pivots = 1
    place = left
    at = left
    while at <= right - pivots
      found = order.call(__index(__index(kept, at), 0), __index(__index(kept, right), 0)) * sign
      if found == 0
        KERNEL.exchange(kept, at, right - pivots)
        pivots += 1
        next
      end
      if found < 0
        KERNEL.exchange(kept, at, place)
        place += 1
      end
      at += 1
    end
    other = place
    at = right
    while at > right - pivots && at > other
      KERNEL.exchange(kept, other, at)
      other += 1
      at -= 1
    end
    break if place <= count && count <= place + pivots
    count < place ? right = place - 1 : left = place + pivots
  end
  limit = __index(__index(kept, place), 0)
  __list_with_length(kept, count)
  limit
end
def KERNEL.exchange(list, one, other)
  held = list[one]
  list[one] = list[other]
  list[other] = held
end
