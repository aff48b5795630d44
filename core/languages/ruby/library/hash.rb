# Hashes: a map of the machine from what keys are known by to pairs of key and value.

# What a key is known by: itself where the machine compares such values, else a text that equal keys have alike.
def KERNEL.hash_key(key)
  kind = __kind(key)
  return key if kind == "string" || kind == "symbol"
  # A float is another key than the integer; both zeros are one.
  if kind == "number"
    return __same(__parent(key), FLOAT) ? "\0f" + (key == 0 ? "0.0" : key.to_s) : key
  end
  return key if kind != "array" && kind != "object"
  if kind == "array"
    parts = []
    at = 0
    while at < __len(key)
      part = __index(key, at)
      is_plain = __kind(part) == "number" && !__same(__parent(part), FLOAT)
      __list_append(parts, is_plain ? __native_str(part) : KERNEL.key_part(part))
      at += 1
    end
    return "\0[" + __str_join(",", parts) + "]"
  end
  return key if __same(__member_for(key, "hash", key), OBJECT_HASH)
  "\0o" + KERNEL.key_part(key.hash)
end
def KERNEL.key_part(value)
  kind = __kind(value)
  return value.inspect if kind == "number" || kind == "string" || kind == "symbol" || kind == "bigint"
  # An array that is in itself has an end there.
  return "[...]" if kind == "array" && KERNEL.is_shown(value)
  kept = kind == "array" ? KERNEL.showing(value) { KERNEL.hash_key(value) } : KERNEL.hash_key(value)
  return kept if __kind(kept) == "string"
  kind == "object" || kind == "function" || kind == "error" ? "#" + KERNEL.identity(value).to_s : value.inspect
end
class Hash
  include Enumerable
  def initialize(default = nil, &block)
    raise ArgumentError, "wrong number of arguments (given 1, expected 0)" if block && !__same(default, nil)
    KERNEL.check_default_proc(block) if block
    @map = __new_map()
    @default = default
    @block = block
  end
  def self.[](*given)
    raise ArgumentError, "odd number of arguments for Hash" if given.size.odd? && given.size > 1
    made = KERNEL.hash_of(given.size == 1 ? KERNEL.pairs_given(given[0]) : given.each_slice(2).to_a)
    __same(self, Hash) ? made : new.replace(made)
  end
  def self.try_convert(value)
    return value if KERNEL.is_a(value, Hash)
    made = value.respond_to?(:to_hash) ? value.to_hash : nil
    __same(made, nil) ? nil : KERNEL.made_of(value, made, Hash, "to_hash")
  end
  def self.ruby2_keywords_hash?(hash) = false
  def self.ruby2_keywords_hash(hash) = hash.dup
  def inspect
    return "{}" if size == 0
    return "{...}" if KERNEL.is_shown(self)
    KERNEL.showing(self) do
      "{" + __str_join(", ", pairs.map { |pair| KERNEL.shown(__index(pair, 0)) + "=>" + KERNEL.shown(__index(pair, 1)) }) + "}"
    end
  end
  def to_s = inspect
  def to_hash = self
  def to_h
    unless block_given?
      return self if __same(__parent(self), HASH_PROTOTYPE) || __same(self.class, Hash)
      made = KERNEL.hash_like(self, pairs)
      @block ? made.default_proc = @block : made.default = @default
      return made
    end
    KERNEL.hash_of(pairs.map { |pair| KERNEL.checked_pair(yield(__index(pair, 0), __index(pair, 1)), nil) })
  end
  def [](key)
    kind = __kind(key)
    pair = __map_find(@map, kind == "symbol" || kind == "string" && !@by_identity ? key : kept(key))
    return __index(pair, 1) if pair
    return @block.call(self, key) if @block
    @default
  end
  def kept(key)
    kind = __kind(key)
    return KERNEL.hash_key(key) unless @by_identity && (kind == "string" || kind == "array" || kind == "object")
    "\0i" + KERNEL.identity(key).to_s
  end
  def []=(key, value)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    kind = __kind(key)
    known = kind == "symbol" || kind == "string" && !@by_identity ? key : kept(key)
    pair = __map_find(@map, known)
    if pair
      __set_index(pair, 1, value)
    else
      if @walks && @walks > 0
        raise RuntimeError, "can't add a new key into hash during iteration"
      end
      # A string that is a key must not change any more.
      if kind == "string" && !@by_identity
        key = known = key.frozen? ? key : KERNEL.frozen_text(key)
      end
      __map_put(@map, known, [key, value])
    end
    value
  end
  def store(key, value) = self[key] = value
  # The value, or the second nothing where the key is not there.
  def value_or_missing(key)
    pair = __map_find(@map, kept(key))
    pair ? __index(pair, 1) : __null()
  end
  def key?(key)
    kind = __kind(key)
    __map_has(@map, kind == "symbol" || kind == "string" && !@by_identity ? key : kept(key))
  end
  def has_key?(key) = __map_has(@map, kept(key))
  def include?(key) = __map_has(@map, kept(key))
  def member?(key) = __map_has(@map, kept(key))
  def value?(value) = values.include?(value)
  def has_value?(value) = value?(value)
  def key(value)
    pairs.each { |pair| return __index(pair, 0) if __index(pair, 1) == value }
    nil
  end
  def fetch(key, other = __null())
    pair = __map_find(@map, kept(key))
    return __index(pair, 1) if pair
    return yield(key) if block_given?
    return other unless __same(other, __null())
    error = KeyError.new("key not found: " + key.inspect)
    __set_field(error, "@key", key)
    __set_field(error, "@receiver", self)
    raise error
  end
  def dig(key, *more)
    KERNEL.dug(self[key], more)
  end
  def delete(key)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    known = kept(key)
    pair = __map_find(@map, known)
    unless pair
      return block_given? ? yield(key) : nil
    end
    __collection_take(@map, known)
    __index(pair, 1)
  end
  # The pairs themselves, which nobody else may get.
  def pairs = __list_of(__map_value_list(@map))
  def to_a
    list = []
    pairs.each { |pair| __list_append(list, __list_copy(pair)) }
    list
  end
  def keys
    list = []
    pairs.each { |pair| __list_append(list, __index(pair, 0)) }
    list
  end
  def values
    list = []
    pairs.each { |pair| __list_append(list, __index(pair, 1)) }
    list
  end
  def values_at(*given) = given.map { |key| self[key] }
  def size = __collection_length(@map)
  def length = __collection_length(@map)
  def count(*given, &block)
    KERNEL.one_at_most(given)
    block || given.size > 0 ? to_a.count(*given, &block) : size
  end
  def empty? = __collection_length(@map) == 0
  def each
    return KERNEL.enumerator(self, :each) unless block_given?
    list = pairs
    at = 0
    @walks = (@walks || 0) + 1 unless __seal_level(self) > 0
    begin
      while at < __len(list)
        yield(__list_copy(__index(list, at)))
        at += 1
      end
    ensure
      @walks -= 1 unless __seal_level(self) > 0
    end
    self
  end
  def each_pair(&block) = block ? each(&block) : KERNEL.enumerator(self, :each_pair)
  def each_key(&block)
    return KERNEL.enumerator(self, :each_key) unless block
    keys.each(&block)
    self
  end
  def each_value(&block)
    return KERNEL.enumerator(self, :each_value) unless block
    values.each(&block)
    self
  end
  def select
    return KERNEL.enumerator(self, :select) unless block_given?
    list = []
    pairs.each { |pair| list.push(pair) if yield(__index(pair, 0), __index(pair, 1)) }
    KERNEL.hash_like(self, list)
  end
  def filter(&block) = block ? select(&block) : KERNEL.enumerator(self, :filter)
  def reject
    return KERNEL.enumerator(self, :reject) unless block_given?
    list = []
    pairs.each { |pair| list.push(pair) unless yield(__index(pair, 0), __index(pair, 1)) }
    KERNEL.hash_like(self, list)
  end
  # A lambda of two parameters is given key and value.
  def map(&block)
    return KERNEL.enumerator(self, :map) unless block
    block.lambda? && block.arity == 2 ? to_a.map { |key, value| block.call(key, value) } : to_a.map(&block)
  end
  def collect(&block) = block ? map(&block) : KERNEL.enumerator(self, :collect)
  def filter_map(&block) = block ? to_a.filter_map(&block) : KERNEL.enumerator(self, :filter_map)
  def find_all(&block) = block ? to_a.select(&block) : KERNEL.enumerator(self, :find_all)
  def partition(&block) = block ? to_a.partition(&block) : KERNEL.enumerator(self, :partition)
  def min_by(*given, &block)
    KERNEL.at_most(given, 1)
    block ? to_a.min_by(*given, &block) : KERNEL.enumerator(self, :min_by, given)
  end
  def max_by(*given, &block)
    KERNEL.at_most(given, 1)
    block ? to_a.max_by(*given, &block) : KERNEL.enumerator(self, :max_by, given)
  end
  def any?(*given)
    return given.size > 0 ? to_a.any?(*given) : size > 0 unless block_given? && given.size == 0
    pairs.each { |pair| return true if yield(__list_copy(pair)) }
    false
  end
  def all?(*given, &block) = to_a.all?(*given, &block)
  def transform_values
    return KERNEL.enumerator(self, :transform_values) unless block_given?
    KERNEL.hash_of(pairs.map { |pair| [__index(pair, 0), yield(__index(pair, 1))] })
  end
  def transform_keys(*given)
    return KERNEL.enumerator(self, :transform_keys) unless given.size > 0 || block_given?
    KERNEL.at_most(given, 1)
    names = given.size > 0 ? KERNEL.hash_from(given[0]) : nil
    made = {}
    pairs.each do |pair|
      key = __index(pair, 0)
      if names && names.key?(key)
        key = names[key]
      elsif block_given?
        key = yield(key)
      end
      made[key] = __index(pair, 1)
    end
    made
  end
  def invert = KERNEL.hash_of(pairs.map { |pair| [pair[1], pair[0]] })
  def merge(*others, &block) = dup.merge!(*others, &block)
  def merge!(*others)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    block = block_given?
    others.each do |other|
      KERNEL.hash_from(other).pairs.each do |pair|
        key = __index(pair, 0)
        old = block ? value_or_missing(key) : __null()
        self[key] = __same(old, __null()) ? __index(pair, 1) : yield(key, old, __index(pair, 1))
      end
    end
    self
  end
  def update(*others, &block) = merge!(*others, &block)
  def replace(other)
    other = KERNEL.hash_from(other)
    return self if __same(other, self)
    clear
    @by_identity = other.compare_by_identity?
    @default = other.default
    @block = other.default_proc
    merge!(other)
  end
  # What is left of it, which is there already.
  def changed_to(other)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    return nil if size == other.size
    keys.each { |key| delete(key) unless other.key?(key) }
    self
  end
  def select!(&block) = block ? changed_to(select(&block)) : KERNEL.enumerator(self, :select!)
  def filter!(&block) = block ? changed_to(select(&block)) : KERNEL.enumerator(self, :filter!)
  def reject!(&block) = block ? changed_to(reject(&block)) : KERNEL.enumerator(self, :reject!)
  def compact! = changed_to(compact)
  def keep_if(&block)
    return KERNEL.enumerator(self, :keep_if) unless block
    select!(&block)
    self
  end
  def delete_if(&block)
    return KERNEL.enumerator(self, :delete_if) unless block
    reject!(&block)
    self
  end
  def transform_values!(&block) = block ? replace(transform_values(&block)) : KERNEL.enumerator(self, :transform_values!)
  def transform_keys!(*given, &block)
    return KERNEL.enumerator(self, :transform_keys!) unless block || given.size > 0
    replace(transform_keys(*given, &block))
  end
  def fetch_values(*given, &block) = given.map { |key| fetch(key, &block) }
  def default(*given)
    KERNEL.at_most(given, 1)
    @block && given.size > 0 ? @block.call(self, given[0]) : @default
  end
  def default_proc = @block
  def default=(value)
    KERNEL.check_frozen(self)
    @block = nil
    @default = value
  end
  def default_proc=(block)
    unless __same(block, nil) || block.respond_to?(:to_proc)
      raise TypeError, "wrong default_proc type " + block.class.name + " (expected Proc)"
    end
    KERNEL.check_frozen(self)
    KERNEL.check_default_proc(block.to_proc) if block
    @default = nil
    @block = block && block.to_proc
  end
  def compare_by_identity
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    held = to_a
    clear
    @by_identity = true
    held.each { |pair| self[pair[0]] = pair[1] }
    self
  end
  def compare_by_identity? = !!@by_identity
  def shift
    return @default if size == 0
    pair = __list_copy(__index(pairs, 0))
    delete(pair[0])
    pair
  end
  def <=(other)
    other = KERNEL.hash_from(other)
    size <= other.size && pairs.all? { |pair| other.key?(pair[0]) && other[pair[0]] == pair[1] }
  end
  def >=(other) = KERNEL.hash_from(other) <= self
  def <(other) = size < KERNEL.hash_from(other).size && self <= other
  def >(other) = KERNEL.hash_from(other) < self
  def eql?(other)
    return false unless KERNEL.is_a(other, Hash) && size == other.size
    pairs.all? { |pair| other.key?(pair[0]) && pair[1].eql?(other[pair[0]]) }
  end
  def slice(*given)
    made = {}
    given.each { |key| made[key] = self[key] if key?(key) }
    made
  end
  def except(*given)
    made = KERNEL.hash_like(self, pairs)
    given.each { |key| made.delete(key) }
    made
  end
  def compact = KERNEL.hash_like(self, pairs.reject { |pair| __same(__index(pair, 1), nil) })
  def clear
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __collection_clear(@map)
    self
  end
  def first(*given)
    return size > 0 ? __list_copy(__index(pairs, 0)) : nil if given.size == 0
    super
  end
  def sum(start = 0, &block) = to_a.sum(start, &block)
  def assoc(key)
    return key?(key) ? [key, self[key]] : nil if @by_identity
    found = pairs.find { |pair| __index(pair, 0) == key }
    found && __list_copy(found)
  end
  def rassoc(value) = to_a.find { |pair| pair[1] == value }
  def flatten(depth = 1) = to_a.flatten(KERNEL.int(depth))
  def group_by(&block) = block ? to_a.group_by(&block) : KERNEL.enumerator(self, :group_by)
  def to_proc
    hash = self
    KERNEL.as_lambda(->(key) { hash[key] })
  end
  def ==(other)
    return true if __same(self, other)
    unless KERNEL.is_a(other, Hash)
      return __kind(other) == "object" && other.respond_to?(:to_hash) ? !!(other == self) : false
    end
    return false unless size == other.size && (size == 0 || !!@by_identity == other.compare_by_identity?)
    pairs.each do |pair|
      value = other.value_or_missing(__index(pair, 0))
      return false if __same(value, __null())
      return false unless __index(pair, 1) == value
    end
    true
  end
  def dup
    made = __object_below(__parent(self))
    Hash.instance_method(:initialize).bind(made).call(@default, &@block) unless __same(self.class, Hash)
    made.initialize(@default, &@block) if __same(self.class, Hash)
    made.compare_by_identity if @by_identity
    pairs.each { |pair| made[__index(pair, 0)] = __index(pair, 1) }
    made
  end
  def clone(freeze: nil)
    copy = dup
    copy.freeze if freeze == true || (__same(freeze, nil) && frozen?)
    copy
  end
  def freeze = __prevent_extensions(self)
  def deconstruct_keys(keys) = self
  def hash = __hash("h" + pairs.map { |pair| KERNEL.key_part(pair[0]) + KERNEL.key_part(pair[1]) }.sort.join(","))
end
# A lambda that is asked for what is not there takes the hash and the key.
def KERNEL.check_default_proc(block)
  return nil unless block.lambda? && block.arity != 2 && (block.arity >= 0 || block.arity < -3)
  count = block.arity < 0 ? -block.arity - 1 : block.arity
  raise TypeError, "default_proc takes two arguments (2 for " + count.to_s + ")"
end
def KERNEL.pairs_given(value)
  return value.to_a if KERNEL.is_a(value, Hash)
  return value.to_hash.to_a if __kind(value) == "object" && value.respond_to?(:to_hash)
  raise ArgumentError, "odd number of arguments for Hash" unless __kind(value) == "array"
  value.each_with_index.map do |pair, at|
    unless __kind(pair) == "array"
      raise ArgumentError, "wrong element type " + pair.class.name + " at " + at.to_s + " (expected array)"
    end
    next pair if pair.size == 2
    raise ArgumentError, "invalid number of elements (" + pair.size.to_s + " for 1..2)" unless pair.size == 1
    [pair[0], nil]
  end
end
def KERNEL.hash_from(value)
  return value if KERNEL.is_a(value, Hash)
  raise TypeError, "no implicit conversion " + KERNEL.into(value) + " into Hash" unless value.respond_to?(:to_hash)
  KERNEL.made_of(value, value.to_hash, Hash, "to_hash")
end
def KERNEL.new_hash
  made = __object_below(HASH_PROTOTYPE)
  __set_field(made, "@map", __new_map())
  __set_field(made, "@default", nil)
  __set_field(made, "@block", nil)
  made
end
HASH_PROTOTYPE = __field(Hash, "prototype")
def KERNEL.hash_of(pairs)
  made = KERNEL.new_hash
  at = 0
  while at < __len(pairs)
    pair = __index(pairs, at)
    made[__index(pair, 0)] = __index(pair, 1)
    at += 1
  end
  made
end
# A part of a hash tells keys apart as that does.
def KERNEL.hash_like(hash, pairs)
  return KERNEL.hash_of(pairs) unless hash.compare_by_identity?
  made = KERNEL.new_hash.compare_by_identity
  pairs.each { |pair| made[__index(pair, 0)] = __index(pair, 1) }
  made
end
def KERNEL.hash_merge(hash, other)
  hash.merge!(KERNEL.hash_from(other))
end
