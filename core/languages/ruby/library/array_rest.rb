# Arrays: what changes them in place, parts that are put in, and what is used less.

class Array
  def sum(start = 0)
    total = start
    lost = 0.0
    block = block_given?
    each do |value|
      value = yield(value) if block
      if KERNEL.is_a(total, Float) && KERNEL.is_a(value, Numeric) && total.finite?
        # Kahan's and Babuska's: what an addition lost is added at the end.
        value = value.to_f
        whole = total + value
        lost += total.abs >= value.abs ? (total - whole) + value : (value - whole) + total if whole.finite?
        total = whole
      elsif KERNEL.is_a(value, Float) && KERNEL.is_a(total, Integer)
        total = total.to_f + value
      else
        total = total + value
      end
    end
    lost == 0.0 ? total : total + lost
  end
  def pop(count = nil)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return __len(self) == 0 ? nil : __list_pop(self) if count == nil
    list = last(count)
    list.size.times { __list_pop(self) }
    list
  end
  def shift(count = nil)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return __len(self) == 0 ? nil : __list_pop(self, 0) if count == nil
    list = first(count)
    list.size.times { __list_pop(self, 0) }
    list
  end
  def []=(place, value, *more)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    size = __len(self)
    if more.size > 0 || __kind(place) == "object"
      count = value
      put = more.size > 0 ? more[0] : value
      place, count = KERNEL.span(place, size) if __kind(place) == "object"
      return put_part(place, count, put)
    end
    place += size if place < 0
    raise IndexError, "index " + (place - size).to_s + " too small for array; minimum: -" + size.to_s if place < 0
    push(nil) while __len(self) < place
    place == __len(self) ? __list_append(self, value) : __set_index(self, place, value)
    value
  end
  # Puts values where a part of the array was.
  def put_part(place, count, put)
    place += size if place < 0
    push(nil) while __len(self) < place
    rest = drop(place + count > size ? size : place + count)
    values = __kind(put) == "array" ? put : [put]
    replace(take(place) + values + rest)
    put
  end
  def slice!(place, count = nil)
    return delete_at(place) if count == nil && __kind(place) == "number"
    place, count = KERNEL.span(place, size) if count == nil
    list = self[place, count]
    put_part(place, count, []) if list
    list
  end
  def changed_to(other)
    return nil if size == other.size
    replace(other)
  end
  def select!(&block) = changed_to(select(&block))
  def filter!(&block) = changed_to(select(&block))
  def reject!(&block) = changed_to(reject(&block))
  def compact! = changed_to(compact)
  def uniq!(&block) = changed_to(uniq(&block))
  def flatten!(depth = -1) = any? { |value| __kind(value) == "array" } ? replace(flatten(depth)) : nil
  def collect!(&block) = map!(&block)
  def sort_by!(&block) = replace(sort_by(&block))
  def rotate!(count = 1) = replace(rotate(count))
  def delete(value)
    unless include?(value)
      return block_given? ? yield(value) : nil
    end
    replace(reject { |one| one == value })
    value
  end
  def fill(value = nil)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    block = block_given?
    at = 0
    while at < size
      __set_index(self, at, block ? yield(at) : value)
      at += 1
    end
    self
  end
  def rindex(*given)
    at = size - 1
    while at >= 0
      return at if given.size > 0 ? self[at] == given[0] : yield(self[at])
      at -= 1
    end
    nil
  end
  def product(*others)
    list = map { |value| [value] }
    others.each { |other| list = list.flat_map { |left| other.map { |right| [*left, right] } } }
    list
  end
  def bsearch
    low = 0
    high = size
    while low < high
      middle = (low + high) / 2
      answer = yield(self[middle])
      return self[middle] if answer == 0
      if answer == true || (__kind(answer) == "number" && answer < 0)
        high = middle
      else
        low = middle + 1
      end
    end
    low < size && yield(self[low]) == true ? self[low] : nil
  end
  def union(*others) = others.reduce(uniq) { |list, other| list | other }
  def difference(*others) = others.reduce(self) { |list, other| list - other }
  def intersection(*others) = others.reduce(uniq) { |list, other| list & other }
  def intersect?(other) = (self & other).size > 0
  def assoc(key) = find { |pair| __kind(pair) == "array" && pair[0] == key }
  def rassoc(value) = find { |pair| __kind(pair) == "array" && pair[1] == value }
  def minmax(&block) = [min(&block), max(&block)]
  def minmax_by(&block) = [min_by(&block), max_by(&block)]
  def one?(*given, &block) = count { |value| given.size > 0 ? given[0] === value : (block ? block.call(value) : value) } == 1
  def chunk
    list = []
    each do |value|
      key = yield(value)
      list.size > 0 && list[-1][0] == key ? list[-1][1].push(value) : list.push([key, [value]])
    end
    list
  end
end
module Enumerable
  def minmax_by(&block) = to_a.minmax_by(&block)
  def chunk(&block) = to_a.chunk(&block)
  def member?(value) = to_a.include?(value)
end
