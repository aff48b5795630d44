# Arrays, and what everything that can be walked has.

module Enumerable
  def to_a
    list = []
    each { |*given| list.push(given.size == 1 ? given[0] : given) }
    list
  end
  def entries = to_a
end
module Enumerable
  def map(*given, &block) = to_a.map(*given, &block)
  def collect(*given, &block) = to_a.collect(*given, &block)
  def flat_map(*given, &block) = to_a.flat_map(*given, &block)
  def select(*given, &block) = to_a.select(*given, &block)
  def filter(*given, &block) = to_a.filter(*given, &block)
  def reject(*given, &block) = to_a.reject(*given, &block)
  def reduce(*given, &block) = to_a.reduce(*given, &block)
  def inject(*given, &block) = to_a.inject(*given, &block)
  def each_with_index(*given, &block) = to_a.each_with_index(*given, &block)
  def each_with_object(*given, &block) = to_a.each_with_object(*given, &block)
  def sort(*given, &block) = to_a.sort(*given, &block)
  def sort_by(*given, &block) = to_a.sort_by(*given, &block)
  def min(*given, &block) = to_a.min(*given, &block)
  def max(*given, &block) = to_a.max(*given, &block)
  def min_by(*given, &block) = to_a.min_by(*given, &block)
  def max_by(*given, &block) = to_a.max_by(*given, &block)
  def sum(*given, &block) = to_a.sum(*given, &block)
  def count(*given, &block) = to_a.count(*given, &block)
  def find(*given, &block) = to_a.find(*given, &block)
  def detect(*given, &block) = to_a.detect(*given, &block)
  def find_index(*given, &block) = to_a.find_index(*given, &block)
  def first(*given, &block) = to_a.first(*given, &block)
  def take(*given, &block) = to_a.take(*given, &block)
  def drop(*given, &block) = to_a.drop(*given, &block)
  def take_while(*given, &block) = to_a.take_while(*given, &block)
  def drop_while(*given, &block) = to_a.drop_while(*given, &block)
  def group_by(*given, &block) = to_a.group_by(*given, &block)
  def partition(*given, &block) = to_a.partition(*given, &block)
  def zip(*given, &block) = to_a.zip(*given, &block)
  def each_slice(*given, &block) = to_a.each_slice(*given, &block)
  def each_cons(*given, &block) = to_a.each_cons(*given, &block)
  def include?(*given, &block) = to_a.include?(*given, &block)
  def any?(*given, &block) = to_a.any?(*given, &block)
  def all?(*given, &block) = to_a.all?(*given, &block)
  def none?(*given, &block) = to_a.none?(*given, &block)
  def one?(*given, &block) = to_a.one?(*given, &block)
  def tally(*given, &block) = to_a.tally(*given, &block)
  def uniq(*given, &block) = to_a.uniq(*given, &block)
  def filter_map(*given, &block) = to_a.filter_map(*given, &block)
  def minmax(*given, &block) = to_a.minmax(*given, &block)
  def to_h(*given, &block) = to_a.to_h(*given, &block)
  def reverse_each(*given, &block) = to_a.reverse_each(*given, &block)
  def find_all(*given, &block) = to_a.find_all(*given, &block)
  def lazy = Enumerator::Lazy.new(self, [])
  def to_set = Set.new(self)
  def each_entry(&block) = to_a.each(&block)
  def cycle(*given, &block) = to_a.cycle(*given, &block)
  def chunk_while(&block) = to_a.chunk_while(&block)
  def slice_when(&block) = to_a.slice_when(&block)
end

class Array
  def self.new(count = 0, value = nil, &block)
    return count.dup if __kind(count) == "array"
    list = []
    at = 0
    while at < count
      list.push(block ? block.call(at) : value)
      at += 1
    end
    list
  end
  def class = Array
  def to_a = self
  def to_ary = self
  def entries = self
  def inspect = "[" + map { |value| value.inspect }.join(", ") + "]"
  def to_s = inspect
  def hash = inspect
  def length = __len(self)
  def size = __len(self)
  def empty? = __len(self) == 0
  def push(*given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    given.each { |value| __list_append(self, value) }
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
    given.reverse.each { |value| __list_insert(self, 0, value) }
    self
  end
  def prepend(*given) = unshift(*given)
  def insert(place, *given)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    place += size + 1 if place < 0
    given.reverse.each { |value| __list_insert(self, place, value) }
    self
  end
  def each
    return KERNEL.enumerator(self, :each) unless block_given?
    at = 0
    while at < __len(self)
      yield __index(self, at)
      at += 1
    end
    self
  end
  def each_index
    return KERNEL.counted(0, size - 1) unless block_given?
    at = 0
    while at < __len(self)
      yield at
      at += 1
    end
    self
  end
  def [](place, count = nil)
    size = __len(self)
    if KERNEL.is_a(place, Range)
      place, count = KERNEL.span(place, size)
    end
    place += size if place < 0
    if count == nil
      return place >= 0 && place < size ? __index(self, place) : nil
    end
    return nil if place < 0 || place > size
    __list_part(self, place, place + count > size ? size : place + count)
  end
  def slice(place, count = nil) = self[place, count]
  def at(place) = self[place]
  def dig(place, *more) = more.size == 0 ? self[place] : self[place].dig(*more)
  def fetch(place, *other)
    at = place < 0 ? place + size : place
    return self[at] if at >= 0 && at < size
    return other[0] if other.size > 0
    return yield(place) if block_given?
    raise IndexError, "index " + place.to_s + " outside of array bounds: " + (-size).to_s + "..." + size.to_s
  end
  def values_at(*places) = places.map { |place| self[place] }
  def first(count = nil) = count == nil ? self[0] : take(count)
  def last(count = nil) = count == nil ? self[-1] : drop(size > count ? size - count : 0)
  def take(count) = __list_part(self, 0, count > size ? size : count)
  def drop(count) = __list_part(self, count > size ? size : count, size)
  def take_while
    list = []
    each { |value| yield(value) ? list.push(value) : (return list) }
    list
  end
  def drop_while
    at = 0
    at += 1 while at < size && yield(self[at])
    drop(at)
  end
  def map(&block)
    return KERNEL.enumerator(self, :map) unless block
    list = []
    each { |value| list.push(yield(value)) }
    list
  end
  def collect(&block) = map(&block)
  def map!(&block) = !block ? KERNEL.enumerator(self, :map!) : replace(map(&block))
  def flat_map(&block) = block ? map(&block).flatten(1) : KERNEL.enumerator(self, :flat_map)
  def each_entry(&block) = each(&block)
  def select
    return KERNEL.enumerator(self, :select) unless block_given?
    list = []
    each { |value| list.push(value) if yield(value) }
    list
  end
  def filter(&block) = select(&block)
  def find_all(&block) = select(&block)
  def keep_if(&block) = replace(select(&block))
  def reject(&block)
    return KERNEL.enumerator(self, :reject) unless block
    list = []
    each { |value| list.push(value) unless yield(value) }
    list
  end
  def delete_if(&block) = replace(reject(&block))
  def filter_map(&block)
    return KERNEL.enumerator(self, :filter_map) unless block
    list = []
    each do |value|
      made = yield(value)
      list.push(made) if made
    end
    list
  end
  def replace(other)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    other = other.dup
    __list_clear(self)
    __list_extend(self, other)
    self
  end
  def clear
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __list_clear(self)
    self
  end
  def each_with_index(&block)
    return KERNEL.enumerator(self, :each_with_index) unless block
    at = -1
    each { |value| yield(value, at += 1) }
  end
  def each_with_object(held)
    return KERNEL.enumerator(self, :each_with_object, [held]) unless block_given?
    each { |value| yield(value, held) }
    held
  end
  def cycle(count = nil)
    return KERNEL.enumerator(self, :cycle) unless block_given?
    while count == nil || count > 0
      each { |value| yield(value) }
      count -= 1 if count
    end
  end
  def chunk_while(&block) = slice_when { |left, right| !block.call(left, right) }
  def slice_when(&block)
    list = []
    each_with_index do |value, at|
      at == 0 || block.call(self[at - 1], value) ? list.push([value]) : list[-1].push(value)
    end
    list
  end
  def reduce(*given, &block)
    name = given.size > 0 && __kind(given[given.size - 1]) == "symbol" ? given.pop : nil
    rest = given.size > 0 ? self : drop(1)
    held = given.size > 0 ? given[0] : self[0]
    rest.each { |value| held = name ? KERNEL.by_name(name.to_s, held, value) : yield(held, value) }
    held
  end
  def inject(*given, &block) = reduce(*given, &block)
  def count(*given)
    return size if given.size == 0 && !block_given?
    total = 0
    block = block_given?
    each { |value| total += 1 if block ? yield(value) : value == given[0] }
    total
  end
  def find
    each { |value| return value if yield(value) }
    nil
  end
  def detect(&block) = find(&block)
  def index(*given)
    at = 0
    while at < size
      return at if given.size > 0 ? self[at] == given[0] : yield(self[at])
      at += 1
    end
    nil
  end
  def find_index(*given, &block) = index(*given, &block)
  def include?(value)
    at = 0
    while at < size
      return true if __index(self, at) == value
      at += 1
    end
    false
  end
  def member?(value) = include?(value)
  def any?(*given)
    block = block_given?
    each { |value| return true if given.size > 0 ? given[0] === value : (block ? yield(value) : value) }
    false
  end
  def all?(*given)
    block = block_given?
    each { |value| return false unless given.size > 0 ? given[0] === value : (block ? yield(value) : value) }
    true
  end
  def none?(*given, &block) = !any?(*given, &block)
  def join(by = "") = __str_copy(__str_join(by || "", map { |value| __kind(value) == "array" ? value.join(by) : value.to_s }))
  def reverse
    list = []
    at = size - 1
    while at >= 0
      list.push(__index(self, at))
      at -= 1
    end
    list
  end
  def reverse_each(&block)
    return reverse.each unless block
    reverse.each(&block)
    self
  end
  def reverse! = replace(reverse)
  def rotate(count = 1) = size == 0 ? [] : drop(count % size) + take(count % size)
  def compact = reject { |value| value == nil }
  def flatten(depth = -1)
    list = []
    each { |value| __kind(value) == "array" && depth != 0 ? list.push(*value.flatten(depth - 1)) : list.push(value) }
    list
  end
  def uniq(&block)
    seen = {}
    list = []
    each do |value|
      key = block ? yield(value) : value
      list.push(value) unless seen.key?(key)
      seen[key] = true
    end
    list
  end
  def +(other) = [*self, *other]
  def -(other) = reject { |value| other.include?(value) }
  def *(count)
    return join(count) if __kind(count) == "string"
    list = []
    count.times { list.push(*self) }
    list
  end
  def &(other) = uniq.select { |value| other.include?(value) }
  def |(other) = (self + other).uniq
  def concat(*given)
    given.each { |other| push(*other) }
    self
  end
  def ==(other)
    return false unless __kind(other) == "array" && size == other.size
    at = 0
    while at < size
      return false unless __index(self, at) == __index(other, at)
      at += 1
    end
    true
  end
  def eql?(other) = self == other
  def <=>(other)
    at = 0
    while at < size && at < other.size
      order = self[at] <=> other[at]
      return order if order != 0
      at += 1
    end
    size <=> other.size
  end
  def delete_at(place)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    place += size if place < 0
    place < size ? __list_pop(self, place) : nil
  end
  def sort(&block)
    return dup if size < 2
    half = size / 2
    left = take(half).sort(&block)
    right = drop(half).sort(&block)
    list = []
    at = 0
    to = 0
    while at < left.size && to < right.size
      order = block ? yield(left[at], right[to]) : KERNEL.compared(left[at], right[to])
      if order <= 0
        list.push(left[at])
        at += 1
      else
        list.push(right[to])
        to += 1
      end
    end
    list + left.drop(at) + right.drop(to)
  end
  def sort!(&block) = replace(sort(&block))
  def sort_by(&block) = !block ? KERNEL.enumerator(self, :sort_by) : map { |value| [yield(value), value] }.sort { |a, b| KERNEL.compared(a[0], b[0]) }.map { |pair| pair[1] }
  def min(count = nil, &block) = count ? sort(&block).take(count) : sort(&block)[0]
  def max(count = nil, &block) = count ? sort(&block).reverse.take(count) : sort(&block)[-1]
  def min_by(&block) = sort_by(&block)[0]
  def max_by(&block)
    best = nil
    key = nil
    each do |value|
      own = yield(value)
      if key == nil || (own <=> key) > 0
        best = value
        key = own
      end
    end
    best
  end
  def group_by(&block)
    return KERNEL.enumerator(self, :group_by) unless block
    groups = {}
    each do |value|
      key = yield(value)
      groups[key] = [] unless groups.key?(key)
      groups[key] << value
    end
    groups
  end
  def partition(&block) = block ? [select(&block), reject(&block)] : KERNEL.enumerator(self, :partition)
  def tally
    counts = {}
    each { |value| counts[value] = (counts[value] || 0) + 1 }
    counts
  end
  def zip(*others) = each_with_index.map { |value, at| [value, *others.map { |other| other.to_a[at] }] }
  def each_slice(count, &block)
    list = []
    at = 0
    while at < size
      list.push(self[at, count])
      at += count
    end
    return list.each unless block
    list.each(&block)
    self
  end
  def each_cons(count, &block)
    list = []
    at = 0
    while at + count <= size
      list.push(self[at, count])
      at += 1
    end
    return list.each unless block
    list.each(&block)
    self
  end
  def to_h
    hash = {}
    block = block_given?
    each do |value|
      pair = block ? yield(value) : value
      hash[pair[0]] = pair[1]
    end
    hash
  end
  def transpose = size == 0 ? [] : self[0].each_with_index.map { |value, at| map { |row| row[at] } }
  def combination(count, &block)
    list = KERNEL.combinations(self, count)
    return list.each unless block
    list.each(&block)
    self
  end
  def permutation(count = size, &block)
    list = KERNEL.permutations(self, count)
    return list.each unless block
    list.each(&block)
    self
  end
  def dup = __list_copy(self)
  def to_set = Set.new(self)
end
def KERNEL.combinations(all, count)
  return [[]] if count == 0
  list = []
  all.each_with_index { |value, at| KERNEL.combinations(all.drop(at + 1), count - 1).each { |rest| list.push([value, *rest]) } }
  list
end
def KERNEL.permutations(all, count)
  return [[]] if count == 0
  list = []
  all.each_with_index { |value, at| KERNEL.permutations(all.take(at) + all.drop(at + 1), count - 1).each { |rest| list.push([value, *rest]) } }
  list
end
def KERNEL.by_name(name, left, right)
  case name
  when "+" then left + right
  when "*" then left * right
  when "-" then left - right
  else left.send(name, right)
  end
end
__native_class("list", __field(Array, "prototype"))
__native_class("tuple", __field(Array, "prototype"))
class Array
  include Enumerable
end
