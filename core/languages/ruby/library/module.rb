# Classes and modules as objects.

class Class
  def self.new(parent = Object, &body)
    unless __kind(parent) == "function" && __has_own(parent, "prototype") && !__has_own(parent, "@is_module")
      raise TypeError, "superclass must be an instance of Class (given an instance of " + parent.class.name + ")"
    end
    raise TypeError, "can't make subclass of Class" if __same(parent, Class)
    raise TypeError, "can't make subclass of singleton class" if __has_own(parent, "@is_singleton")
    KERNEL.unnamed(KERNEL.make_class(nil, parent), parent, body)
  end
  def new(*given, &block)
    made = __object_below(KERNEL.front(self))
    made.initialize(*given, &block)
    made
  end
  def allocate
    return [] if __same(self, Array)
    return __str_copy("") if __same(self, String)
    if NOT_ALLOCATED.any? { |name| __same(self, __own_value(Object, "::" + name)) }
      raise TypeError, "allocator undefined for " + to_s
    end
    __object_below(KERNEL.front(self))
  end
  def superclass
    return BasicObject if __same(self, Object)
    return __has_own(self, "@parent") ? __own_value(self, "@parent") : nil unless __has_own(self, "@is_singleton")
    of = __own_value(self, "prototype")
    return of.class unless __has_own(of, "prototype")
    above = __has_own(of, "@parent") ? __own_value(of, "@parent") : nil
    above ? above.singleton_class : (__same(of, BasicObject) ? Class : BasicObject.singleton_class)
  end
  def subclasses = __has_own(self, "@children") ? __own_value(self, "@children").reverse : []
  def instance_variable_get(name) = __has_own(self, name.to_s) ? __own_value(self, name.to_s) : nil
end
class Module
  def name
    return nil if __has_own(self, "@is_singleton")
    name = __field(self, "@name")
    __same(name, nil) ? nil : __prevent_extensions(name)
  end
  def to_s = __field(self, "@name") || KERNEL.address_of(self) + ">"
  def inspect = __has_own(self, "@by_name") && __own_value(self, "@by_name") ? to_s + "(keyword_init: true)" : to_s
  def hash = __hash(__identity_hash(self))
  def class = __field(self, "@is_module") ? Module : Class
  def inherited(other) = nil
  def included(other) = nil
  def extended(other) = nil
  def prepended(other) = nil
  def method_added(name) = nil
  def const_missing(name)
    KERNEL.constant_missing(self, __same(self, Object) ? name.to_s : to_s + "::" + name.to_s)
  end
  def ===(value) = KERNEL.is_a(value, self)
  def extend_object(object) = KERNEL.mix(object, self)
  def method_removed(name) = nil
  def method_undefined(name) = nil
  # The class of one object is made each time that it is asked for.
  def ==(other)
    return true if __same(self, other)
    __has_own(self, "@is_singleton") && __kind(other) == "function" && __has_own(other, "@is_singleton") &&
      __same(__own_value(self, "prototype"), __own_value(other, "prototype"))
  end
  def <(other) = __same(self, other) ? false : (self <= other)
  def <=(other)
    KERNEL.compared_module(other)
    return true if __same(self, other) || KERNEL.is_a(__field(self, "prototype"), other)
    KERNEL.is_a(__field(other, "prototype"), self) ? false : nil
  end
  def >(other) = KERNEL.compared_module(other) < self
  def >=(other) = KERNEL.compared_module(other) <= self
  def <=>(other)
    return nil unless __kind(other) == "function" && __has_own(other, "prototype")
    __same(self, other) ? 0 : (self < other ? -1 : (other < self ? 1 : nil))
  end
  def ancestors
    list = []
    at = __has_own(self, "@front") ? __parent(KERNEL.front(self)) : __field(self, "prototype")
    while !__same(at, ROOT)
      # What stands before a class is told by the modules that it is made of.
      list.push(__own_value(at, "@mixin")) if __has_own(at, "@mixin")
      list.push(__own_value(at, "@class")) if __has_own(at, "@class") && !__has_own(at, "@mixin")
      list.push(Kernel) if __same(at, __field(Object, "prototype"))
      at = __parent(at)
    end
    list.push(BasicObject) unless __field(self, "@is_module")
    __has_own(self, "@is_singleton") && !list.any? { |one| __same(one, self) } ? [self, *list] : list
  end
  def included_modules = ancestors.select { |one| __has_own(one, "@is_module") && !__same(one, self) }
  def attr_reader(*names)
    proto = __field(self, "prototype")
    names.each { |name| KERNEL.check_attribute(name) }
    names.each do |name|
      __define(proto, name.to_s, KERNEL.reader("@" + name.to_s), 7)
      KERNEL.method_added(proto, name.to_s)
    end
    names.map { |name| name.to_sym }
  end
  def attr(*names) = attr_reader(*names)
  def attr_writer(*names)
    proto = __field(self, "prototype")
    names.each { |name| KERNEL.check_attribute(name) }
    names.each do |name|
      __define(proto, name.to_s + "=", KERNEL.writer("@" + name.to_s), 7)
      KERNEL.method_added(proto, name.to_s + "=")
    end
    names.map { |name| (name.to_s + "=").to_sym }
  end
  def attr_accessor(*names)
    attr_writer(*names)
    attr_reader(*names)
    names.flat_map { |name| [name.to_sym, (name.to_s + "=").to_sym] }
  end
  def include(*given)
    raise ArgumentError, "wrong number of arguments (given 0, expected 1+)" if given.size == 0
    given.reverse_each do |mod|
      next if __is_unknown(mod)
      if __has_own(self, "@is_module") && __has_own(mod, "@is_module") && (__same(mod, self) || KERNEL.is_a(__field(mod, "prototype"), self))
        raise ArgumentError, "cyclic include detected"
      end
      KERNEL.mix(__field(self, "prototype"), mod)
      mod.included(self)
    end
    self
  end
  # What is put before a class stands between its methods and its instances.
  def prepend(*given)
    return KERNEL.prepend_to_one(self, given) if __has_own(self, "@is_singleton")
    raise ArgumentError, "wrong number of arguments (given 0, expected 1+)" if given.size == 0
    given.reverse_each do |mod|
      next if __is_unknown(mod)
      __set_field(self, "@front", __object_below(__field(self, "prototype"))) unless __has_own(self, "@front")
      KERNEL.mix(KERNEL.front(self), mod, false)
      mod.prepended(self)
    end
    self
  end
  def include?(mod)
    unless __kind(mod) == "function" && __has_own(mod, "@is_module")
      raise TypeError, "wrong argument type " + KERNEL.conversion(mod) + " (expected Module)"
    end
    !__same(self, mod) && KERNEL.is_a(__field(self, "prototype"), mod)
  end
  def private(*given) = KERNEL.hide(self, given, "private")
  def public(*given) = KERNEL.hide(self, given, "public")
  def protected(*given) = KERNEL.hide(self, given, "protected")
  def private_constant(*given)
    given.each do |name|
      unless __has_own(self, "::" + name.to_s)
        error = NameError.new("constant " + to_s + "::" + name.to_s + " not defined")
        KERNEL.note_last_call(error)
        raise error
      end
      __define(self, "@hides ::" + name.to_s, "private", 7)
    end
    self
  end
  def public_constant(*given)
    given.each { |name| __delete_own(self, "@hides ::" + name.to_s) if __has_own(self, "@hides ::" + name.to_s) }
    self
  end
  def deprecate_constant(*given) = self
  def private_class_method(*given)
    KERNEL.hide_of_class(self, given.flatten, "private")
  end
  def public_class_method(*given)
    KERNEL.hide_of_class(self, given.flatten, "public")
  end
  # Behind a bare `module_function` every method is one of the module itself, too.
  def module_function(*given)
    proto = __field(self, "prototype")
    if given.size == 0
      __set_field(self, "@is_module_function", true)
      return nil
    end
    given.flatten.each do |name|
      __define(self, name.to_s, __own_value(proto, name.to_s), 7)
      __define(proto, "@hides " + name.to_s, "private", 7)
    end
    given.size == 1 ? given[0] : given
  end
  def alias_method(name, old)
    proto = __field(self, "prototype")
    KERNEL.must_have_method(self, old.to_s)
    __define(proto, name.to_s, KERNEL.method_of(proto, old.to_s), 7)
    KERNEL.method_added(proto, name.to_s)
    name.to_sym
  end
  def remove_method(*names)
    names.each do |name|
      unless __has_own(__field(self, "prototype"), name.to_s)
        error = NameError.new("method `" + name.to_s + "' not defined in " + to_s)
        KERNEL.note_last_call(error)
        raise error
      end
      __delete_own(__field(self, "prototype"), name.to_s)
      method_removed(name.to_sym)
    end
    self
  end
  def undef_method(*names)
    names.each do |name|
      KERNEL.must_have_method(self, name.to_s)
      __define(__field(self, "prototype"), name.to_s, KERNEL.undefined(name.to_s), 7)
      __define(__field(self, "prototype"), "@hides " + name.to_s, "undefined", 7)
      method_undefined(name.to_sym)
    end
    self
  end
  def remove_const(name)
    unless __has_own(self, "::" + name.to_s)
      error = NameError.new("constant " + (__same(self, Object) ? "Object" : to_s) + "::" + name.to_s + " not defined")
      KERNEL.note_last_call(error)
      __set_field(error, "@name", name.to_sym)
      raise error
    end
    value = const_get(name)
    __delete_own(self, "::" + name.to_s)
    value
  end
  def instance_methods(all = true)
    return PUBLIC_FUNCTIONS.map { |name| name.to_sym } if __same(self, Kernel)
    proto = __field(self, "prototype")
    list = []
    if __same(self, Object)
      # What a program has defined for all objects stands in front of what the library has.
      added = __own_keys(proto).reject { |name| OBJECT_METHODS.include?(name) }
      added = added.select { |name| KERNEL.is_method_name(name) && KERNEL.visibility(proto, name) == "public" }
      return (all ? added + PUBLIC_FUNCTIONS + BASIC_FUNCTIONS : added).map { |name| name.to_sym }
    end
    at = proto
    until __same(at, ROOT) || __same(at, __field(Object, "prototype")) || __kind(at) == "null"
      __own_keys(at).each do |name|
        how = KERNEL.visibility(proto, name)
        list.push(name.to_sym) if KERNEL.is_method_name(name) && how != "private" && how != "undefined"
      end
      break unless all
      at = __parent(at)
    end
    list.concat(Object.instance_methods) if all && __same(at, __field(Object, "prototype"))
    list.uniq
  end
  def public_instance_methods(all = true)
    instance_methods(all).select { |name| KERNEL.visibility(__field(self, "prototype"), name.to_s) == "public" }
  end
  def private_instance_methods(all = true)
    return PRIVATE_FUNCTIONS.map { |name| name.to_sym } if __same(self, Kernel)
    proto = __field(self, "prototype")
    names = __own_keys(proto).select do |name|
      (name == "initialize" || KERNEL.is_method_name(name)) && (name == "initialize" || KERNEL.visibility(proto, name) == "private")
    end
    names.map { |name| name.to_sym }
  end
  def protected_instance_methods(all = true)
    proto = __field(self, "prototype")
    names = __own_keys(proto).select { |name| KERNEL.is_method_name(name) && KERNEL.visibility(proto,
      name) == "protected" }
    names.map { |name| name.to_sym }
  end
  def private_method_defined?(name, all = true)
    return Object.private_method_defined?(name, all) if __same(self, Kernel)
    KERNEL.method_name(name) && name.to_s == "initialize" || KERNEL.visibility(__field(self, "prototype"), name.to_s) == "private"
  end
  def protected_method_defined?(name, all = true)
    KERNEL.visibility(__field(self, "prototype"), KERNEL.method_name(name)) == "protected"
  end
  def public_method_defined?(name, all = true)
    method_defined?(name, all) && KERNEL.visibility(__field(self, "prototype"), name.to_s) == "public"
  end
  def method_defined?(name, all = true)
    proto = __field(__same(self, Kernel) ? Object : self, "prototype")
    how = KERNEL.visibility(proto, KERNEL.method_name(name))
    return false if how == "private" || how == "undefined"
    all ? __has_member(proto, name.to_s) : __has_own(proto, name.to_s)
  end
  def instance_method(name)
    # What Kernel has stands with what every object has.
    return Object.instance_method(name) if __same(self, Kernel) && !__has_own(__field(self, "prototype"), name.to_s)
    KERNEL.must_have_method(self, name.to_s)
    home = KERNEL.front(self)
    owner = __has_own(home, name.to_s) ? self : KERNEL.owner_of(home, name.to_s)
    UnboundMethod.new(owner, name.to_sym, KERNEL.method_of(__field(self, "prototype"), name.to_s))
  end
  def const_get(name, all = true)
    KERNEL.constant_name(name).split("::").reduce(self) do |home, part|
      next home if part == ""
      KERNEL.check_constant_name(part)
      key = "::" + part
      if !all
        next __own_value(home, key) if __has_own(home, key)
        next home.const_missing(part.to_sym)
      end
      next __own_value(Object, key) if !__has_member(home, key) && __has_own(Object, key)
      # What is private is hidden from who names it behind a class, and not from who asks for it by its name.
      next __member_for(home, key, home) if __has_member(home, key)
      begin
        KERNEL.constant_of(home, part)
      rescue NameError => error
        KERNEL.note_last_call(error) if __has_own(error, "@snippet")
        __throw(error)
      end
    end
  end
  def const_set(name, value)
    KERNEL.check_constant_name(name.to_s)
    KERNEL.set_constant(self, name.to_s, value)
    value
  end
  def const_defined?(name, all = true)
    home = self
    KERNEL.constant_name(name).split("::").each do |part|
      next if part == ""
      KERNEL.check_constant_name(part)
      found = all ? KERNEL.searched_above(home, part) : KERNEL.own_variable(home, "::" + part)
      return false if __same(found, nil)
      home = found
    end
    true
  end
  def constants(all = true)
    list = []
    at = self
    while at && !__same(at, Object)
      __own_keys(at).each { |name| list.push(name.delete_prefix("::").to_sym) if __str_startswith(name, "::") }
      at = all ? __field(at, "@parent") : nil
    end
    list.select { |name| !__has_own(self, "@hides ::" + name.to_s) }.uniq
  end
  def autoload(name, path) = nil
  def autoload?(name, inherit = true)
    KERNEL.method_name(name)
    nil
  end
  def const_source_location(name, inherit = true) = const_defined?(name) ? ["main.rb", 1] : nil
  def class_variable_get(name) = KERNEL.class_variable(self, KERNEL.class_variable_name(name))
  def class_variable_set(name, value)
    KERNEL.set_class_variable(self, KERNEL.class_variable_name(name), value)
    value
  end
  def class_variable_defined?(name) = __has_member(self, name.to_s)
  def class_variables(all = true)
    list = []
    at = self
    while at && !__same(at, Object)
      list.concat(__own_value(at, "@variables")) if __has_own(at, "@variables")
      break unless all
      at = __field(at, "@parent")
    end
    list.uniq
  end
  def class_eval(text = nil, *place, &block)
    raise ArgumentError, "wrong number of arguments (given 0, expected 1..3)" unless text || block
    text ? KERNEL.run_on(self, text, "class_eval") : __call(block, self, [self])
  end
  def module_eval(text = nil, *place, &block) = class_eval(text, &block)
  def class_exec(*given, &block)
    raise LocalJumpError, "no block given (yield)" unless block
    __call(block, self, given)
  end
  def module_exec(*given, &block) = class_exec(*given, &block)
  def define_method(name, body = nil, &block)
    KERNEL.method_name(name)
    raise ArgumentError, "tried to create Proc object without a block" unless block || body
    KERNEL.check_open_class(__field(self, "prototype"))
    made = KERNEL.method_from(block || body, name)
    __define(__field(self, "prototype"), name.to_s, made, 7)
    KERNEL.method_added(__field(self, "prototype"), name.to_s)
    name.to_sym
  end
  # A mark, as the library itself keeps notes on classes.
  def freeze
    __set_field(self, "@is_frozen", true)
    self
  end
  def frozen? = __has_own(self, "@is_frozen")
  def instance_variables = __own_keys(self).select { |name| KERNEL.is_own_variable(name) }.map { |name| name.to_sym }
  def refine(home, &block)
    made = KERNEL.refinement(self, home)
    __call(block, made, [made])
    made
  end
  def using(mod) = KERNEL.use(mod)
  def import_methods(*given)
    given.each do |mod|
      from = __field(mod, "prototype")
      __own_keys(from).each do |name|
        __define(__field(self, "prototype"), name, __own_value(from, name), 7) if KERNEL.is_method_name(name)
      end
    end
    self
  end
  def instance_variable_defined?(name) = __has_own(self, name.to_s)
  def singleton_class? = __has_own(self, "@is_singleton")
  def public_instance_method(name)
    found = instance_method(name)
    KERNEL.must_be_public(self, __field(self, "prototype"), name)
    found
  end
  def dup
    made = KERNEL.make_class(nil, superclass || Object)
    __own_keys(__field(self, "prototype")).each do |name|
      __define(__field(made, "prototype"), name, __own_value(__field(self, "prototype"), name),
        7) unless name == "@class"
    end
    made
  end
end
NOT_ALLOCATED = ["Integer", "Float", "Symbol", "NilClass", "TrueClass", "FalseClass", "Rational", "Complex", "Method", "UnboundMethod",
                 "Proc", "MatchData"]
# A constant of a module, of what is above it or of all.
def KERNEL.searched_above(home, name)
  key = "::" + name
  return __member_for(home, key, home) if __has_member(home, key)
  found = KERNEL.mixed_constant(home, key)
  __same(found, nil) && __has_own(Object, key) ? __own_value(Object, key) : found
end
# The methods that a module gives another class where it is used, in a class of their own.
def KERNEL.refinement(mod, home)
  __set_field(mod, "@refinements", []) unless __has_own(mod, "@refinements")
  known = __own_value(mod, "@refinements").find { |one| __same(__field(one, "@refines"), home) }
  return known if known
  made = KERNEL.make_class("#<refinement:" + home.name.to_s + "@" + mod.name.to_s + ">", Object)
  __set_parent(made, __field(Module, "prototype"))
  __set_field(made, "@is_module", true)
  __set_field(made, "@refines", home)
  __set_field(made, "@replaced", __object_below(__parent(KERNEL.front(home))))
  __list_append(__own_value(mod, "@refinements"), made)
  made
end
# From where a module is used, its methods stand for those that the classes had.
def KERNEL.use(mod)
  unless __has_own(mod, "@is_module")
    raise TypeError, "wrong argument type " + mod.class.name + " (expected Module)"
  end
  return MAIN unless __has_own(mod, "@refinements")
  __own_value(mod, "@refinements").each do |made|
    home = __field(made, "@refines")
    target = KERNEL.refined_front(home)
    replaced = __own_value(made, "@replaced")
    __own_keys(__field(made, "prototype")).each do |name|
      next unless KERNEL.is_method_name(name)
      function = __own_value(__field(made, "prototype"), name)
      next if __has_own(target, name) && __same(__own_value(target, name), function)
      __define(replaced, name, __own_value(target, name), 7) if __has_own(target, name)
      __define(target, name, function, 7)
    end
  end
  MAIN
end
# Numbers of all kinds have what Numeric has.
def KERNEL.refined_front(home) = KERNEL.front(home)
# A method of an object that is made of a block, a function or another method.
def KERNEL.method_from(source, name)
  unless KERNEL.is_a(source, Proc) || KERNEL.is_a(source, Method) || KERNEL.is_a(source, UnboundMethod)
    raise TypeError, "wrong argument type " + source.class.name + " (expected Proc/Method/UnboundMethod)"
  end
  made = KERNEL.is_a(source, Proc) ? KERNEL.dropping_block(source) : KERNEL.forwarding(source)
  if __kind(source) == "function" && __has_own(source, "@parameters")
    __set_field(made, "@parameters", __own_value(source, "@parameters").gsub(/\bopt ([^,=]*)(?=,|\z)/, 'req \1'))
  end
  made
end
# What is asked for by name must be there for everybody.
def KERNEL.must_be_public(home, object, name)
  how = KERNEL.visibility(object, name.to_s)
  return nil if how == "public"
  kind = __has_own(home, "@is_module") ? "module" : "class"
  error = NameError.new("method `" + name.to_s + "' for " + kind + " `" + home.to_s + "' is " + how)
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name.to_sym)
  __set_field(error, "@receiver", home)
  raise error
end
CASE_OF_MODULE = __own_value(__field(Module, "prototype"), "===")
INTERNAL_VARIABLES = ["@is_frozen", "@outside", "@variables", "@refinements", "@refines", "@replaced", "@is_singleton", "@given_names","@name", "@class", "@home", "@parent", "@is_module", "@is_unnamed", "@visibility", "@visibility_around", "@names",
  "@by_name",
                      "@proxies", "@front", "@is_module_function", "@only", "@children", "@mixin"]
def KERNEL.is_own_variable(name)
  __str_startswith(name, "@") && !__str_startswith(name, "@@") && !__str_startswith(name, "@hides ") &&
    !INTERNAL_VARIABLES.include?(name)
end
def KERNEL.check_constant_name(name)
  return nil if name.match?(/\A[[:upper:]]\w*\z/)
  error = NameError.new("wrong constant name " + name)
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name.to_sym)
  raise error
end
NO_HOOK = __own_value(__field(Module, "prototype"), "method_added")
def KERNEL.must_have_method(home, name)
  return nil if __has_member(__field(home, "prototype"), name)
  kind = __field(home, "@is_module") ? "module" : "class"
  error = NameError.new("undefined method `" + name + "' for " + kind + " `" + home.to_s + "'")
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name.to_sym)
  raise error
end
def KERNEL.undefined(name)
  Proc.new do |block, *given|
    missing = __has_member(self, "method_missing") ? __member_for(self, "method_missing", self) : nil
    missing ? __call(missing, self, [block, __symbol(name, name), *given]) : KERNEL.no_method(self, name)
  end
end
# A method that does what another one does.
def KERNEL.forwarding(method)
  function = KERNEL.is_a(method, UnboundMethod) ? method.function : nil
  return function if function
  Proc.new { |block, *given| method.call(*given, &block) }
end
def KERNEL.constant_missing(home, name)
  KERNEL.check_left(name)
  return __unknown_name(name.split("::").last) if KERNEL.note_lack
  error = NameError.new("uninitialized constant " + name)
  last = name.split("::").last
  KERNEL.note_last_place(error, last, false)
  __set_field(error, "@name", last.to_sym)
  __set_field(error, "@receiver", home)
  __set_field(error, "@is_constant", true)
  raise error
end
# The module that every object has; its methods are those of Object.
Kernel = KERNEL.make_class("Kernel", nil)
__set_parent(Kernel, __field(Module, "prototype"))
__set_field(Kernel, "@is_module", true)
__define(Object, "::Kernel", Kernel, 7)
def Kernel.raise(*given) = __throw(KERNEL.exception_for(given))
def Kernel.fail(*given) = __throw(KERNEL.exception_for(given))
# A class that gets its name from the constant it is put into.
def KERNEL.unnamed(made, parent, body)
  __set_field(made, "@is_unnamed", true)
  unless __same(parent, nil) || __has_own(parent, "prototype")
    raise TypeError, "superclass must be a Class (" + parent.class.name + " given)"
  end
  parent.inherited(made) if parent
  __call(body, made, [made]) if body
  made
end
def KERNEL.unnamed_module(body)
  made = KERNEL.make_class(nil, Object)
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
  __own_keys(object).each { |name| __define(copy, name, __own_value(object, name), 7) if __str_startswith(name, "@") }
  at = __parent(object)
  copy
end
# Where `super` ends for a method that is missing.
def KERNEL.missing_or(function)
  return function if __kind(function) == "function"
  Proc.new { |block, name, *given| KERNEL.no_method(self, name.to_s, false, given) }
end
# What a bare word like `private` says of the methods that are defined behind it, or of those that it names.
def KERNEL.hide(home, names, how)
  if names.size == 0
    home = __field(home, "prototype") if __has_own(home, "@is_singleton")
    __set_field(home, "@visibility", how)
    __delete_own(home, "@is_module_function") if __has_own(home, "@is_module_function")
    return nil
  end
  names.flatten.each { |name| KERNEL.check_method(home, name) }
  names.flatten.each { |name| __define(__field(home, "prototype"), "@hides " + name.to_s, how, 7) }
  names.size == 1 ? names[0] : names
end
# What is put in front of one object's own methods: those stand above it then, and the modules between.
def KERNEL.prepend_to_one(home, given)
  object = __field(home, "prototype")
  unless __has_own(object, "@own_methods")
    own = __object_below(__parent(object))
    __own_keys(object).each { |name| KERNEL.move_up(object, own, name) }
    __set_parent(object, own)
    __define(object, "@own_methods", own, 7)
  end
  given.reverse_each do |mod|
    KERNEL.mix(object, mod, false)
    mod.prepended(home)
  end
  home
end
def KERNEL.move_up(object, own, name)
  return nil unless name != "prototype" && (KERNEL.is_method_name(name) || __str_startswith(name, "@hides "))
  __define(own, name, __own_value(object, name), 7)
  __delete_own(object, name)
end
# Takes away what a program has not brought by `require`: a constant, or a method of whatever can be walked through. Where something
# may be missing of a program, it stays.
def KERNEL.unbring(name)
  return nil unless __is_complete()
  return __delete_own(Object, "::" + name) if __has_own(Object, "::" + name)
  [Enumerable, Array, Hash, Range, Struct, Enumerator].each do |home|
    __delete_own(__field(home, "prototype"), name) if __has_own(__field(home, "prototype"), name)
  end
  __own_value(Enumerable, "@proxies").each { |proxy| __delete_own(proxy, name) if __has_own(proxy, name) }
end
# Whether a class is none of those whose own methods the reference does not list.
def KERNEL.is_of_program(home)
  __has_own(home, "prototype") && !["Object", "BasicObject", "Exception", "Struct", "Module", "Class", "Hash", "Array", "String"].include?(
    __own_value(home, "@name").to_s) && !KERNEL.is_a(__field(home, "prototype"), Exception)
end
def KERNEL.check_method(home, name)
  return nil if __has_member(__field(home, "prototype"), KERNEL.method_name(name))
  error = NameError.new("undefined method `" + name.to_s + "' for " + (__has_own(home, "@is_module") ? "module" : "class") + " `" +
    home.to_s + "'")
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name.to_sym)
  __set_field(error, "@receiver", home)
  __throw(error)
end
def KERNEL.visibility(object, name)
  key = "@hides " + name
  return "public" unless __has_member(object, key)
  how = __member_for(object, key, object)
  return how unless __same(how, FUNCTION_HIDDEN)
  return "public" if __same(object, Kernel)
  found = __member_for(object, name, object)
  at = __field(Object, "prototype")
  return how if __has_own(at, name) && __same(found, __own_value(at, name))
  at = __field(Module, "prototype")
  __has_own(at, name) && __same(found, __own_value(at, name)) ? how : "public"
end
# Methods of modules that a program calls in their bodies only.
MODULE_FUNCTIONS = ["private", "public", "protected", "module_function", "remove_const", "refine", "using"]
_place = 0
while _place < __len(MODULE_FUNCTIONS)
  __define(__field(Module, "prototype"), __text_join("@hides ", __index(MODULE_FUNCTIONS, _place)), FUNCTION_HIDDEN, 7)
  _place = __bits("+", _place, 1)
end
__define(__field(BasicObject, "prototype"), "@hides singleton_method_added", "private", 7)
# Who calls a method of another object must be allowed to.
def KERNEL.check_visible(object, name, caller)
  how = KERNEL.visibility(object, name)
  return nil if how == "public"
  return nil if how == "protected" && !__same(caller, nil) && KERNEL.is_a(caller, KERNEL.owner_of(object, name))
  error = NoMethodError.new(how + " method `" + name + "' called for " + KERNEL.described(object))
  # One that says what is missing is asked first, and goes on from there by `super`.
  KERNEL.note_last_place(error, name, true) unless __has_member(object, "method_missing")
  __set_field(error, "@name", __symbol(name, name))
  __set_field(error, "@receiver", object)
  __set_field(error, "@is_bare", false)
  __throw(error)
end

# What a call goes to in a program that says what is missing: a method that the caller may not call is missing, too.
def KERNEL.visible_or_missing(object, name, caller)
  how = KERNEL.visibility(object, name)
  return object if how == "public"
  return KERNEL.check_visible(object, name, caller) || object unless __has_member(object, "method_missing")
  return object if how == "protected" && !__same(caller, nil) && KERNEL.is_a(caller, KERNEL.owner_of(object, name))
  made = __object_below(ROOT)
  symbol = __symbol(name, name)
  __define(made, name, ->(block, *given) { __call(__member_for(object, "method_missing", object), object, [block, symbol, *given]) }, 7)
  made
end

def KERNEL.constant_name(name) = __kind(name) == "symbol" ? name.to_s : KERNEL.text_of(name)
def KERNEL.class_variable_name(name)
  text = KERNEL.method_name(name)
  return text if text.match?(/\A@@[[:alpha:]_]\w*\z/)
  error = NameError.new("`" + text + "' is not allowed as a class variable name")
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name.to_sym)
  __throw(error)
end
def KERNEL.compared_module(other)
  return other if __kind(other) == "function" && __has_own(other, "prototype")
  raise TypeError, "compared with non class/module"
end
def KERNEL.check_attribute(name)
  text = KERNEL.method_name(name)
  return nil if __str_isidentifier(text)
  error = NameError.new("invalid attribute name `" + text + "'")
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name)
  __throw(error)
end
def KERNEL.reader(field) = Proc.new { |block| __has_own(self, field) ? __own_value(self, field) : nil }
def KERNEL.writer(field) = Proc.new { |block, value|
  KERNEL.check_frozen(self) if __seal_level(self) > 0
  __define(self, field, value, 7)
  value
}
# A method that is made of a block: the block gets what the method's block is, if it asks for it.
def KERNEL.dropping_block(body)
  return Proc.new { |block, *given| KERNEL.hand_block(body, block) || __call(body, self, given) } if __has_own(body, "@wants_block")
  Proc.new { |block, *given| __call(body, self, given) }
end
def MAIN.to_s = "main"
def MAIN.inspect = "main"
def MAIN.private(*given) = KERNEL.hide_outside(given, "private")
def MAIN.public(*given) = KERNEL.hide_outside(given, "public")
# What a program says outside of all classes of who may call its methods: by itself every object does, for itself alone.
def KERNEL.hide_outside(given, how)
  if given.size == 0
    __set_field(Object, "@outside", how)
    return nil
  end
  given.flatten.each do |name|
    KERNEL.check_method(Object, name)
    __define(__field(Object, "prototype"), "@hides " + name.to_s, how == "private" ? FUNCTION_HIDDEN : how, 7)
  end
  given.size == 1 ? given[0] : given
end
# A method that is written outside of all classes.
def KERNEL.method_added_outside(target, name)
  KERNEL.method_added(target, name)
  return nil if __has_own(Object, "@outside") && __own_value(Object, "@outside") == "public"
  __define(target, "@hides " + name, FUNCTION_HIDDEN, 7)
end
def MAIN.using(mod) = KERNEL.use(mod)
def MAIN.include(*given) = Object.include(*given)
def MAIN.define_method(name, body = nil, &block) = Object.define_method(name, body, &block)
# Says who may call methods of a class itself.
def KERNEL.hide_of_class(home, names, how)
  names.each do |name|
    name = KERNEL.method_name(name)
    unless __has_member(home, name)
      error = NameError.new("undefined method `" + name + "' for class `#<Class:" + home.to_s + ">'")
      __set_field(error, "@name", name.to_sym)
      raise error
    end
    __define(home, "@hides " + name, how, 7)
  end
  home
end
