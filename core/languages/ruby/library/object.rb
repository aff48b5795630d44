# Objects, classes and exceptions.

class Object
  def initialize(*given) = nil
  def class = __field(self, "@class")
  def ==(other) = __same(self, other)
  def !=(other) = !(self == other)
  def equal?(other) = __same(self, other)
  def eql?(other) = self == other
  def ===(other) = self == other
  def =~(other) = nil
  def !() = false
  def nil? = false
  def to_s = "#<" + self.class.name + ">"
  def inspect
    names = __own_keys(self)
    parts = []
    names.each { |name| parts << (name + "=" + __own_value(self, name).inspect) if __str_startswith(name, "@") && name != "@class" }
    return to_s if parts.size == 0
    "#<" + self.class.name + " " + parts.join(", ") + ">"
  end
  def hash = __identity_hash(self)
  def object_id = __identity_hash(self) * 8
  def is_a?(wanted) = KERNEL.is_a(self, wanted)
  def kind_of?(wanted) = KERNEL.is_a(self, wanted)
  def instance_of?(wanted) = __same(self.class, wanted)
  def respond_to?(name, all = false)
    return all || KERNEL.visibility(self, name.to_s) == "public" if __has_member(self, name.to_s)
    __has_member(self, "respond_to_missing?") ? !!respond_to_missing?(name, all) : false
  end
  def respond_to_missing?(name, all = false) = false
  def singleton_methods = __own_keys(self).reject { |name| __str_startswith(name, "@") }.map { |name| name.to_sym }
  def send(name, *given, &block) = __call(KERNEL.method_of(self, name.to_s), self, [block, *given])
  def public_send(name, *given, &block)
    KERNEL.check_visible(self, name.to_s, nil)
    __call(KERNEL.method_of(self, name.to_s), self, [block, *given])
  end
  def __send__(name, *given, &block) = __call(KERNEL.method_of(self, name.to_s), self, [block, *given])
  def method(name)
    receiver = self
    function = KERNEL.method_of(self, name.to_s)
    KERNEL.as_lambda(->(*given) { __call(function, receiver, [nil, *given]) })
  end
  def tap
    yield self
    self
  end
  def then = yield(self)
  def yield_self = yield(self)
  def itself = self
  def freeze
    kind = __kind(self)
    __prevent_extensions(self) if kind == "object" || kind == "array"
    self
  end
  def frozen?
    kind = __kind(self)
    kind != "object" && kind != "array" && kind != "function" && kind != "error" || __seal_level(self) > 0
  end
  def dup
    copy = __seal_level(self) > 0 && __kind(self) == "object" ? KERNEL.open_copy(self) : __shallow_copy(self)
    copy.initialize_copy(self)
    copy
  end
  def clone(freeze: nil)
    copy = dup
    copy.freeze if freeze == true || (freeze == nil && frozen?)
    copy
  end
  def initialize_copy(other) = nil
  def extend(*given)
    given.each { |mod| KERNEL.mix(self, mod) }
    self
  end
  def instance_variables = __own_keys(self).select { |name| __str_startswith(name, "@") }.map { |name| name.to_sym }
  def instance_variable_get(name) = __has_own(self, name.to_s) ? __own_value(self, name.to_s) : nil
  def instance_variable_set(name, value)
    KERNEL.check_frozen(self)
    __define(self, name.to_s, value, 7)
  end
  def instance_variable_defined?(name) = __has_own(self, name.to_s)
  def define_singleton_method(name, &block) = __define(self, name.to_s, KERNEL.dropping_block(block), 7)
  def instance_eval(&block) = __call(block, self, [self])
  def instance_exec(*given, &block) = __call(block, self, given)
  def <=>(other) = self == other ? 0 : nil
  def display = print(self)

  def puts(*given)
    __write_out("\n") if given.size == 0
    given.each { |value| __kind(value) == "array" && __len(value) == 0 ? __write_out("\n") : KERNEL.put(value) }
    nil
  end
  def print(*given)
    given.each { |value| __write_out(value.to_s) }
    nil
  end
  def p(*given)
    given.each { |value| __write_out(value.inspect + "\n") }
    given.size == 0 ? nil : (given.size == 1 ? given[0] : given)
  end
  def pp(*given) = p(*given)
  def require(name) = true
  def require_relative(name) = true
  def loop
    begin
      while true
        yield
      end
    rescue StopIteration => error
      nil
    end
  end
  def exit(code = 0) = __exit(code == true ? 0 : (code == false ? 1 : code))
  def abort(text = nil)
    __write_err(text + "\n") if text
    __exit(1)
  end
  def warn(*given)
    given.flatten.each { |text| __write_err(__str_endswith(text.to_s, "\n") ? text.to_s : text.to_s + "\n") }
    nil
  end
  def gets
    line = __read_line()
    line == "" ? nil : line
  end
  def sleep(seconds) = __advance_clock(seconds)
  def format(text, *given) = KERNEL.format(text, given)
  def sprintf(text, *given) = KERNEL.format(text, given)
  def printf(text, *given) = __write_out(KERNEL.format(text, given))
  def Integer(value, radix = nil, exception: true)
    return value if KERNEL.is_a(value, Integer)
    return value.to_i if KERNEL.is_a(value, Float)
    if value == nil
      return nil unless exception
      raise TypeError, "can't convert nil into Integer"
    end
    number = KERNEL.whole_number(value.to_s.strip.downcase, radix)
    return number if number || !exception
    raise ArgumentError, "invalid value for Integer(): " + value.inspect
  end
  def Float(value, exception: true)
    return value.to_f if KERNEL.is_a(value, Numeric)
    if value == nil
      return nil unless exception
      raise TypeError, "can't convert nil into Float"
    end
    return value.to_f if __kind(value) == "string" && value.match?(/\A\s*[-+]?\d+(_\d+)*(\.\d+)?([eE][-+]?\d+)?\s*\z/)
    return nil unless exception
    raise ArgumentError, "invalid value for Float(): " + value.inspect
  end
  def String(value) = value.to_s
  def Array(value) = value == nil ? [] : (value.respond_to?(:to_a) ? value.to_a : [value])
  def catch(tag)
    begin
      yield tag
    rescue UncaughtThrowError => error
      raise error unless error.tag == tag
      error.value
    end
  end
  def throw(tag, value = nil) = (raise UncaughtThrowError.new(tag, value))
  def at_exit(&block) = __at_exit(block)
end

# The number that a text spells in full; nil where it spells none.
def KERNEL.whole_number(text, radix)
  sign = __str_startswith(text, "-") ? -1 : 1
  text = text[1, text.size] if __str_startswith(text, "-") || __str_startswith(text, "+")
  { "0x" => 16, "0b" => 2, "0o" => 8 }.each do |mark, base|
    if __str_startswith(text, mark) && (radix == nil || radix == base)
      text = text[2, text.size]
      radix = base
    end
  end
  radix = 8 if radix == nil && __str_startswith(text, "0") && text.size > 1
  digits = "0123456789abcdefghijklmnopqrstuvwxyz"[0, radix || 10]
  return nil if text.size == 0 || __str_startswith(text, "_") || __str_endswith(text, "_") || text.include?("__")
  return nil unless text.chars.all? { |char| char == "_" || digits.include?(char) }
  sign * text.to_i(radix || 10)
end
def KERNEL.put(value)
  if __kind(value) == "array"
    value.each { |inside| KERNEL.put(inside) }
  else
    text = value.to_s
    __write_out(__str_endswith(text, "\n") ? text : text + "\n")
  end
end
def KERNEL.method_of(object, name) = __member_for(object, name, object)
def KERNEL.mix(target, mod)
  proxy = __object_below(__parent(target))
  start = __field(mod, "prototype")
  KERNEL.mix(target, __own_value(__parent(start), "@mixin")) if __has_own(__parent(start), "@mixin")
  proxy = __object_below(__parent(target))
  __own_keys(start).each { |name| __define(proxy, name, __own_value(start, name), 7) unless name == "@class" }
  __define(proxy, "@mixin", mod, 7)
  __set_parent(target, proxy)
end

class Class
  def self.new(parent = Object, &body) = KERNEL.unnamed(KERNEL.make_class("#<Class>", parent), parent, body)
  def new(*given, &block)
    made = __object_below(KERNEL.front(self))
    made.initialize(*given, &block)
    made
  end
  def allocate = __object_below(KERNEL.front(self))
  def superclass = __has_own(self, "@parent") ? __own_value(self, "@parent") : nil
end
class Module
  def name = __field(self, "@name")
  def to_s = name
  def inspect = name
  def class = __field(self, "@is_module") ? Module : Class
  def inherited(other) = nil
  def included(other) = nil
  def extended(other) = nil
  def ===(value) = KERNEL.is_a(value, self)
  def ==(other) = __same(self, other)
  def <(other) = !__same(self, other) && self <= other
  def <=(other) = __same(self, other) || KERNEL.is_a(__field(self, "prototype"), other)
  def ancestors
    list = []
    at = __has_own(self, "@front") ? __parent(KERNEL.front(self)) : __field(self, "prototype")
    while !__same(at, ROOT)
      list.push(__has_own(at, "@mixin") ? __own_value(at, "@mixin") : __own_value(at, "@class"))
      at = __parent(at)
    end
    list
  end
  def attr_reader(*names)
    proto = __field(self, "prototype")
    names.each do |name|
      field = "@" + name.to_s
      __define(proto, name.to_s, KERNEL.reader(field), 7)
      KERNEL.method_added(proto, name.to_s)
    end
  end
  def attr_writer(*names)
    proto = __field(self, "prototype")
    names.each do |name|
      __define(proto, name.to_s + "=", KERNEL.writer("@" + name.to_s), 7)
      KERNEL.method_added(proto, name.to_s + "=")
    end
  end
  def attr_accessor(*names)
    attr_reader(*names)
    attr_writer(*names)
  end
  def include(*given)
    given.each do |mod|
      KERNEL.mix(__field(self, "prototype"), mod)
      mod.included(self)
    end
    self
  end
  # What is put before a class stands between its methods and its instances.
  def prepend(*given)
    given.each do |mod|
      __set_field(self, "@front", __object_below(__field(self, "prototype"))) unless __has_own(self, "@front")
      KERNEL.mix(KERNEL.front(self), mod)
      mod.prepended(self)
    end
    self
  end
  def prepended(other) = nil
  def include?(mod) = KERNEL.is_a(__field(self, "prototype"), mod)
  def private(*given) = KERNEL.hide(self, given, "private")
  def public(*given) = KERNEL.hide(self, given, "public")
  def protected(*given) = KERNEL.hide(self, given, "protected")
  def private_constant(*given) = nil
  def private_class_method(*given)
    given.flatten.each { |name| __define(self, "@hides " + name.to_s, "private", 7) }
    nil
  end
  def public_class_method(*given)
    given.flatten.each { |name| __define(self, "@hides " + name.to_s, "public", 7) }
    nil
  end
  def module_function(*given)
    __own_keys(__field(self, "prototype")).each { |name| __define(self, name, __own_value(__field(self, "prototype"), name), 7) unless name == "@class" }
    __set_parent(self, __field(self, "prototype")) if given.size == 0
  end
  def alias_method(name, old) = __define(__field(self, "prototype"), name.to_s, __field(self, "prototype").method_named(old.to_s), 7)
  def instance_methods(all = true)
    proto = __field(self, "prototype")
    __own_keys(proto).select { |name| !__str_startswith(name, "@") && KERNEL.visibility(proto, name) != "private" && name != "initialize" }.map { |name| name.to_sym }
  end
  def public_instance_methods(all = true) = instance_methods(all)
  def private_instance_methods(all = true)
    proto = __field(self, "prototype")
    __own_keys(proto).select { |name| !__str_startswith(name, "@") && KERNEL.visibility(proto, name) == "private" }.map { |name| name.to_sym }
  end
  def private_method_defined?(name) = KERNEL.visibility(__field(self, "prototype"), name.to_s) == "private"
  def public_method_defined?(name) = method_defined?(name) && KERNEL.visibility(__field(self, "prototype"), name.to_s) == "public"
  def method_defined?(name) = __has_member(__field(self, "prototype"), name.to_s)
  def instance_method(name) = __field(self, "prototype").method_named(name.to_s)
  def const_get(name) = KERNEL.constant_of(self, name.to_s)
  def define_method(name, &block)
    __define(__field(self, "prototype"), name.to_s, KERNEL.dropping_block(block), 7)
    name
  end
end
# A class that gets its name from the constant it is put into.
def KERNEL.unnamed(made, parent, body)
  __set_field(made, "@is_unnamed", true)
  parent.inherited(made) if parent
  __call(body, made, [made]) if body
  made
end
def KERNEL.unnamed_module(body)
  made = KERNEL.make_class("#<Module>", Object)
  __set_parent(made, __field(Module, "prototype"))
  __set_parent(__field(made, "prototype"), ROOT)
  __set_field(made, "@is_module", true)
  KERNEL.unnamed(made, nil, body)
end
class Module
  def self.new(&body) = KERNEL.unnamed_module(body)
end
class Object
  def method_named(name) = __member_for(self, name, self)
end

# A copy of a frozen object, which is not frozen.
def KERNEL.open_copy(object)
  copy = __object_below(__parent(object))
  __own_keys(object).each { |name| __define(copy, name, __own_value(object, name), 7) }
  copy
end
# Where `super` ends for a method that is missing.
def KERNEL.missing_or(function)
  return function if __kind(function) == "function"
  Proc.new { |block, name, *given| KERNEL.no_method(self, name.to_s) }
end
# What a bare word like `private` says of the methods that are defined behind it, or of those that it names.
def KERNEL.hide(home, names, how)
  if names.size == 0
    __set_field(home, "@visibility", how)
    return nil
  end
  names.flatten.each { |name| __define(__field(home, "prototype"), "@hides " + name.to_s, how, 7) }
  names.size == 1 ? names[0] : names
end
def KERNEL.visibility(object, name)
  __has_member(object, "@hides " + name) ? __member_for(object, "@hides " + name, object) : "public"
end
# Who calls a method of another object must be allowed to.
def KERNEL.check_visible(object, name, caller)
  how = KERNEL.visibility(object, name)
  return nil if how == "public"
  return nil if how == "protected" && caller != nil && (KERNEL.is_a(caller, object.class) || KERNEL.is_a(object, caller.class) && !__same(caller.class, Object))
  error = NoMethodError.new(how + " method `" + name + "' called for " + KERNEL.described(object))
  KERNEL.note_place(error, name, true)
  __set_field(error, "@name", __symbol(name, name))
  __set_field(error, "@receiver", object)
  __throw(error)
end

def KERNEL.reader(field) = Proc.new { |block| __has_own(self, field) ? __own_value(self, field) : nil }
def KERNEL.writer(field) = Proc.new { |block, value|
  raise FrozenError, "can't modify frozen " + self.class.name + ": " + inspect if __seal_level(self) > 0
  __define(self, field, value, 7)
}
# A method that is made of a block: the block gets what the method's block is, if it asks for it.
def KERNEL.dropping_block(body)
  return Proc.new { |block, *given| __call(body, self, [block, *given]) } if __has_own(body, "@takes_block")
  Proc.new { |block, *given| __call(body, self, given) }
end
