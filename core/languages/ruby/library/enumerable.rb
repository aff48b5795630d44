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
# A walk goes on while a block looks at each value; here the block is given all that `each` gave.
def KERNEL.mapped(walk, &block)
  return walk.to_a.map(&block) if KERNEL.has_own_list(walk)
  list = []
  walk.each { |*values| __list_append(list, values.size == 1 ? yield(values[0]) : yield(*values)) }
  list
end
# The values that a block says yes or no to.
def KERNEL.chosen(walk, wanted)
  list = []
  walk.each do |*values|
    value = values.size <= 1 ? values[0] : values
    __list_append(list, value) if wanted == !!yield(value)
  end
  list
end
def KERNEL.reduced(walk, given, &block)
  return KERNEL.walked(walk).reduce(*given, &block) if !block || given.size > 1 || KERNEL.has_own_list(walk)
  held = given.size > 0 ? given[0] : __null()
  walk.each do |*values|
    value = values.size <= 1 ? values[0] : values
    held = __same(held, __null()) ? value : yield(held, value)
  end
  __same(held, __null()) ? nil : held
end
# Each value behind what a block makes of it.
def KERNEL.keyed(walk)
  pairs = []
  walk.each do |*values|
    value = values.size <= 1 ? values[0] : values
    pairs.push([yield(value), value])
  end
  pairs
end

module Enumerable
  def to_a(*given) = KERNEL.walked(self, given)
  def entries = KERNEL.walked(self)
  def each_entry(*given, &block)
    return KERNEL.enumerator(self, :each_entry, given) unless block
    each(*given) { |*values| yield(values.size <= 1 ? values[0] : values) }
    self
  end
  def map(&block) = block ? KERNEL.mapped(self, &block) : KERNEL.enumerator(self, :map)
  def collect(&block) = block ? KERNEL.mapped(self, &block) : KERNEL.enumerator(self, :collect)
  def flat_map(&block)
    return KERNEL.enumerator(self, :flat_map) unless block
    KERNEL.mapped(self, &block).flat_map { |made| made }
  end
  def collect_concat(&block) = block ? flat_map(&block) : KERNEL.enumerator(self, :collect_concat)
  def select(&block) = block ? KERNEL.chosen(self, true, &block) : KERNEL.enumerator(self, :select)
  def filter(&block) = block ? KERNEL.chosen(self, true, &block) : KERNEL.enumerator(self, :filter)
  def find_all(&block) = block ? KERNEL.chosen(self, true, &block) : KERNEL.enumerator(self, :find_all)
  def reject(&block) = block ? KERNEL.chosen(self, false, &block) : KERNEL.enumerator(self, :reject)
  def filter_map(&block)
    block ? KERNEL.mapped(self, &block).select { |made| made } : KERNEL.enumerator(self, :filter_map)
  end
  def reduce(*given, &block) = KERNEL.reduced(self, given, &block)
  def inject(*given, &block) = KERNEL.reduced(self, given, &block)
  def sort(&block) = KERNEL.walked(self).sort(&block)
  def sort_by(&block)
    return KERNEL.enumerator(self, :sort_by) unless block
    return KERNEL.walked(self).sort_by(&block) if KERNEL.has_own_list(self)
    KERNEL.keyed(self, &block).sort_by { |pair| pair[0] }.map { |pair| pair[1] }
  end
  # Of a walk each value is asked what it is to the best so far.
  def min(count = nil, &block)
    list = KERNEL.walked(self)
    count || block ? list.min(count, &block) : KERNEL.extreme_of_literal(list, false)
  end
  def max(count = nil, &block)
    list = KERNEL.walked(self)
    count || block ? list.max(count, &block) : KERNEL.extreme_of_literal(list, true)
  end
  def min_by(*given, &block)
    KERNEL.at_most(given, 1)
    return KERNEL.enumerator(self, :min_by, given) unless block
    return KERNEL.walked(self).min_by(*given, &block) if given.size > 0 || KERNEL.has_own_list(self)
    found = KERNEL.keyed(self, &block).min_by { |pair| pair[0] }
    found && found[1]
  end
  def max_by(*given, &block)
    KERNEL.at_most(given, 1)
    return KERNEL.enumerator(self, :max_by, given) unless block
    return KERNEL.walked(self).max_by(*given, &block) if given.size > 0 || KERNEL.has_own_list(self)
    found = KERNEL.keyed(self, &block).max_by { |pair| pair[0] }
    found && found[1]
  end
  def minmax(&block) = KERNEL.walked(self).minmax(&block)
  def minmax_by(&block) = block ? KERNEL.walked(self).minmax_by(&block) : KERNEL.enumerator(self, :minmax_by)
  def sum(start = 0, &block)
    return KERNEL.walked(self).sum(start, &block) if !block || KERNEL.has_own_list(self)
    KERNEL.keyed(self, &block).sum(start) { |pair| pair[0] }
  end
  def count(*given, &block)
    KERNEL.one_at_most(given)
    return KERNEL.walked(self).count(*given) if given.size > 0 || !block
    KERNEL.mapped(self, &block).count { |made| made }
  end
  def drop(count) = KERNEL.walked(self).drop(count)
  def drop_while(&block) = block ? KERNEL.walked(self).drop_while(&block) : KERNEL.enumerator(self, :drop_while)
  def group_by(&block)
    return KERNEL.enumerator(self, :group_by) unless block
    return KERNEL.walked(self).group_by(&block) if KERNEL.has_own_list(self)
    KERNEL.keyed(self, &block).group_by { |pair| pair[0] }.transform_values { |pairs| pairs.map { |pair| pair[1] } }
  end
  def partition
    return KERNEL.enumerator(self, :partition) unless block_given?
    parts = [[], []]
    each do |*values|
      value = values.size <= 1 ? values[0] : values
      __list_append(__index(parts, yield(value) ? 0 : 1), value)
    end
    parts
  end
  def tally(*given) = KERNEL.walked(self).tally(*given)
  def uniq(&block) = KERNEL.walked(self).uniq(&block)
  def to_h(*given, &block)
    if block && given.size == 0 && !KERNEL.has_own_list(self)
      return KERNEL.hash_of(KERNEL.mapped(self, &block).map { |pair| KERNEL.checked_pair(pair, nil) })
    end
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
    asked = count
    count = KERNEL.int(count)
    raise ArgumentError, "invalid slice size" if count <= 0
    return KERNEL.enumerator(self, :each_slice, [asked]) unless block
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
    asked = count
    count = KERNEL.int(count)
    raise ArgumentError, "invalid size" if count <= 0
    return KERNEL.enumerator(self, :each_cons, [asked]) unless block
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
  def find(other = __null())
    unless block_given?
      return KERNEL.enumerator(self, :find, __same(other, __null()) ? [] : [other])
    end
    other = nil if __same(other, __null())
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
      if given.size > 0
        return at if (values.size <= 1 ? values[0] : values) == given[0]
      elsif yield(*values)
        return at
      end
      at += 1
    end
    nil
  end
  def first(*given)
    KERNEL.at_most(given, 1)
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
    raise ArgumentError, "both pattern and block are given" if block && given.size > 0
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
    if __kind(key) == "symbol" && __str_startswith(key.to_s, "_") && key != :_separator && key != :_alone
      raise RuntimeError, "symbols beginning with an underscore are reserved"
    end
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
