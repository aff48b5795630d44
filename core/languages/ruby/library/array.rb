# Arrays: what reads them.

class Array
  def self.new(count = 0, value = nil, &block)
    return KERNEL.array_below(self, count, value, block) unless __same(self, Array)
    return count.dup if __kind(count) == "array"
    return KERNEL.array_of(count).dup if __kind(count) == "object" && count.respond_to?(:to_ary)
    count = KERNEL.int(count)
    raise ArgumentError, "negative array size" if count < 0
    raise ArgumentError, "array size too big" if count >= 1 << 60
    list = []
    at = 0
    while at < count
      __list_append(list, block ? yield(at) : value)
      at += 1
    end
    list
  end
  def self.[](*given) = __same(self, Array) ? given : self.new.replace(given)
  def self.try_convert(value)
    return value if __kind(value) == "array"
    made = value.respond_to?(:to_ary) ? value.to_ary : nil
    __same(made, nil) ? nil : KERNEL.made_of(value, made, Array, "to_ary")
  end
  def initialize(count = 0, value = nil, &block) = replace(Array.new(count, value, &block))
  def class = __field(self, "@class")
  def to_a = __same(self.class, Array) ? self : __list_copy(self)
  def to_ary = self
  def entries = dup
  def inspect
    return "[]" if __len(self) == 0
    return "[...]" if KERNEL.is_shown(self)
    KERNEL.showing(self) { "[" + __str_join(", ", KERNEL.shown_parts(self)) + "]" }
  end
  def to_s = inspect
  def hash = __hash(KERNEL.hash_key(self))
  def length = __len(self)
  def size = __len(self)
  def empty? = __len(self) == 0
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
    return KERNEL.enumerator(self, :each_index) unless block_given?
    at = 0
    while at < __len(self)
      yield at
      at += 1
    end
    self
  end
  def [](place, count = __null())
    size = __len(self)
    kind = __kind(place)
    if kind == "number" && __same(count, __null())
      place = KERNEL.int(place) if __same(__parent(place), FLOAT)
      place += size if place < 0
      return place >= 0 && place < size ? __index(self, place) : nil
    end
    if kind == "object" && KERNEL.is_a(place, Range)
      raise TypeError, "no implicit conversion of Range into Integer" unless __same(count, __null())
      place, count = KERNEL.span(place, size)
    elsif kind == "object" && KERNEL.is_a(place, Enumerator)
      return KERNEL.elements_at(self, place)
    elsif kind != "number"
      place = KERNEL.int(place)
      return self[place] if __same(count, __null())
    end
    count = KERNEL.int(count) unless __kind(count) == "number"
    place += size if place < 0
    return nil if place < 0 || place > size || count < 0
    __list_part(self, place, place + count > size ? size : place + count)
  end
  def slice(place, count = __null()) = self[place, count]
  def at(place) = self[KERNEL.int(place)]
  def dig(place, *more)
    value = self[KERNEL.int(place)]
    KERNEL.dug(value, more)
  end
  def fetch(place, other = __null())
    asked = place
    place = KERNEL.int(place)
    at = place < 0 ? place + size : place
    return __index(self, at) if at >= 0 && at < size
    return yield(asked) if block_given?
    return other unless __same(other, __null())
    raise IndexError, "index " + place.to_s + " outside of array bounds: " + (-size).to_s + "..." + size.to_s
  end
  def values_at(*places)
    places.flat_map do |place|
      next [self[place]] unless KERNEL.is_a(place, Range)
      raise RangeError, place.inspect + " out of range" if KERNEL.int(place.begin || 0) < -size
      found = self[place]
      next [] unless found
      # A range that goes on behind the end has nothing there.
      start = place.begin || 0
      stop = place.end
      missing = stop && stop >= 0 ? stop - (place.exclude_end? ? 1 : 0) - (start < 0 ? start + size : start) + 1 - found.size : 0
      missing > 0 ? found + [nil] * missing : found
    end
  end
  def first(count = __null())
    return __len(self) > 0 ? __index(self, 0) : nil if __same(count, __null())
    count = KERNEL.int(count)
    raise ArgumentError, "negative array size" if count < 0
    __list_part(self, 0, count)
  end
  def last(count = __null())
    size = __len(self)
    return size > 0 ? __index(self, size - 1) : nil if __same(count, __null())
    count = KERNEL.int(count)
    raise ArgumentError, "negative array size" if count < 0
    drop(size > count ? size - count : 0)
  end
  def take(count)
    count = KERNEL.int(count)
    raise ArgumentError, "attempt to take negative size" if count < 0
    __list_part(self, 0, count > size ? size : count)
  end
  def drop(count)
    count = KERNEL.int(count)
    raise ArgumentError, "attempt to drop negative size" if count < 0
    __list_part(self, count > size ? size : count, size)
  end
  def take_while
    return KERNEL.enumerator(self, :take_while) unless block_given?
    at = 0
    at += 1 while at < __len(self) && yield(__index(self, at))
    take(at)
  end
  def drop_while
    return KERNEL.enumerator(self, :drop_while) unless block_given?
    at = 0
    at += 1 while at < __len(self) && yield(__index(self, at))
    drop(at)
  end
  def map
    return KERNEL.enumerator(self, :map) unless block_given?
    list = []
    at = 0
    while at < __len(self)
      __list_append(list, yield(__index(self, at)))
      at += 1
    end
    list
  end
  def collect(&block) = block ? map(&block) : KERNEL.enumerator(self, :collect)
  def flat_map
    return KERNEL.enumerator(self, :flat_map) unless block_given?
    list = []
    at = 0
    while at < __len(self)
      made = yield(__index(self, at))
      if __kind(made) == "object" && made.respond_to?(:to_ary)
        parts = made.to_ary
        made = KERNEL.made_of(made, parts, Array, "to_ary") unless __same(parts, nil)
      end
      __kind(made) == "array" ? __list_extend(list, KERNEL.spread_of(made)) : __list_append(list, made)
      at += 1
    end
    list
  end
  def collect_concat(&block) = block ? flat_map(&block) : KERNEL.enumerator(self, :collect_concat)
  def select
    return KERNEL.enumerator(self, :select) unless block_given?
    list = []
    at = 0
    while at < __len(self)
      value = __index(self, at)
      __list_append(list, value) if yield(value)
      at += 1
    end
    list
  end
  def filter(&block) = block ? select(&block) : KERNEL.enumerator(self, :filter)
  def find_all(&block) = block ? select(&block) : KERNEL.enumerator(self, :find_all)
  def reject
    return KERNEL.enumerator(self, :reject) unless block_given?
    list = []
    at = 0
    while at < __len(self)
      value = __index(self, at)
      __list_append(list, value) unless yield(value)
      at += 1
    end
    list
  end
  def filter_map
    return KERNEL.enumerator(self, :filter_map) unless block_given?
    list = []
    each do |value|
      made = yield(value)
      __list_append(list, made) if made
    end
    list
  end
  def each_with_index
    return KERNEL.enumerator(self, :each_with_index) unless block_given?
    at = 0
    while at < __len(self)
      yield(__index(self, at), at)
      at += 1
    end
    self
  end
  def each_with_object(held)
    return KERNEL.enumerator(self, :each_with_object, [held]) unless block_given?
    at = 0
    while at < __len(self)
      yield(__index(self, at), held)
      at += 1
    end
    held
  end
  def cycle(count = nil)
    return KERNEL.enumerator(self, :cycle, count ? [count] : []) unless block_given?
    count = KERNEL.int(count) if count
    return nil if size == 0
    while __same(count, nil) || count > 0
      each { |value| yield(value) }
      count -= 1 if count
    end
  end
  def reduce(*given)
    KERNEL.at_most(given, 2)
    raise LocalJumpError, "no block given" unless block_given? || given.size > 0 || __len(self) < 2
    KERNEL.method_name(given[-1]) if given.size == 2 || given.size == 1 && !block_given?
    last = given.size > 0 ? given[given.size - 1] : nil
    name = given.size > 0 && !(block_given? && given.size == 1) ? last.to_s : nil
    at = 0
    if given.size > (name ? 1 : 0)
      held = given[0]
    else
      return nil if __len(self) == 0
      held = __index(self, 0)
      at = 1
    end
    while at < __len(self)
      held = name ? KERNEL.by_name(name, held, __index(self, at)) : yield(held, __index(self, at))
      at += 1
    end
    held
  end
  def inject(*given, &block) = reduce(*given, &block)
  def count(*given)
    KERNEL.at_most(given, 1)
    KERNEL.unused_block if block_given? && given.size > 0
    return size if given.size == 0 && !block_given?
    total = 0
    at = 0
    while at < __len(self)
      total += 1 if given.size > 0 ? __index(self, at) == given[0] : yield(__index(self, at))
      at += 1
    end
    total
  end
  def find(other = __null())
    unless block_given?
      return KERNEL.enumerator(self, :find, __same(other, __null()) ? [] : [other])
    end
    other = nil if __same(other, __null())
    at = 0
    while at < __len(self)
      value = __index(self, at)
      return value if yield(value)
      at += 1
    end
    other ? other.call : nil
  end
  def detect(*given, &block)
    KERNEL.at_most(given, 1)
    block ? find(*given, &block) : KERNEL.enumerator(self, :detect, given)
  end
  def index(*given)
    KERNEL.at_most(given, 1)
    KERNEL.unused_block if block_given? && given.size > 0
    return KERNEL.enumerator(self, :index) unless block_given? || given.size > 0
    at = 0
    while at < __len(self)
      return at if given.size > 0 ? __index(self, at) == given[0] : yield(__index(self, at))
      at += 1
    end
    nil
  end
  def find_index(*given, &block) = block || given.size > 0 ? index(*given, &block) : KERNEL.enumerator(self, :find_index)
  def rindex(*given)
    KERNEL.at_most(given, 1)
    KERNEL.unused_block if block_given? && given.size > 0
    return KERNEL.enumerator(self, :rindex) unless block_given? || given.size > 0
    at = size - 1
    while at >= 0
      return at if given.size > 0 ? self[at] == given[0] : yield(self[at])
      at -= 1
    end
    nil
  end
  def include?(value)
    at = 0
    while at < __len(self)
      return true if __index(self, at) == value
      at += 1
    end
    false
  end
  def member?(value) = include?(value)
  def any?(*given)
    KERNEL.at_most(given, 1)
    return size > 0 && !all? { |value| !value } if given.size == 0 && !block_given?
    at = 0
    while at < __len(self)
      return true if given.size > 0 ? given[0] === __index(self, at) : yield(__index(self, at))
      at += 1
    end
    false
  end
  def all?(*given)
    KERNEL.at_most(given, 1)
    block = block_given?
    at = 0
    while at < __len(self)
      value = __index(self, at)
      return false unless given.size > 0 ? given[0] === value : (block ? yield(value) : value)
      at += 1
    end
    true
  end
  def none?(*given, &block) = !any?(*given, &block)
  def one?(*given)
    KERNEL.at_most(given, 1)
    block = block_given?
    total = 0
    each { |value| total += 1 if given.size > 0 ? given[0] === value : (block ? yield(value) : value) }
    total == 1
  end
  def join(by = nil)
    return __str_copy("") if __len(self) == 0
    by = __same(by, nil) ? (__field(GLOBALS, "$,") || "") : KERNEL.text_of(by)
    raise ArgumentError, "recursive array join" if KERNEL.is_shown(self)
    KERNEL.showing(self) do
      __str_copy(__str_join(by, map { |value| __kind(value) == "string" ? value : KERNEL.join_part(value, by) }))
    end
  end
  def reverse
    list = __list_copy(self)
    __list_reverse(list)
    list
  end
  def reverse_each
    return KERNEL.enumerator(self, :reverse_each) unless block_given?
    at = __len(self) - 1
    while at >= 0
      yield(__index(self, at))
      at -= 1
    end
    self
  end
  def rotate(count = 1)
    count = KERNEL.int(count)
    size == 0 ? [] : drop(count % size) + take(count % size)
  end
  def compact
    list = []
    at = 0
    while at < __len(self)
      value = __index(self, at)
      __list_append(list, value) unless __same(value, nil)
      at += 1
    end
    list
  end
  def flatten(depth = nil)
    raise ArgumentError, "tried to flatten recursive array" if KERNEL.is_shown(self) && (__same(depth, nil) || depth < 0)
    depth = KERNEL.int(depth) unless __same(depth, nil)
    list = []
    at = 0
    KERNEL.showing(self) do
      while at < __len(self)
        value = __index(self, at)
        if __kind(value) == "array" && depth != 0
          __list_extend(list, value.flatten(depth ? depth - 1 : nil))
        elsif __kind(value) == "object" && depth != 0 && value.respond_to?(:to_ary)
          made = value.to_ary
          if __same(made, nil)
            __list_append(list, value)
          else
            __list_extend(list, KERNEL.made_of(value, made, Array, "to_ary").flatten(depth ? depth - 1 : nil))
          end
        else
          __list_append(list, value)
        end
        at += 1
      end
    end
    list
  end
  def uniq(&block)
    seen = __new_map()
    list = []
    at = 0
    while at < __len(self)
      value = __index(self, at)
      key = KERNEL.hash_key(block ? yield(value) : value)
      unless __map_has(seen, key)
        __list_append(list, value)
        __map_put(seen, key, true)
      end
      at += 1
    end
    list
  end
  def +(other)
    list = __list_copy(self)
    __list_extend(list, KERNEL.spread_of(KERNEL.array_of(other)))
    list
  end
  def -(other)
    keys = KERNEL.key_map(KERNEL.array_of(other))
    reject { |value| __map_has(keys, KERNEL.hash_key(value)) }
  end
  def *(count)
    return join(count) if __kind(count) == "string"
    return join(count.to_str) if __kind(count) == "object" && count.respond_to?(:to_str)
    count = KERNEL.int(count)
    raise ArgumentError, "negative argument" if count < 0
    raise ArgumentError, "argument too big" if count * size >= 1 << 60
    list = []
    own = KERNEL.spread_of(self)
    count.times { __list_extend(list, own) }
    list
  end
  def &(other)
    keys = KERNEL.key_map(KERNEL.array_of(other))
    uniq.select { |value| __map_has(keys, KERNEL.hash_key(value)) }
  end
  def |(other) = (self + other).uniq
  def ==(other)
    return true if __same(self, other)
    return false if __same(other, nil)
    return !!(other == self) if __kind(other) == "object" && other.respond_to?(:to_ary)
    return false unless __kind(other) == "array" && __len(self) == __len(other)
    at = 0
    while at < __len(self)
      one = __index(self, at)
      two = __index(other, at)
      # The same object is equal to itself here, whatever it says.
      unless __same(one, two)
        return false unless __kind(one) == "array" && __kind(two) == "array" ? KERNEL.compared_inside(one, two, :==) : one == two
      end
      at += 1
    end
    true
  end
  def eql?(other)
    return false unless __kind(other) == "array" && __len(self) == __len(other)
    at = 0
    while at < __len(self)
      one = __index(self, at)
      two = __index(other, at)
      unless __same(one, two)
        return false unless __kind(one) == "array" && __kind(two) == "array" ? KERNEL.compared_inside(one, two, :eql?) : one.eql?(two)
      end
      at += 1
    end
    true
  end
  def <=>(other)
    other = other.to_ary if __kind(other) == "object" && other.respond_to?(:to_ary)
    return nil unless __kind(other) == "array"
    at = 0
    while at < __len(self) && at < __len(other)
      order = __index(self, at) <=> __index(other, at)
      return order if order != 0
      at += 1
    end
    __len(self) <=> __len(other)
  end
  def sort(&block)
    list = __list_copy(self)
    return list if __len(list) < 2
    return list if !block && KERNEL.sorts_natively(list) && __sort_by_keys(list, __list_copy(list), false)
    KERNEL.merge_sorted(list, block)
  end
  def sort_by
    return KERNEL.enumerator(self, :sort_by) unless block_given?
    keys = map { |value| yield(value) }
    list = __list_copy(self)
    return list if KERNEL.sorts_natively(keys) && __sort_by_keys(list, keys, false)
    pairs = []
    each_with_index { |value, at| pairs.push([keys[at], value]) }
    KERNEL.merge_sorted(pairs, ->(a, b) { KERNEL.compared(a[0], b[0]) }).map { |pair| pair[1] }
  end
  def min(count = nil, &block)
    return KERNEL.foremost(self, count, nil, block, 1) if count
    KERNEL.extreme(self, block, -1)
  end
  def max(count = nil, &block)
    return KERNEL.foremost(self, count, nil, block, -1) if count
    KERNEL.extreme(self, block, 1)
  end
  def min_by(count = nil, &block)
    return KERNEL.enumerator(self, :min_by, count ? [count] : []) unless block
    count ? KERNEL.foremost(self, count, block, nil, 1) : KERNEL.extreme_by(self, block, -1)
  end
  def max_by(count = nil, &block)
    return KERNEL.enumerator(self, :max_by, count ? [count] : []) unless block
    count ? KERNEL.foremost(self, count, block, nil, -1) : KERNEL.extreme_by(self, block, 1)
  end
  def minmax(&block) = block ? KERNEL.both_extremes(self, block) : [min, max]
  def minmax_by(&block) = [min_by(&block), max_by(&block)]
  def group_by
    return KERNEL.enumerator(self, :group_by) unless block_given?
    groups = {}
    at = 0
    while at < __len(self)
      value = __index(self, at)
      key = yield(value)
      group = groups.value_or_missing(key)
      __same(group, __null()) ? groups[key] = [value] : __list_append(group, value)
      at += 1
    end
    groups
  end
  def partition
    return KERNEL.enumerator(self, :partition) unless block_given?
    yes = []
    no = []
    each { |value| yield(value) ? yes.push(value) : no.push(value) }
    [yes, no]
  end
  def tally(*given)
    counts = {}
    if given.size > 0
      KERNEL.at_most(given, 1)
      counts = given[0]
      raise TypeError, "no implicit conversion " + KERNEL.into(counts) + " into Hash" unless counts.respond_to?(:to_hash)
      counts = counts.to_hash
      KERNEL.check_frozen(counts)
    end
    each do |value|
      known = counts[value] || 0
      raise TypeError, "wrong argument type " + known.class.name + " (expected Integer)" unless KERNEL.is_integer(known)
      counts[value] = known + 1
    end
    counts
  end
  def zip(*others)
    lists = others.map { |other| KERNEL.zipped(other, size) }
    list = []
    at = 0
    while at < __len(self)
      row = [__index(self, at)]
      lists.each { |other| row.push(other[at]) }
      block_given? ? yield(row) : list.push(row)
      at += 1
    end
    block_given? ? nil : list
  end
  def each_slice(count)
    asked = count
    count = KERNEL.int(count)
    raise ArgumentError, "invalid slice size" if count <= 0
    return KERNEL.enumerator(self, :each_slice, [asked]) unless block_given?
    at = 0
    while at < __len(self)
      yield(__list_part(self, at, at + count))
      at += count
    end
    self
  end
  def each_cons(count)
    asked = count
    count = KERNEL.int(count)
    raise ArgumentError, "invalid size" if count <= 0
    return KERNEL.enumerator(self, :each_cons, [asked]) unless block_given?
    at = 0
    while at + count <= __len(self)
      yield(__list_part(self, at, at + count))
      at += 1
    end
    self
  end
  def to_h
    hash = {}
    block = block_given?
    each_with_index do |value, at|
      pair = block ? yield(value) : value
      pair = KERNEL.checked_pair(pair, at, true)
      hash[__index(pair, 0)] = __index(pair, 1)
    end
    hash
  end
  def transpose
    return [] if size == 0
    count = KERNEL.array_of(self[0]).size
    each do |row|
      row = KERNEL.array_of(row)
      unless row.size == count
        raise IndexError, "element size differs (" + row.size.to_s + " should be " + count.to_s + ")"
      end
    end
    Array.new(count) { |at| map { |row| row[at] } }
  end
  def combination(count)
    unless block_given?
      KERNEL.int(count)
      return KERNEL.enumerator(self, :combination, [count])
    end
    count = KERNEL.int(count)
    return self if count < 0 || count > size
    places = Array.new(count) { |at| at }
    while true
      yield(places.map { |place| self[place] })
      at = count - 1
      at -= 1 while at >= 0 && places[at] == size - count + at
      return self if at < 0
      places[at] += 1
      at += 1
      while at < count
        places[at] = places[at - 1] + 1
        at += 1
      end
    end
  end
  def permutation(*given, &block)
    return KERNEL.enumerator(self, :permutation, given) unless block
    KERNEL.at_most(given, 1)
    count = given[0]
    count = __same(count, nil) ? size : KERNEL.int(count)
    KERNEL.permute(self, count, [], Array.new(size, false), block) if count >= 0 && count <= size
    self
  end
  def repeated_combination(count, &block)
    KERNEL.int(count)
    return KERNEL.enumerator(self, :repeated_combination, [count]) unless block
    count = KERNEL.int(count)
    KERNEL.repeat(self, count, [], 0, block) if count >= 0
    self
  end
  def repeated_permutation(count, &block)
    return KERNEL.enumerator(self, :repeated_permutation, [count]) unless block
    count = KERNEL.int(count)
    KERNEL.repeat(self, count, [], nil, block) if count >= 0
    self
  end
  def product(*others)
    list = map { |value| [value] }
    others = others.map { |other| KERNEL.array_of(other) }
    if !block_given? && others.reduce(size) { |held, other| held * other.size } >= 1 << 63
      raise RangeError, "too big to product"
    end
    others.each do |other|
      list = list.flat_map { |left| other.map { |right| [*left, right] } }
    end
    return list unless block_given?
    list.each { |one| yield one }
    self
  end
  def bsearch
    return KERNEL.enumerator(self, :bsearch) unless block_given?
    at = KERNEL.searched(0, size) { |place| yield(self[place]) }
    at ? self[at] : nil
  end
  def bsearch_index
    return KERNEL.enumerator(self, :bsearch_index) unless block_given?
    KERNEL.searched(0, size) { |place| yield(self[place]) }
  end
  def union(*others) = others.reduce(uniq) { |list, other| list | other }
  def difference(*others) = others.reduce(__list_copy(self)) { |list, other| list - other }
  def intersection(*others) = others.reduce(__list_copy(self)) { |list, other| list & other }
  def intersect?(other) = (self & other).size > 0
  def assoc(key) = find { |pair| __kind(pair) == "array" && pair.size > 0 && pair[0] == key }
  def rassoc(value) = find { |pair| __kind(pair) == "array" && pair[1] == value }
  def sum(start = 0)
    total = start
    # Whole numbers are added first, and what to begin with then.
    if !block_given? && !KERNEL.is_a(start, Numeric) && KERNEL.is_integer(self[0])
      KERNEL.coerced("+", self[0], start)
    end
    lost = 0.0
    block = block_given?
    at = 0
    while at < __len(self)
      value = __index(self, at)
      value = yield(value) if block
      # Whole numbers come first: from the first float on what each addition loses is kept.
      total = total.to_f if KERNEL.is_float(value) && KERNEL.is_a(total, Numeric) && total.real?
      if KERNEL.is_float(total) && KERNEL.is_a(value, Numeric) && value.real? && total.finite? && value.to_f.finite?
        # Kahan's and Babuska's: what an addition lost is added at the end.
        value = value.to_f
        whole = total + value
        lost += total.abs >= value.abs ? (total - whole) + value : (value - whole) + total
        total = whole
      else
        total = total + value
      end
      at += 1
    end
    lost == 0.0 ? total : total + lost
  end
  def dup
    return __list_copy(self) if __same(self.class, Array)
    copy = __wrap(__object_below(__parent(self)), __list_copy(self))
    __own_keys(self).each { |name| __define(copy, name, __own_value(self, name), 7) if KERNEL.is_own_variable(name) }
    copy.initialize_copy(self)
    copy
  end
  def deconstruct = self
  def sample(count = nil, random: nil) = (random || RANDOM_SOURCE).sample(self, count)
  def shuffle(random: nil) = (random || RANDOM_SOURCE).shuffled(dup)
  def pack(form) = KERNEL.pack(self, form)
end
# Two lists in two lists that are compared: what is being compared already, further out, is taken for equal.
COMPARED_INSIDE = []
def KERNEL.compared_inside(one, two, how)
  return true if COMPARED_INSIDE.any? { |pair| __same(__index(pair, 0), one) && __same(__index(pair, 1), two) }
  __list_append(COMPARED_INSIDE, [one, two])
  begin
    how == :== ? one == two : one.eql?(two)
  ensure
    __list_pop(COMPARED_INSIDE)
  end
end
# The elements of a list as they are shown in it.
def KERNEL.shown_parts(list)
  parts = []
  at = 0
  while at < __len(list)
    value = __index(list, at)
    text = value.inspect
    __list_append(parts, __kind(text) == "string" ? text : KERNEL.shown(value))
    at += 1
  end
  parts
end
# How a value is shown in another; what says nothing that is a text is shown as any object is.
def KERNEL.shown(value)
  text = value.inspect
  __kind(text) == "string" ? text : KERNEL.address_of(value) + ">"
end
# A block is told of that is not asked, as what is looked for is given.
def KERNEL.unused_block
  KERNEL.warn_at((KERNEL.places_under_way[0] || "").split(":in")[0].to_s, "given block not used")
end
# What is between the others in a text that is joined: what is a text, or a list, by its own account is that.
def KERNEL.join_part(value, by)
  kind = __kind(value)
  return value.join(by) if kind == "array"
  return value.to_s unless kind == "object"
  return value.to_str if value.respond_to?(:to_str)
  made = value.respond_to?(:to_ary) ? value.to_ary : nil
  __kind(made) == "array" ? made.join(by) : value.to_s
end
# What is to be a key with its value; where it stands is told of a list's own element.
def KERNEL.checked_pair(pair, at, tells_place = false)
  pair = pair.to_ary if __kind(pair) == "object" && pair.respond_to?(:to_ary)
  unless __kind(pair) == "array"
    raise TypeError, "wrong element type " + (tells_place ? pair.class.name : KERNEL.conversion(pair)) +
      (tells_place ? " at " + at.to_s : "") + " (expected array)"
  end
  return pair if __len(pair) == 2
  raise ArgumentError, (at ? "wrong array length at " + at.to_s : "element has wrong array length") + " (expected 2, was " +
    pair.size.to_s + ")"
end
def KERNEL.zipped(other, count)
  return other if __kind(other) == "array"
  return [] if count == 0
  return other.take(count) if other.respond_to?(:take)
  return other.each_entry.take(count) if other.respond_to?(:each_entry)
  raise TypeError, "wrong argument type " + other.class.to_s + " (must respond to :each)" unless other.respond_to?(:each)
  other.to_enum(:each).take(count)
end
def KERNEL.permute(all, count, held, used, block)
  return block.call(held.dup) if held.size == count
  at = 0
  while at < all.size
    unless used[at]
      used[at] = true
      held.push(all[at])
      KERNEL.permute(all, count, held, used, block)
      held.pop
      used[at] = false
    end
    at += 1
  end
end
def KERNEL.repeat(all, count, held, from, block)
  return block.call(held.dup) if held.size == count
  at = from || 0
  while at < all.size
    held.push(all[at])
    KERNEL.repeat(all, count, held, from ? at : nil, block)
    held.pop
    at += 1
  end
end
def KERNEL.key_map(list)
  keys = __new_map()
  list.to_a.each { |value| __map_put(keys, KERNEL.hash_key(value), true) }
  keys
end
def KERNEL.by_name(name, left, right)
  case name
  when "+" then left + right
  when "*" then left * right
  when "-" then left - right
  else left.send(name, right)
  end
end
ARRAY_PROTOTYPE = __field(Array, "prototype")
__native_class("list", ARRAY_PROTOTYPE)
__native_class("tuple", __field(Array, "prototype"))
class Array
  include Enumerable
end

# An instance of a class below Array, which has a list within.
def KERNEL.array_below(home, count, value, block)
  made = __wrap(__object_below(KERNEL.front(home)), [])
  if __same(__member_for(made, "initialize", made), ARRAY_INITIALIZE)
    made.initialize(count, value, &block)
  else
    given = __same(value, nil) ? (count == 0 ? [] : [count]) : [count, value]
    made.initialize(*given, &block)
  end
  made
end
ARRAY_INITIALIZE = __own_value(__field(Array, "prototype"), "initialize")
