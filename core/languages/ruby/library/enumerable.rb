# What everything that can be walked has. What may end early walks with `each`; the rest works on a list.

module Enumerable
  def to_a(*given)
    list = []
    each(*given) { |*values| __list_append(list, values.size == 1 ? values[0] : values) }
    list
  end
  def entries = to_a
  def each_entry(&block)
    return KERNEL.enumerator(self, :each_entry) unless block
    each { |*values| yield(values.size == 1 ? values[0] : values) }
    self
  end
  def map(&block) = block ? to_a.map(&block) : KERNEL.enumerator(self, :map)
  def collect(&block) = block ? to_a.map(&block) : KERNEL.enumerator(self, :collect)
  def flat_map(&block) = block ? to_a.flat_map(&block) : KERNEL.enumerator(self, :flat_map)
  def collect_concat(&block) = flat_map(&block)
  def select(&block) = block ? to_a.select(&block) : KERNEL.enumerator(self, :select)
  def filter(&block) = block ? to_a.select(&block) : KERNEL.enumerator(self, :filter)
  def find_all(&block) = block ? to_a.select(&block) : KERNEL.enumerator(self, :find_all)
  def reject(&block) = block ? to_a.reject(&block) : KERNEL.enumerator(self, :reject)
  def filter_map(&block) = block ? to_a.filter_map(&block) : KERNEL.enumerator(self, :filter_map)
  def reduce(*given, &block) = to_a.reduce(*given, &block)
  def inject(*given, &block) = to_a.reduce(*given, &block)
  def sort(&block) = to_a.sort(&block)
  def sort_by(&block) = block ? to_a.sort_by(&block) : KERNEL.enumerator(self, :sort_by)
  def min(count = nil, &block) = to_a.min(count, &block)
  def max(count = nil, &block) = to_a.max(count, &block)
  def min_by(count = nil, &block) = block ? to_a.min_by(count, &block) : KERNEL.enumerator(self, :min_by)
  def max_by(count = nil, &block) = block ? to_a.max_by(count, &block) : KERNEL.enumerator(self, :max_by)
  def minmax(&block) = to_a.minmax(&block)
  def minmax_by(&block) = block ? to_a.minmax_by(&block) : KERNEL.enumerator(self, :minmax_by)
  def sum(start = 0, &block) = to_a.sum(start, &block)
  def count(*given, &block) = to_a.count(*given, &block)
  def drop(count) = to_a.drop(count)
  def drop_while(&block) = block ? to_a.drop_while(&block) : KERNEL.enumerator(self, :drop_while)
  def group_by(&block) = block ? to_a.group_by(&block) : KERNEL.enumerator(self, :group_by)
  def partition(&block) = block ? to_a.partition(&block) : KERNEL.enumerator(self, :partition)
  def tally = to_a.tally
  def uniq(&block) = to_a.uniq(&block)
  def to_h(&block) = to_a.to_h(&block)
  def to_set = Set.new(self)
  def reverse_each(&block) = block ? to_a.reverse_each(&block) : KERNEL.enumerator(self, :reverse_each)
  def chunk_while(&block) = to_a.chunk_while(&block)
  def slice_when(&block) = to_a.slice_when(&block)
  def slice_before(*given, &block) = to_a.slice_before(*given, &block)
  def slice_after(*given, &block) = to_a.slice_after(*given, &block)
  def chunk(&block) = to_a.chunk(&block)
  def compact = to_a.compact
  def zip(*others, &block) = to_a.zip(*others, &block)
  def each_slice(count, &block)
    raise ArgumentError, "invalid slice size" if count <= 0
    return KERNEL.enumerator(self, :each_slice, [count]) unless block
    part = []
    each do |*values|
      part.push(values.size == 1 ? values[0] : values)
      if part.size == count
        yield(part)
        part = []
      end
    end
    yield(part) if part.size > 0
    self
  end
  def each_cons(count, &block)
    raise ArgumentError, "invalid size" if count <= 0
    return KERNEL.enumerator(self, :each_cons, [count]) unless block
    part = []
    each do |*values|
      part = part.drop(1) if part.size == count
      part.push(values.size == 1 ? values[0] : values)
      yield(part.dup) if part.size == count
    end
    self
  end
  def each_with_index(*given)
    return KERNEL.enumerator(self, :each_with_index, given) unless block_given?
    at = -1
    each(*given) { |*values| yield(values.size == 1 ? values[0] : values, at += 1) }
    self
  end
  def each_with_object(held)
    return KERNEL.enumerator(self, :each_with_object, [held]) unless block_given?
    each { |*values| yield(values.size == 1 ? values[0] : values, held) }
    held
  end
  def find(other = nil)
    return KERNEL.enumerator(self, :find) unless block_given?
    each do |*values|
      value = values.size == 1 ? values[0] : values
      return value if yield(value)
    end
    other ? other.call : nil
  end
  def detect(other = nil, &block) = find(other, &block)
  def find_index(*given)
    return KERNEL.enumerator(self, :find_index) unless block_given? || given.size > 0
    at = 0
    each do |*values|
      value = values.size == 1 ? values[0] : values
      return at if given.size > 0 ? value == given[0] : yield(value)
      at += 1
    end
    nil
  end
  def first(count = nil)
    return take(count) if count
    each { |*values| return values.size == 1 ? values[0] : values }
    nil
  end
  def take(count)
    raise ArgumentError, "attempt to take negative size" if count < 0
    list = []
    return list if count == 0
    each do |*values|
      list.push(values.size == 1 ? values[0] : values)
      return list if list.size == count
    end
    list
  end
  def take_while
    return KERNEL.enumerator(self, :take_while) unless block_given?
    list = []
    each do |*values|
      value = values.size == 1 ? values[0] : values
      return list unless yield(value)
      list.push(value)
    end
    list
  end
  def include?(wanted)
    each { |*values| return true if (values.size == 1 ? values[0] : values) == wanted }
    false
  end
  def member?(wanted) = include?(wanted)
  def any?(*given)
    block = block_given?
    each do |*values|
      value = values.size == 1 ? values[0] : values
      return true if given.size > 0 ? given[0] === value : (block ? yield(value) : value)
    end
    false
  end
  def all?(*given)
    block = block_given?
    each do |*values|
      value = values.size == 1 ? values[0] : values
      return false unless given.size > 0 ? given[0] === value : (block ? yield(value) : value)
    end
    true
  end
  def none?(*given, &block) = !any?(*given, &block)
  def one?(*given, &block) = to_a.one?(*given, &block)
  def cycle(count = nil, &block) = to_a.cycle(count, &block)
  def lazy = Enumerator::Lazy.new(self, [])
  def each_index(&block) = to_a.each_index(&block)
end
