# Sets: the keys of a hash.

class Set
  include Enumerable
  def self.[](*given) = new(given)
  def initialize(items = nil, &block)
    @hash = {}
    return if __same(items, nil)
    KERNEL.check_items(items)
    items.each_entry { |item| @hash[block ? block.call(item) : item] = true }
  end
  def add(item)
    KERNEL.check_frozen(@hash)
    @hash[item] = true
    self
  end
  def <<(item) = add(item)
  def add?(item) = include?(item) ? nil : add(item)
  def delete(item)
    KERNEL.check_frozen(@hash)
    @hash.delete(item)
    self
  end
  def delete?(item) = include?(item) ? delete(item) : nil
  def delete_if
    return KERNEL.enumerator(self, :delete_if) unless block_given?
    to_a.each { |item| @hash.delete(item) if yield(item) }
    self
  end
  def clear
    KERNEL.check_frozen(@hash)
    @hash.clear
    self
  end
  def include?(item) = @hash.key?(item)
  def member?(item) = include?(item)
  def contain?(item) = include?(item)
  def ===(item) = include?(item)
  def size = @hash.size
  def length = size
  def count(*given, &block)
    KERNEL.one_at_most(given)
    given.size > 0 || block ? to_a.count(*given, &block) : size
  end
  def empty? = size == 0
  def to_a = @hash.keys
  def to_set = self
  def each
    return KERNEL.enumerator(self, :each) unless block_given?
    to_a.each { |item| yield(item) }
    self
  end
  def dup = self.class.new(to_a)
  def merge(other)
    KERNEL.check_frozen(@hash)
    KERNEL.check_items(other)
    other.each_entry { |item| @hash[item] = true }
    self
  end
  def |(other) = dup.merge(other)
  def union(other) = self | other
  def +(other) = self | other
  def &(other)
    KERNEL.check_items(other)
    made = self.class.new
    other.each_entry { |item| made.add(item) if include?(item) }
    made
  end
  def intersection(other) = self & other
  def -(other)
    KERNEL.check_items(other)
    made = dup
    other.each_entry { |item| made.delete(item) }
    made
  end
  def difference(other) = self - other
  def ^(other)
    made = self.class.new(other)
    each { |item| made.add(item) unless made.delete?(item) }
    made
  end
  def map! = replace(to_a.map { |item| yield(item) })
  def replace(items)
    clear
    merge(items)
  end
  def subset?(other) = KERNEL.check_set(other) && size <= other.size && to_a.all? { |item| other.include?(item) }
  def <=(other) = subset?(other)
  def superset?(other) = KERNEL.check_set(other) && other.subset?(self)
  def >=(other) = superset?(other)
  def proper_subset?(other) = KERNEL.check_set(other) && size < other.size && subset?(other)
  def <(other) = proper_subset?(other)
  def proper_superset?(other) = KERNEL.check_set(other) && other.proper_subset?(self)
  def >(other) = proper_superset?(other)
  def disjoint?(other) = !intersect?(other)
  def intersect?(other)
    KERNEL.is_a(other, Enumerable) ? KERNEL.check_items(other) : KERNEL.check_set(other)
    other.any? { |item| include?(item) }
  end
  def ==(other) = KERNEL.is_a(other, Set) && size == other.size && subset?(other)
  def eql?(other) = self == other
  def hash = to_a.map { |item| item.inspect }.sort.join(",")
  def changed_to(items) = items.size == size ? nil : replace(items)
  def select!(&block) = block ? changed_to(to_a.select(&block)) : KERNEL.enumerator(self, :select!)
  def filter!(&block) = block ? changed_to(to_a.select(&block)) : KERNEL.enumerator(self, :select!)
  def reject!(&block) = block ? changed_to(to_a.reject(&block)) : KERNEL.enumerator(self, :reject!)
  def reset
    KERNEL.check_frozen(@hash)
    self
  end
  def keep_if(&block)
    return KERNEL.enumerator(self, :keep_if) unless block
    select!(&block)
    self
  end
  def collect!(&block) = map!(&block)
  def subtract(items)
    KERNEL.check_items(items)
    items.each_entry { |item| delete(item) }
    self
  end
  def classify(&block) = to_a.group_by(&block).transform_values { |items| self.class.new(items) }
  # By what a block says of each, or, where it compares two, by what is tied to each other both ways.
  def divide(&block)
    return KERNEL.enumerator(self, :divide) unless block
    return Set.new(classify(&block).values) unless block.arity == 2
    parts = TSort.of(->(&visit) { to_a.each(&visit) }, ->(one, &visit) { to_a.each { |other| visit.call(other) if block.call(one, other) } })
    Set.new(parts.strongly_connected_components.map { |part| self.class.new(part) })
  end
  def flatten = self.class.new(to_a.flat_map { |item| KERNEL.is_a(item, Set) ? item.flatten.to_a : [item] })
  def flatten! = any? { |item| KERNEL.is_a(item, Set) } ? replace(flatten) : nil
  def join(by = nil) = to_a.join(by)
  def <=>(other)
    return nil unless KERNEL.is_a(other, Set)
    return 0 if self == other
    return -1 if proper_subset?(other)
    proper_superset?(other) ? 1 : nil
  end
  def compare_by_identity
    @hash.compare_by_identity
    self
  end
  def compare_by_identity? = @hash.compare_by_identity?
  def freeze
    @hash.freeze
    super
  end
  def inspect = "#<" + self.class.name + ": {" + to_a.map { |item| item.inspect }.join(", ") + "}>"
  def to_s = inspect
end
def KERNEL.check_items(items)
  raise ArgumentError, "value must be enumerable" unless KERNEL.is_a(items, Enumerable)
end
def KERNEL.check_set(other)
  raise ArgumentError, "value must be a set" unless KERNEL.is_a(other, Set)
  true
end
