# Structs.

class Struct
  include Enumerable
  def self.new(*names, keyword_init: nil, &body)
    raise ArgumentError, "wrong number of arguments (given 0, expected 1+)" if names.size == 0
    title = __kind(names[0]) == "string" ? names.shift : nil
    unless __same(title, nil) || title.match?(/\A[[:upper:]]\w*\z/)
      error = NameError.new("identifier " + title + " needs to be constant")
      KERNEL.note_last_call(error)
      raise error
    end
    names.each do |name|
      unless __kind(name) == "symbol" || __kind(name) == "string"
        raise TypeError, "no implicit conversion " + KERNEL.into(name) + " into String"
      end
    end
    names = names.map { |name| name.to_sym }
    names.each do |name|
      raise ArgumentError, "duplicate member: " + name.to_s if names.count(name) > 1
    end
    made = KERNEL.make_class(nil, self)
    __set_field(made, "@is_unnamed", true)
    __set_field(made, "@names", names)
    __set_field(made, "@by_name", keyword_init)
    __define(made, "new", __own_value(__field(Class, "prototype"), "new"), 7)
    __define(made, "[]", __own_value(__field(Class, "prototype"), "new"), 7)
    __define(made, "members", __member_for(KERNEL, "struct_members", KERNEL), 7)
    __define(made, "keyword_init?", __member_for(KERNEL, "struct_by_name", KERNEL), 7)
    # Members that no call can spell are reached by their names alone.
    proto = __field(made, "prototype")
    names.each do |name|
      name = name.to_s
      __define(proto, name, KERNEL.reader("@" + name), 7)
      writer = KERNEL.writer("@" + name)
      __set_field(writer, "@parameters", "req _")
      __define(proto, name + "=", writer, 7)
    end
    __define(Struct, "::" + title, made.tap { |one| KERNEL.name_class(one, "Struct::" + title) }, 7) if title
    __call(body, made, [made]) if body
    made
  end
  def initialize(*given)
    home = self.class
    names = __field(home, "@names")
    by_name = __field(home, "@by_name")
    if by_name
      if given.size > 1 || given.size == 1 && !KERNEL.is_a(given[0], Hash)
        raise ArgumentError, "wrong number of arguments (given " + given.size.to_s + ", expected 0)"
      end
      given = given[0] || {}
      others = given.keys - names
      raise ArgumentError, "unknown keywords: " + others.map { |name| name.to_s }.join(", ") if others.size > 0
      names.each { |name| __define(self, "@" + name.to_s, given[name], 7) }
      return nil
    end
    raise ArgumentError, "struct size differs" if given.size > names.size
    if given.size == 1 && KERNEL.is_keywords(given[0]) && __same(by_name, nil) && given[0].size > 0
      place = (KERNEL.places_under_way[0] || "").split(":in")[0].to_s
      KERNEL.warn_at(place, "Passing only keyword arguments to Struct#initialize will behave differently from Ruby 3.2. " +
        "Please use a Hash literal like .new({k: v}) instead of .new(k: v).")
    end
    at = 0
    while at < names.size
      __define(self, "@" + names[at].to_s, given[at], 7)
      at += 1
    end
  end
  def members = __field(self.class, "@names").dup
  def instance_variables = super.reject { |name| members.include?(name.to_s.delete_prefix("@").to_sym) }
  def to_a = members.map { |name| __own_value(self, "@" + name.to_s) }
  def deconstruct = to_a
  # Keys up to the first that is no member.
  def deconstruct_keys(keys)
    return to_h if __same(keys, nil)
    unless __kind(keys) == "array"
      raise TypeError, "wrong argument type " + keys.class.name + " (expected Array or nil)"
    end
    return {} if keys.size > size
    to_h.slice(*keys.take_while { |key| members.include?(key) })
  end
  def to_h(&block)
    made = KERNEL.hash_of(members.map { |name| [name, __own_value(self, "@" + name.to_s)] })
    block ? made.to_h(&block) : made
  end
  def field_of(name, is_put = false)
    if __kind(name) != "symbol" && __kind(name) != "string"
      name = KERNEL.int(name)
      count = members.size
      if name >= count
        raise IndexError, "offset " + name.to_s + " too large for struct(size:" + count.to_s + ")"
      end
      if name < -count
        raise IndexError, "offset " + name.to_s + " too small for struct(size:" + count.to_s + ")"
      end
      return "@" + members[name].to_s
    end
    return "@" + name.to_s if members.include?(name.to_sym)
    error = NameError.new("no member '" + name.to_s + "' in struct", name.to_sym, receiver: self)
    KERNEL.note_last_place(error, "[]", false)
    frame = is_put ? __list_of(__call_frames())[0] : nil
    KERNEL.note_element_put(error, frame[4], frame[5]) if frame
    raise error
  end
  def [](name) = __own_value(self, field_of(name))
  def []=(name, value)
    KERNEL.check_frozen(self) if __seal_level(self) > 0
    __define(self, field_of(name, true), value, 7)
    value
  end
  def ==(other) = __same(self, other) || __same(self.class, other.class) && to_a == other.to_a
  def eql?(other) = __same(self.class, other.class) && to_a.eql?(other.to_a)
  def hash = __hash(self.class.name.to_s + KERNEL.hash_key(to_a))
  def each(&block)
    return KERNEL.enumerator(self, :each) unless block
    to_a.each(&block)
    self
  end
  def each_pair(&block)
    return KERNEL.enumerator(self, :each_pair) unless block
    to_h.each(&block)
    self
  end
  def dig(name, *more)
    is_there = __kind(name) == "symbol" || __kind(name) == "string" ? members.include?(name.to_sym) :
      KERNEL.int(name).between?(-size, size - 1)
    return nil unless is_there
    value = self[name]
    KERNEL.dug(value, more)
  end
  def values = to_a
  def size = members.size
  def length = members.size
  def values_at(*places)
    places.flat_map { |place| KERNEL.is_a(place, Range) ? to_a.values_at(place) : [self[KERNEL.int(place)]] }
  end
  def inspect
    return "#<struct " + self.class.name.to_s + ":...>" if KERNEL.is_shown(self)
    name = __same(self.class.name, nil) ? "" : self.class.name + " "
    KERNEL.showing(self) do
      "#<struct " + name + members.map { |one| (__str_isidentifier(one.to_s) ? one.to_s : one.inspect) + "=" + self[one].inspect }.join(", ") + ">"
    end
  end
  def to_s = inspect
  def filter_map(&block) = block ? to_a.filter_map(&block) : KERNEL.enumerator(self, :filter_map)
end
def KERNEL.struct_by_name = __field(self, "@by_name")
def KERNEL.struct_members = __field(self, "@names").dup
