# Arrays: what changes them in place, and parts that are put in.

# Where a range begins and how much it spans, behind the end of what it is filled into too.
def KERNEL.fill_span(range, size)
  low = KERNEL.int(range.begin || 0)
  low += size if low < 0
  return [low, 0] if low < 0
  high = __same(range.end, nil) ? size - 1 : KERNEL.int(range.end)
  high += size if high < 0
  high -= 1 if range.exclude_end? && !__same(range.end, nil)
  [low, high < low ? 0 : high - low + 1]
end
class Array
  def push(*given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __list_extend(self, given)
    self
  end
  def append(*given) = push(*given)
  def <<(value)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __list_append(self, value)
    self
  end
  def unshift(*given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    at = given.size - 1
    while at >= 0
      __list_insert(self, 0, given[at])
      at -= 1
    end
    self
  end
  def prepend(*given) = unshift(*given)
  def insert(place, *given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    place = KERNEL.int(place)
    return self if given.size == 0
    if place < -size - 1
      raise IndexError, "index " + place.to_s + " too small for array; minimum: -" + (size + 1).to_s
    end
    place += size + 1 if place < 0
    __list_append(self, nil) while __len(self) < place
    given.reverse_each { |value| __list_insert(self, place, value) }
    self
  end
  def replace(other)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    other = __list_copy(KERNEL.array_of(other))
    __list_clear(self)
    __list_extend(self, other)
    self
  end
  def clear
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __list_clear(self)
    self
  end
  def concat(*given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    # All of them as they are before.
    lists = given.map { |other| __list_copy(KERNEL.array_of(other)) }
    lists.each { |other| __list_extend(self, other) }
    self
  end
  def pop(count = __null())
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return __len(self) == 0 ? nil : __list_pop(self) if __same(count, __null())
    list = last(count)
    list.size.times { __list_pop(self) }
    list
  end
  def shift(count = __null())
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return __len(self) == 0 ? nil : __list_pop(self, 0) if __same(count, __null())
    list = first(count)
    replace(drop(count))
    list
  end
  def []=(place, value, put = __null())
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    size = __len(self)
    unless __same(put, __null())
      value = KERNEL.int(value)
      raise IndexError, "negative length (" + value.to_s + ")" if value < 0
      return put_part(KERNEL.int(place), value, put)
    end
    if __kind(place) == "object" && KERNEL.is_a(place, Range)
      from, count = KERNEL.span(place, size)
      if count < 0
        from = place.begin
        raise RangeError, place.inspect + " out of range" if from < -size
        count = 0
      end
      return put_part(from, count, value)
    end
    place = KERNEL.int(place) unless __kind(place) == "number" && !__same(__parent(place), FLOAT)
    at = place < 0 ? place + size : place
    raise IndexError, "index " + place.to_s + " too small for array; minimum: " + (-size).to_s if at < 0
    __list_append(self, nil) while __len(self) < at
    at == __len(self) ? __list_append(self, value) : __set_index(self, at, value)
    value
  end
  # Puts values where a part of the array was.
  def put_part(place, count, put)
    if place < 0
      raise IndexError, "index " + place.to_s + " too small for array; minimum: -" + size.to_s if place < -size
      place += size
    end
    __list_append(self, nil) while __len(self) < place
    rest = drop(place + count > size ? size : place + count)
    values = __kind(put) == "array" ? put : KERNEL.list_for(put)
    replace(take(place) + values + rest)
    put
  end
  def slice!(place, count = nil)
    return delete_at(place) if __same(count, nil) && !KERNEL.is_a(place, Range)
    place, count = KERNEL.span(place, size) if __same(count, nil)
    list = self[place, count]
    put_part(place, count, []) if list
    list
  end
  def delete_at(place)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    place = KERNEL.int(place)
    place += size if place < 0
    place >= 0 && place < size ? __list_pop(self, place) : nil
  end
  def delete(value)
    found = nil
    is_there = false
    kept = []
    each do |one|
      if one == value
        found = one
        is_there = true
      else
        kept.push(one)
      end
    end
    return block_given? ? yield(value) : nil unless is_there
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    replace(kept)
    found
  end
  def changed_to(other)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return nil if size == other.size
    replace(other)
  end
  def map!(&block) = block ? replace(map(&block)) : KERNEL.enumerator(self, :map!)
  def collect!(&block) = block ? map!(&block) : KERNEL.enumerator(self, :collect!)
  # Takes out what the block does not keep, as far as it comes; gives how many are left.
  def keep_where(kept)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    at = 0
    to = 0
    begin
      while at < __len(self)
        value = __index(self, at)
        if !!yield(value) == kept
          __set_index(self, to, value)
          to += 1
        end
        at += 1
      end
    ensure
      # Where the block ends the walk, what it was asked about last stays, and what is behind that.
      while at < __len(self)
        __set_index(self, to, __index(self, at))
        to += 1
        at += 1
      end
      __list_with_length(self, to) if to < __len(self)
    end
    to
  end
  def keep_if
    return KERNEL.enumerator(self, :keep_if) unless block_given?
    keep_where(true) { |value| yield(value) }
    self
  end
  def delete_if
    return KERNEL.enumerator(self, :delete_if) unless block_given?
    keep_where(false) { |value| yield(value) }
    self
  end
  def select!
    return KERNEL.enumerator(self, :select!) unless block_given?
    count = __len(self)
    keep_where(true) { |value| yield(value) } == count ? nil : self
  end
  def filter!(&block) = block ? select!(&block) : KERNEL.enumerator(self, :filter!)
  def reject!
    return KERNEL.enumerator(self, :reject!) unless block_given?
    count = __len(self)
    keep_where(false) { |value| yield(value) } == count ? nil : self
  end
  def compact! = changed_to(compact)
  def uniq!(&block) = changed_to(uniq(&block))
  def flatten!(depth = nil)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return nil if !__same(depth, nil) && KERNEL.int(depth) == 0
    made = flatten(depth)
    made.size == size && none? { |value| __kind(value) == "array" } ? nil : replace(made)
  end
  def sort!(&block) = replace(sort(&block))
  def sort_by!(&block) = block ? replace(sort_by(&block)) : KERNEL.enumerator(self, :sort_by!)
  def rotate!(count = 1) = replace(rotate(count))
  def reverse! = replace(reverse)
  def shuffle!(random: nil) = replace((random || RANDOM_SOURCE).shuffled(dup))
  def fill(*given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    block = block_given?
    if block
      KERNEL.at_most(given, 2)
    elsif given.size == 0 || given.size > 3
      raise ArgumentError, "wrong number of arguments (given " + given.size.to_s + ", expected 1..3)"
    end
    value = block ? nil : given.shift
    from = given[0] || 0
    count = given[1]
    if KERNEL.is_a(from, Range)
      range = from
      from, count = KERNEL.fill_span(from, size)
      raise RangeError, range.inspect + " out of range" if from < 0
    end
    from = KERNEL.int(from)
    count = KERNEL.int(count) if count
    from += size if from < 0
    from = 0 if from < 0
    stop = count ? from + count : size
    at = from
    while at < stop
      self[at] = block ? yield(at) : value
      at += 1
    end
    self
  end
end
