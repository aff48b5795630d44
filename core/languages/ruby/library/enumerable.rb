# What everything that can be walked has. What may end early walks with `each`; the rest works on a list.

# All that `each` gives, as a list: a class may say itself what `to_a` is, by what Enumerable has.
def KERNEL.walked(walk, given = [])
  return walk.to_a if KERNEL.has_own_list(walk) && given.size == 0
  list = []
  walk.each(*given) { |*values| __list_append(list, values.size <= 1 ? values[0] : values) }
  list
end
# Whether a list of the library's own is as quickly had.
def KERNEL.has_own_list(walk) = KERNEL.is_a(walk, Range) || KERNEL.is_a(walk, Set) || KERNEL.is_a(walk, Hash)

module Enumerable
  def to_a(*given) = KERNEL.walked(self, given)
  def entries = KERNEL.walked(self)
  def each_entry(*given, &block)
    return KERNEL.enumerator(self, :each_entry, given) unless block
    each(*given) { |*values| yield(values.size <= 1 ? values[0] : values) }
    self
  end
  def map(&block) = block ? KERNEL.walked(self).map(&block) : KERNEL.enumerator(self, :map)
  def collect(&block) = block ? KERNEL.walked(self).map(&block) : KERNEL.enumerator(self, :collect)
  def flat_map(&block) = block ? KERNEL.walked(self).flat_map(&block) : KERNEL.enumerator(self, :flat_map)
  def collect_concat(&block) = block ? flat_map(&block) : KERNEL.enumerator(self, :collect_concat)
  def select(&block) = block ? KERNEL.walked(self).select(&block) : KERNEL.enumerator(self, :select)
  def filter(&block) = block ? KERNEL.walked(self).select(&block) : KERNEL.enumerator(self, :filter)
  def find_all(&block) = block ? KERNEL.walked(self).select(&block) : KERNEL.enumerator(self, :find_all)
  def reject(&block) = block ? KERNEL.walked(self).reject(&block) : KERNEL.enumerator(self, :reject)
  def filter_map(&block) = block ? KERNEL.walked(self).filter_map(&block) : KERNEL.enumerator(self, :filter_map)
  def reduce(*given, &block) = KERNEL.walked(self).reduce(*given, &block)
  def inject(*given, &block) = KERNEL.walked(self).reduce(*given, &block)
  def sort(&block) = KERNEL.walked(self).sort(&block)
  def sort_by(&block) = block ? KERNEL.walked(self).sort_by(&block) : KERNEL.enumerator(self, :sort_by)
  def min(count = nil, &block) = KERNEL.walked(self).min(count, &block)
  def max(count = nil, &block) = KERNEL.walked(self).max(count, &block)
  def min_by(*given, &block)
    KERNEL.at_most(given, 1)
    block ? KERNEL.walked(self).min_by(*given, &block) : KERNEL.enumerator(self, :min_by, given)
  end
  def max_by(*given, &block)
    KERNEL.at_most(given, 1)
    block ? KERNEL.walked(self).max_by(*given, &block) : KERNEL.enumerator(self, :max_by, given)
  end
  def minmax(&block) = KERNEL.walked(self).minmax(&block)
  def minmax_by(&block) = block ? KERNEL.walked(self).minmax_by(&block) : KERNEL.enumerator(self, :minmax_by)
  def sum(start = 0, &block) = KERNEL.walked(self).sum(start, &block)
  def count(*given, &block)
    KERNEL.one_at_most(given)
    KERNEL.walked(self).count(*given, &block)
  end
  def drop(count) = KERNEL.walked(self).drop(count)
  def drop_while(&block) = block ? KERNEL.walked(self).drop_while(&block) : KERNEL.enumerator(self, :drop_while)
  def group_by(&block) = block ? KERNEL.walked(self).group_by(&block) : KERNEL.enumerator(self, :group_by)
  def partition(&block) = block ? KERNEL.walked(self).partition(&block) : KERNEL.enumerator(self, :partition)
  def tally(*given) = KERNEL.walked(self).tally(*given)
  def uniq(&block) = KERNEL.walked(self).uniq(&block)
  def to_h(*given, &block)
    KERNEL.hash_of(KERNEL.walked(self, given).map { |value| KERNEL.checked_pair(block ? block.call(value) : value, nil) })
  end
  def to_set(home = Set, *given, &block) = home.new(self, *given, &block)
  def reverse_each(*given, &block)
    return KERNEL.enumerator(self, :reverse_each, given) unless block
    KERNEL.walked(self, given).reverse_each(&block)
    self
  end
  def compact = KERNEL.walked(self).compact
  def zip(*others, &block) = KERNEL.walked(self).zip(*others, &block)
  def each_slice(count, &block)
    count = KERNEL.int(count)
    raise ArgumentError, "invalid slice size" if count <= 0
    return KERNEL.enumerator(self, :each_slice, [count]) unless block
    part = []
    each do |*values|
      part.push(values.size <= 1 ? values[0] : values)
      if part.size == count
        yield(part)
        part = []
      end
    end
    yield(part) if part.size > 0
    self
  end
  def each_cons(count, &block)
    count = KERNEL.int(count)
    raise ArgumentError, "invalid size" if count <= 0
    return KERNEL.enumerator(self, :each_cons, [count]) unless block
    part = []
    each do |*values|
      part = part.drop(1) if part.size == count
      part.push(values.size <= 1 ? values[0] : values)
      yield(part.dup) if part.size == count
    end
    self
  end
  def each_with_index(*given)
    return KERNEL.enumerator(self, :each_with_index, given) unless block_given?
    at = -1
    each(*given) { |*values| yield(values.size <= 1 ? values[0] : values, at += 1) }
    self
  end
  def each_with_object(held)
    return KERNEL.enumerator(self, :each_with_object, [held]) unless block_given?
    each { |*values| yield(values.size <= 1 ? values[0] : values, held) }
    held
  end
  def find(other = nil)
    return KERNEL.enumerator(self, :find, other ? [other] : []) unless block_given?
    each do |*values|
      value = values.size <= 1 ? values[0] : values
      return value if yield(value)
    end
    other ? other.call : nil
  end
  def detect(*given, &block)
    KERNEL.at_most(given, 1)
    block ? find(*given, &block) : KERNEL.enumerator(self, :detect, given)
  end
  def find_index(*given)
    KERNEL.one_at_most(given)
    return KERNEL.enumerator(self, :find_index) unless block_given? || given.size > 0
    at = 0
    each do |*values|
      value = values.size <= 1 ? values[0] : values
      return at if given.size > 0 ? value == given[0] : yield(value)
      at += 1
    end
    nil
  end
  def first(*given)
    KERNEL.one_at_most(given)
    if given.size > 0
      raise ArgumentError, "attempt to take negative size" if KERNEL.int(given[0]) < 0
      return take(given[0])
    end
    each { |*values| return values.size <= 1 ? values[0] : values }
    nil
  end
  def take(count)
    count = KERNEL.int(count)
    raise ArgumentError, "attempt to take negative size" if count < 0
    list = []
    return list if count == 0
    each do |*values|
      list.push(values.size <= 1 ? values[0] : values)
      return list if list.size == count
    end
    list
  end
  def take_while
    return KERNEL.enumerator(self, :take_while) unless block_given?
    list = []
    each do |*values|
      value = values.size <= 1 ? values[0] : values
      return list unless yield(value)
      list.push(value)
    end
    list
  end
  def include?(wanted)
    each { |*values| return true if (values.size <= 1 ? values[0] : values) == wanted }
    false
  end
  def member?(wanted) = include?(wanted)
  def any?(*given)
    KERNEL.at_most(given, 1)
    block = block_given?
    each do |*values|
      value = values.size <= 1 ? values[0] : values
      return true if given.size > 0 ? given[0] === value : (block ? yield(value) : value)
    end
    false
  end
  def all?(*given)
    KERNEL.at_most(given, 1)
    block = block_given?
    each do |*values|
      value = values.size <= 1 ? values[0] : values
      return false unless given.size > 0 ? given[0] === value : (block ? yield(value) : value)
    end
    true
  end
  def none?(*given, &block) = !any?(*given, &block)
  def one?(*given, &block) = KERNEL.walked(self).one?(*given, &block)
  def cycle(count = nil, &block) = KERNEL.walked(self).cycle(count, &block)
  def lazy = Enumerator::Lazy.made_of(self, [])
  def each_index(&block) = KERNEL.walked(self).each_index(&block)
  # Those that a pattern fits; with a block, what it makes of them.
  def grep(pattern)
    return KERNEL.walked(self).select { |value| KERNEL.fits(pattern, value) } unless block_given?
    found = []
    KERNEL.walked(self).each do |value|
      found.push(block_given? ? yield(value) : value) if pattern === value
    end
    found
  end
  def grep_v(pattern)
    return KERNEL.walked(self).reject { |value| KERNEL.fits(pattern, value) } unless block_given?
    found = []
    KERNEL.walked(self).each do |value|
      found.push(block_given? ? yield(value) : value) unless pattern === value
    end
    found
  end
  def chain(*others) = Enumerator::Chain.new(self, *others)
end
# Parts of a walk, which are made when they are asked for.
module Enumerable
  def slice_when(&block)
    raise ArgumentError, "tried to create Proc object without a block" unless block
    KERNEL.parted(self) { |last, value| block.call(last, value) }
  end
  def chunk_while(&block)
    raise ArgumentError, "tried to create Proc object without a block" unless block
    KERNEL.parted(self) { |last, value| !block.call(last, value) }
  end
  def slice_before(*given, &block)
    KERNEL.check_divider(given, block)
    KERNEL.parted(self) { |last, value| block ? block.call(value) : given[0] === value }
  end
  def slice_after(*given, &block)
    KERNEL.check_divider(given, block)
    KERNEL.parted(self) { |last, value| block ? block.call(last) : given[0] === last }
  end
  def chunk(&block)
    return KERNEL.enumerator(self, :chunk) unless block
    source = self
    Enumerator.new { |taker| KERNEL.chunks_of(KERNEL.walked(source), block).each { |part| taker << part } }
  end
end
def KERNEL.check_divider(given, block)
  if block
    raise ArgumentError, "wrong number of arguments (given " + given.size.to_s + ", expected 0)" if given.size > 0
  elsif given.size != 1
    raise ArgumentError, "wrong number of arguments (given " + given.size.to_s + ", expected 1)"
  end
end
# A part ends where the block says so of the value that it ends with and the next one.
def KERNEL.parted(source)
  Enumerator.new do |taker|
    part = []
    source.each do |*values|
      value = values.size <= 1 ? values[0] : values
      if part.size > 0 && yield(part[-1], value)
        taker << part
        part = []
      end
      part.push(value)
    end
    taker << part if part.size > 0
  end
end
def KERNEL.chunks_of(walked, block)
  list = []
  joins = false
  walked.each do |value|
    key = block.call(value)
    if __same(key, nil) || key == :_separator
      joins = false
    elsif joins && key != :_alone && list[-1][0] == key
      list[-1][1].push(value)
    else
      list.push([key, [value]])
      joins = true
    end
  end
  list
end
# Whether a value is what a pattern means, without telling of a match.
def KERNEL.fits(pattern, value)
  return pattern === value unless KERNEL.is_a(pattern, Regexp)
  (__kind(value) == "string" || __kind(value) == "symbol") && pattern.match?(value)
end
