# Hashes and ranges.

class Hash
  include Enumerable
  def initialize(default = nil, &block)
    @map = __new_map()
    @default = default
    @block = block
  end
  def inspect = size == 0 ? "{}" : "{" + to_a.map { |pair| KERNEL.key_text(pair[0]) + pair[1].inspect }.join(", ") + "}"
  def to_s = inspect
  def to_h = block_given? ? KERNEL.hash_of(to_a.map { |pair| yield(pair[0], pair[1]) }) : self
  def self.[](given) = given.to_h
  def [](key)
    pair = __map_find(@map, KERNEL.hash_key(key))
    return pair[1] if pair
    return @block.call(self, key) if @block
    @default
  end
  def []=(key, value)
    raise FrozenError, "can't modify frozen Hash: " + inspect if __seal_level(self) > 0
    kept = KERNEL.hash_key(key)
    pair = __map_find(@map, kept)
    # A string that is a key must not change any more.
    key = kept = KERNEL.frozen_text(key) if pair == nil && __kind(key) == "string" && !key.frozen?
    pair ? __set_index(pair, 1, value) : __map_put(@map, kept, [key, value])
    value
  end
  def store(key, value) = self[key] = value
  def key?(key) = __map_has(@map, KERNEL.hash_key(key))
  def has_key?(key) = key?(key)
  def include?(key) = key?(key)
  def member?(key) = key?(key)
  def value?(value) = values.include?(value)
  def key(value)
    each { |key, one| return key if one == value }
    nil
  end
  def fetch(key, *other)
    return self[key] if key?(key)
    return yield(key) if block_given?
    return other[0] if other.size > 0
    raise KeyError, "key not found: " + key.inspect
  end
  def dig(key, *more) = more.size == 0 || self[key] == nil ? self[key] : self[key].dig(*more)
  def delete(key)
    raise FrozenError, "can't modify frozen Hash: " + inspect if __seal_level(self) > 0
    unless key?(key)
      return block_given? ? yield(key) : nil
    end
    value = self[key]
    __collection_take(@map, KERNEL.hash_key(key))
    value
  end
  def to_a = __list_of(__map_value_list(@map)).map { |pair| [pair[0], pair[1]] }
  def keys = to_a.map { |pair| pair[0] }
  def values = to_a.map { |pair| pair[1] }
  def values_at(*given) = given.map { |key| self[key] }
  def size = __collection_length(@map)
  def length = size
  def count(&block) = block ? to_a.count(&block) : size
  def empty? = size == 0
  def each
    return KERNEL.enumerator(self, :each) unless block_given?
    to_a.each { |pair| yield(pair) }
    self
  end
  def each_pair(&block) = each(&block)
  def each_key(&block) = keys.each(&block)
  def each_value(&block) = values.each(&block)
  def select = KERNEL.hash_of(to_a.select { |pair| yield(pair[0], pair[1]) })
  def filter(&block) = select(&block)
  def reject = KERNEL.hash_of(to_a.reject { |pair| yield(pair[0], pair[1]) })
  def any?(*given, &block) = block || given.size > 0 ? to_a.any?(*given, &block) : size > 0
  def transform_values = KERNEL.hash_of(to_a.map { |pair| [pair[0], yield(pair[1])] })
  def transform_keys(names = nil)
    KERNEL.hash_of(to_a.map { |pair| [names && names.key?(pair[0]) ? names[pair[0]] : (block_given? ? yield(pair[0]) : pair[0]), pair[1]] })
  end
  def invert = KERNEL.hash_of(to_a.map { |pair| [pair[1], pair[0]] })
  def merge(*others, &block)
    made = dup
    others.each { |other| other.each { |key, value| made[key] = block && made.key?(key) ? yield(key, made[key], value) : value } }
    made
  end
  def merge!(*others, &block)
    others.each { |other| other.each { |key, value| self[key] = block && key?(key) ? yield(key, self[key], value) : value } }
    self
  end
  def update(*others, &block) = merge!(*others, &block)
  def replace(other)
    clear
    merge!(other)
  end
  def changed_to(other) = size == other.size ? nil : replace(other)
  def select!(&block) = changed_to(select(&block))
  def filter!(&block) = changed_to(select(&block))
  def reject!(&block) = changed_to(reject(&block))
  def compact! = changed_to(compact)
  def keep_if(&block)
    select!(&block)
    self
  end
  def delete_if(&block)
    reject!(&block)
    self
  end
  def transform_values!(&block) = replace(transform_values(&block))
  def transform_keys!(*given, &block) = replace(transform_keys(*given, &block))
  def fetch_values(*given) = given.map { |key| fetch(key) }
  def default_proc = @block
  def default=(value)
    @default = value
  end
  def shift
    return nil if size == 0
    pair = first
    delete(pair[0])
    pair
  end
  def <=(other) = all? { |key, value| other.key?(key) && other[key] == value }
  def >=(other) = other <= self
  def eql?(other) = self == other
  def slice(*given) = select { |key, value| given.include?(key) }
  def except(*given) = reject { |key, value| given.include?(key) }
  def compact = reject { |key, value| value == nil }
  def clear
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __collection_clear(@map)
    self
  end
  def first(count = nil) = to_a.first(count)
  def default = @default
  def ==(other) = KERNEL.is_a(other, Hash) && size == other.size && all? { |key, value| other.key?(key) && other[key] == value }
  def dup
    made = KERNEL.hash_of(to_a)
    __set_field(made, "@default", @default)
    __set_field(made, "@block", @block)
    made
  end
  def hash = inspect
end
def KERNEL.new_hash = Hash.new
def KERNEL.hash_of(pairs)
  made = Hash.new
  pairs.each { |pair| made[pair[0]] = pair[1] }
  made
end
def KERNEL.hash_merge(hash, other) = hash.merge!(other)
def KERNEL.hash_key(key)
  kind = __kind(key)
  return "\0" + key.inspect if kind == "array"
  kind == "object" && __has_member(key, "eql?") ? key.hash : key
end
def KERNEL.key_text(key) = key.inspect + "=>"

class Range
  include Enumerable
  def initialize(low, high, excludes = false)
    @low = low
    @high = high
    @excludes = excludes
  end
  def begin = @low
  def end = @high
  def min = @low
  def max = @excludes ? @high - 1 : @high
  def last(count = nil) = count ? to_a.last(count) : @high
  def exclude_end? = @excludes
  def frozen? = true
  def each
    return KERNEL.enumerator(self, :each) unless block_given?
    at = @low
    if @high == nil
      while true
        yield at
        at = at.succ
      end
    end
    if __kind(at) == "string"
      at.upto(@high) { |one| yield one }
      return self
    end
    while @excludes ? at < @high : at <= @high
      yield at
      at = at.succ
    end
    self
  end
  def first(count = nil) = @high == nil || @high == Float::INFINITY ? KERNEL.enumerator(self, :each).first(count) : (count ? to_a.first(count) : @low)
  def size
    return Float::INFINITY if @high == nil || @high == Float::INFINITY
    to_a.size
  end
  def count(*given, &block) = to_a.count(*given, &block)
  def include?(value) = value != nil && (@low == nil || value >= @low) && (@high == nil || (@excludes ? value < @high : value <= @high))
  def member?(value) = include?(value)
  def cover?(value) = include?(value)
  def ===(value) = (__kind(value) == "number" || __kind(value) == "string") && __kind(value) == __kind(@low || @high) && include?(value)
  def step(by)
    list = []
    at = @low
    while @excludes ? at < @high : at <= @high
      list.push(at)
      at += by
    end
    block_given? ? list.each { |one| yield one } : list
  end
  def to_s = @low.to_s + (@excludes ? "..." : "..") + @high.to_s
  def inspect = (@low == nil ? "" : @low.inspect) + (@excludes ? "..." : "..") + (@high == nil ? "" : @high.inspect)
  def sum(&block) = to_a.sum(&block)
  def ==(other) = inspect == other.inspect
end
def KERNEL.new_range(low, high, excludes) = Range.new(low, high, excludes)
def KERNEL.span(range, size)
  low = range.begin || 0
  low += size if low < 0
  high = range.end
  high = high == nil ? size - 1 : (high < 0 ? high + size : high)
  high -= 1 if range.exclude_end? && range.end != nil
  [low, high < low ? 0 : high - low + 1]
end
class Struct
  def self.new(*names, &body)
    options = KERNEL.take_keywords(names, 0)
    made = KERNEL.make_class("Struct", self)
    __set_field(made, "@is_unnamed", true)
    __set_field(made, "@names", names)
    __set_field(made, "@by_name", options[:keyword_init])
    __define(made, "new", __own_value(__field(Class, "prototype"), "new"), 7)
    made.attr_accessor(*names)
    __call(body, made, [made]) if body
    made
  end
  def initialize(*given)
    names = __field(self.class, "@names")
    raise ArgumentError, "struct size differs" if given.size > names.size
    names.each_with_index { |name, at| __define(self, "@" + name.to_s, __field(self.class, "@by_name") ? given[0][name] : given[at], 7) }
  end
  include Enumerable
  def self.members = __field(self, "@names")
  def members = __field(self.class, "@names")
  def to_a = members.map { |name| __own_value(self, "@" + name.to_s) }
  def deconstruct = to_a
  def deconstruct_keys(keys) = to_h
  def to_h = KERNEL.hash_of(members.map { |name| [name, __own_value(self, "@" + name.to_s)] })
  def [](name) = __own_value(self, "@" + (__kind(name) == "number" ? members[name] : name).to_s)
  def []=(name, value) = __define(self, "@" + (__kind(name) == "number" ? members[name] : name).to_s, value, 7)
  def to_ary = to_a
  def ==(other) = __same(self.class, other.class) && to_a == other.to_a
  def to_s = inspect
  def each(&block) = to_a.each(&block)
  def each_pair(&block) = to_h.each_pair(&block)
  def dig(name, *more) = more.size == 0 || self[name] == nil ? self[name] : self[name].dig(*more)
  def values = to_a
  def size = members.size
  def eql?(other) = self == other
  def hash = inspect
  def values_at(*places) = to_a.values_at(*places)
  def inspect = "#<struct " + self.class.name + " " + members.map { |name| name.to_s + "=" + self[name].inspect }.join(", ") + ">"
end
