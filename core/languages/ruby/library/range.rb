# Ranges.

class Range
  include Enumerable
  def initialize(low, high, excludes = false)
    if !__same(low, nil) && !__same(high, nil) && __same(low <=> high, nil)
      raise ArgumentError, "bad value for range"
    end
    @low = low
    @high = high
    @excludes = excludes
  end
  def begin = @low
  def end = @high
  def low = @low
  def exclude_end? = @excludes
  def frozen? = true
  # The last integer of a range of integers.
  def top
    high = KERNEL.is_float(@high) && @high.finite? ? @high.floor : @high
    @excludes && high == @high ? high - 1 : high
  end
  def is_whole = KERNEL.is_integer(@low) && (KERNEL.is_integer(@high) || KERNEL.is_float(@high) && @high.finite?)
  def each
    return KERNEL.enumerator(self, :each) unless block_given?
    at = @low
    if __same(@high, nil) || KERNEL.is_float(@high) && @high == Float::INFINITY
      raise TypeError, "can't iterate from " + at.class.name unless at.respond_to?(:succ)
      while true
        yield at
        at = at.succ
      end
    end
    if __kind(at) == "string"
      at.upto(@high, @excludes) { |one| yield one }
      return self
    end
    if is_whole
      high = top
      while at <= high
        yield at
        at += 1
      end
      return self
    end
    raise TypeError, "can't iterate from " + at.class.name if KERNEL.is_float(at) || !at.respond_to?(:succ)
    while @excludes ? (at <=> @high) < 0 : (at <=> @high) <= 0
      yield at
      at = at.succ
    end
    self
  end
  def reverse_each(&block)
    return KERNEL.enumerator(self, :reverse_each) unless block
    if is_whole
      at = top
      while at >= @low
        yield at
        at -= 1
      end
      return self
    end
    to_a.reverse_each(&block)
    self
  end
  def to_a
    raise RangeError, "cannot convert endless range to an array" if __same(@high, nil) || KERNEL.is_float(@high) && @high == Float::INFINITY
    list = []
    if is_whole
      at = @low
      high = top
      while at <= high
        __list_append(list, at)
        at += 1
      end
    else
      each { |value| list.push(value) }
    end
    list
  end
  def to_ary_or_nil = nil
  def entries = to_a
  def first(*given)
    KERNEL.one_at_most(given)
    count = given[0]
    raise RangeError, "cannot get the first element of beginless range" if __same(@low, nil)
    raise ArgumentError, "negative array size (or size too big)" if count && KERNEL.int(count) < 0
    count ? take(count) : @low
  end
  def last(*given)
    KERNEL.at_most(given, 1)
    count = given[0]
    raise RangeError, "cannot get the last element of endless range" if __same(@high, nil)
    count ? to_a.last(count) : @high
  end
  def min(*given, &block)
    raise RangeError, "cannot get the minimum of beginless range" + (block ? " with custom comparison method" : "") if __same(@low, nil)
    if __same(@high, nil)
      raise RangeError, "cannot get the minimum of endless range with custom comparison method" if block
      return given.size > 0 ? first(*given) : @low
    end
    return to_a.min(*given, &block) if block || given.size > 0
    (@excludes ? (@low <=> @high) >= 0 : (@low <=> @high) > 0) ? nil : @low
  end
  def max(*given, &block)
    raise RangeError, "cannot get the maximum of endless range" + (block ? " with custom comparison method" : "") if __same(@high, nil)
    if __same(@low, nil)
      raise RangeError, "cannot get the maximum of beginless range with custom comparison method" if block
      return to_a if given.size > 0
      raise TypeError, "cannot exclude end value with non Integer begin value" if @excludes
      return @high
    end
    return to_a.max(*given, &block) if block || given.size > 0
    return nil if @excludes ? (@low <=> @high) >= 0 : (@low <=> @high) > 0
    return @high unless @excludes
    raise TypeError, "cannot exclude non Integer end value" if KERNEL.is_a(@high, Numeric) && !KERNEL.is_integer(@high)
    raise TypeError, "cannot exclude end value with non Integer begin value" if KERNEL.is_float(@low)
    is_whole ? top : to_a.max
  end
  def minmax(&block) = block && @low && @high ? to_a.minmax(&block) : [min(&block), max(&block)]
  def size
    return Float::INFINITY if __same(@high, nil) || KERNEL.is_float(@high) && @high == Float::INFINITY
    return KERNEL.is_a(@high, Numeric) ? Float::INFINITY : nil if __same(@low, nil)
    return nil unless KERNEL.is_a(@low, Numeric)
    return Float::INFINITY if KERNEL.is_float(@low) && @low == -Float::INFINITY
    count = (@high - @low).floor + 1
    count -= 1 if @excludes && @low + (count - 1) == @high
    count < 0 ? 0 : count
  end
  def count(*given, &block)
    KERNEL.one_at_most(given)
    return to_a.count(*given, &block) if block || given.size > 0
    __same(@high, nil) || __same(@low, nil) ? Float::INFINITY : (is_whole ? size : to_a.size)
  end
  def cover?(value)
    return covers(value) if KERNEL.is_a(value, Range)
    unless __same(@low, nil)
      order = @low <=> value
      return false if __same(order, nil) || order > 0
    end
    return true if __same(@high, nil)
    order = value <=> @high
    return false if __same(order, nil)
    @excludes ? order < 0 : order <= 0
  end
  # Whether all of another range is in this one, and there is something in that.
  def covers(other)
    low = other.begin
    high = other.end
    return false if __same(low, nil) && !__same(@low, nil) || __same(high, nil) && !__same(@high, nil)
    unless __same(low, nil) || __same(high, nil)
      order = low <=> high
      return false if __same(order, nil) || (other.exclude_end? ? order >= 0 : order > 0)
    end
    return false unless __same(low, nil) || cover?(low)
    return true if __same(@high, nil)
    order = @high <=> high
    return false if __same(order, nil)
    return order >= 0 if @excludes == other.exclude_end?
    return order > 0 if @excludes
    return true if order >= 0
    return false unless KERNEL.is_integer(low) && KERNEL.is_integer(high)
    (@high <=> other.max) >= 0
  end
  def include?(value)
    if __kind(@low) == "string" && __kind(@high) == "string" && __kind(value) == "string"
      return cover?(value) if @low.size == 1 && @high.size == 1 && value.size == 1
      return to_a.include?(value)
    end
    return false if KERNEL.is_a(value, Range)
    return cover?(value) if KERNEL.is_a(@low, Numeric) || KERNEL.is_a(@high, Numeric) || KERNEL.is_a(@low, Time)
    if (__kind(@low) == "string" || __kind(@high) == "string") && (__same(@low, nil) || __same(@high, nil))
      return cover?(value)
    end
    if __same(@low, nil) || __same(@high, nil)
      raise TypeError, "cannot determine inclusion in beginless/endless ranges" unless __kind(@low) == "object"
    end
    super
  end
  def member?(value) = include?(value)
  def ===(value) = !KERNEL.is_a(value, Range) && cover?(value)
  def step(by = __null())
    is_plain = __same(by, __null())
    by = 1 if is_plain
    by = KERNEL.whole(by) unless KERNEL.is_a(by, Numeric)
    unless block_given?
      raise ArgumentError, "step can't be 0" if by == 0
      return KERNEL.progression(self, by, is_plain ? nil : "step") if KERNEL.is_a(@low, Numeric)
      return KERNEL.enumerator(self, :step, [by])
    end
    raise ArgumentError, "step can't be 0" if by == 0
    raise ArgumentError, "step can't be negative" if by < 0
    if KERNEL.is_float(@low) || KERNEL.is_float(by) || KERNEL.is_float(@high)
      count = ((@high - @low) / by.to_f + 1e-9).floor
      at = 0
      while at <= count
        value = at * by.to_f + @low
        break if @excludes && value >= @high
        yield(value)
        at += 1
      end
      return self
    end
    at = @low
    unless KERNEL.is_a(at, Numeric)
      each_with_index { |value, place| yield(value) if place % by == 0 }
      return self
    end
    while __same(@high, nil) || (@excludes ? at < @high : at <= @high)
      yield at
      at += by
    end
    self
  end
  def %(by)
    by = KERNEL.whole(by) unless KERNEL.is_a(by, Numeric)
    raise ArgumentError, "step can't be 0" if by == 0
    KERNEL.is_a(@low || @high, Numeric) ? KERNEL.progression(self, by, "%") : KERNEL.enumerator(self, :%, [by])
  end
  def sum(start = 0, &block)
    return super(start, &block) if block || !is_whole
    high = top
    high < @low ? start : start + (@low + high) * (high - @low + 1) / 2
  end
  def bsearch(&block)
    return KERNEL.enumerator(self, :bsearch) unless block
    if KERNEL.is_float(@low) || KERNEL.is_float(@high)
      return KERNEL.float_found(KERNEL.ordered_bits(@low || -Float::INFINITY),
                                KERNEL.ordered_bits(@high || Float::INFINITY) - (@excludes ? 1 : 0), block)
    end
    unless KERNEL.is_integer(@low || 0) && KERNEL.is_integer(@high || 0) && (@low || @high)
      raise TypeError, "can't do binary search for " + (@low || @high).class.to_s
    end
    low, high = KERNEL.closed_span(@low, @high, block)
    KERNEL.searched_through(low, @excludes && @high ? high - 1 : high, &block)
  end
  def to_s = @low.to_s + (@excludes ? "..." : "..") + @high.to_s
  def inspect
    (__same(@low, nil) && !__same(@high, nil) ? "" : @low.inspect) + (@excludes ? "..." : "..") +
      (__same(@high, nil) && !__same(@low, nil) ? "" : @high.inspect)
  end
  def ==(other)
    KERNEL.is_a(other, Range) && @low == other.begin && @high == other.end && @excludes == other.exclude_end?
  end
  def eql?(other)
    KERNEL.is_a(other, Range) && @low.eql?(other.begin) && @high.eql?(other.end) && @excludes == other.exclude_end?
  end
  def hash = __hash(inspect)
  def dup = self
end
# What a search is told at a place.
def KERNEL.search_answer(answer)
  return answer if __same(answer, nil) || __kind(answer) == "boolean" || KERNEL.is_a(answer, Numeric)
  raise TypeError, "wrong argument type " + answer.class.to_s + " (must be numeric, true, false or nil)"
end
# The place among whole numbers, the last not among them, that a block finds by halves: the first that it says yes to, or one that it
# calls equal.
def KERNEL.searched(low, stop)
  found = nil
  while low < stop
    middle = (low + stop) / 2
    answer = KERNEL.search_answer(yield(middle))
    return middle if answer == 0
    if answer == true || (__kind(answer) == "number" && answer < 0)
      found = middle if answer == true
      stop = middle
    else
      low = middle + 1
    end
  end
  found
end
# The same with the last among them, which is asked about in the end.
def KERNEL.searched_through(low, high)
  return nil if low > high
  found = KERNEL.searched(low, high) { |place| yield(place) }
  return found unless __same(found, nil)
  answer = KERNEL.search_answer(yield(high))
  answer == true || answer == 0 ? high : nil
end
# Both ends of a search; where one is missing, steps that double find it.
def KERNEL.closed_span(low, high, block)
  return [low, high] if low && high
  step = 1
  is_found = ->(answer) { answer == true || answer == 0 || __kind(answer) == "number" && answer < 0 }
  if low
    step *= 2 until is_found.call(KERNEL.search_answer(block.call(low + step)))
    return [low, low + step]
  end
  step *= 2 while is_found.call(KERNEL.search_answer(block.call(high - step)))
  [high - step, high]
end
# A float as an integer that is ordered as floats are, and back.
def KERNEL.ordered_bits(number)
  bits = [number.to_f].pack("G").unpack1("q>")
  bits < 0 ? -(bits + (1 << 63)) : bits
end
def KERNEL.float_of_bits(bits) = [bits < 0 ? -bits - (1 << 63) : bits].pack("q>").unpack1("G")
def KERNEL.float_found(low, high, block)
  bits = KERNEL.searched_through(low, high) { |place| block.call(KERNEL.float_of_bits(place)) }
  bits && KERNEL.float_of_bits(bits)
end
RANGE_PROTOTYPE = __field(Range, "prototype")
def KERNEL.new_range(low, high, excludes)
  made = __object_below(RANGE_PROTOTYPE)
  is_plain = __kind(low) == "number" && __kind(high) == "number"
  return made.tap { |range| range.initialize(low, high, excludes) } unless is_plain
  __set_field(made, "@low", low)
  __set_field(made, "@high", high)
  __set_field(made, "@excludes", excludes)
  made
end
# Where a range begins in something of a size, and how much it spans; a count below zero where it begins elsewhere.
def KERNEL.span(range, size)
  low = range.begin || 0
  low = KERNEL.int(low) unless __kind(low) == "number"
  low += size if low < 0
  return [0, -1] if low < 0 || low > size
  high = range.end
  high = KERNEL.int(high) unless __kind(high) == "number" || __same(high, nil)
  high = __same(high, nil) ? size - 1 : (high < 0 ? high + size : high)
  high -= 1 if range.exclude_end? && !__same(range.end, nil)
  [low, high < low ? 0 : high - low + 1]
end
# `(1..10).step(3)` and `1.step(10, 3)`: numbers at a distance.
class Enumerator
end
def KERNEL.progression(range, by, name = "step")
  made = Enumerator::ArithmeticSequence.new(range, :step, [by])
  made.spans(range.begin, range.end, by, range.exclude_end?)
  shown = __same(name, nil) ? "step" : name + "(" + by.inspect + ")"
  __set_field(made, "@shown", "((" + range.inspect + ")." + shown + ")")
  __set_field(made, "@distance", by)
  made
end
# The elements of a list at the places of a progression; one that goes down begins at the end.
def KERNEL.elements_at(list, walk)
  unless __has_own(walk, "@distance") && KERNEL.is_a(__field(walk, "@source"), Range)
    return walk.to_a.map { |place| list[place] }
  end
  by = __own_value(walk, "@distance")
  source = __field(walk, "@source")
  # One of single steps ends with the list; of others, both ends must be there.
  if by.abs > 1
    low, high = by < 0 ? [source.end, source.begin] : [source.begin, source.end]
    low = low ? (low < 0 ? low + list.size : low) : 0
    stop = high ? (high < 0 ? high + list.size : high) + (source.exclude_end? ? 0 : 1) : list.size
    if low < 0 || low > list.size || stop > list.size
      raise RangeError, walk.inspect + " out of range"
    end
  end
  # One that goes down names its ends the other way round.
  part = list[by < 0 ? Range.new(source.end, source.begin, source.exclude_end?) : source]
  return nil unless part
  part = part.reverse if by < 0
  part.each_slice(by.abs).map { |step| step[0] }
end
