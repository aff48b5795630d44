# What everything else stands on: classes, modules, and what the lowering calls.

KERNEL = __object_below(__null())
ROOT = __object_below(__null())
__native_class("object", ROOT)
__set_parent(KERNEL, ROOT)
GLOBALS = __object_below(ROOT)

# Operators on what is no number.
_operator = ->(op, left, right) {
  if op == "!="
    !KERNEL.operated("==", left, right)
  else
    KERNEL.operated(op, left, right)
  end
}
_unary = ->(op, value) { nil }
# What the machine asks of values that are not its own.
_str = ->(value) { value.to_s }
_repr = ->(value) { value.inspect }
_element = ->(of, key) { of[key] }
_set_element = ->(of, key, value) { of[key] = value }
_iterate = ->(value, note) { value.to_a }
_key = ->(key) { key.to_s }
def KERNEL.equal(left, right)
  kind = __kind(left)
  return (__kind(right) == "number" || __kind(right) == "bigint") && __bits("==", left, right) if kind == "bigint"
  return __bits("==", left, right) if kind == "number" || kind == "string"
  KERNEL.operated("==", left, right)
end
def KERNEL.operated(op, left, right)
  kind = __kind(left)
  kind = "number" if kind == "bigint"
  if kind == "string"
    is_text = __kind(right) == "string"
    if op == "=="
      return is_text ? __bits("==", left, right) : false
    end
    return __text_join(left, right) if is_text && op == "+"
  end
  if kind == "symbol" && op == "=="
    return __kind(right) == "symbol" ? __bits("==", __symbol_description(left), __symbol_description(right)) : false
  end
  return __same(left, right) if (__same(left, nil) || kind == "boolean") && op == "=="
  if kind == "number"
    return false if op == "=="
    raise TypeError, KERNEL.conversion(right) + " can't be coerced into " + left.class.name if op == "+" || op == "-" || op == "*" || op == "/" || op == "%"
    raise ArgumentError, "comparison of " + left.class.name + " with " + (right == nil ? "nil" : right.inspect) + " failed"
  end
  __call(__member_for(left, op, left), left, [nil, right])
end
def KERNEL.conversion(value) = value == nil ? "nil" : value.class.name


# What the instances of a class look their methods up in.
def KERNEL.front(home) = __has_own(home, "@front") ? __own_value(home, "@front") : __field(home, "prototype")
def KERNEL.make_class(name, parent)
  made = ->(*given) { nil }
  __set_field(made, "@name", name)
  __set_field(__field(made, "prototype"), "@class", made)
  if parent
    __set_parent(made, parent)
    __set_parent(__field(made, "prototype"), KERNEL.front(parent))
    __set_field(made, "@parent", parent)
  end
  made
end

Object = KERNEL.make_class("Object", nil)
__set_parent(__field(Object, "prototype"), ROOT)
Module = KERNEL.make_class("Module", Object)
Class = KERNEL.make_class("Class", Module)
__set_parent(Object, __field(Class, "prototype"))
BasicObject = Object

def KERNEL.open_class(home, name, parent, is_module)
  home = Object unless home
  key = "::" + name
  if __has_own(home, key)
    found = __own_value(home, key)
    __set_field(found, "@visibility", "public")
    return found
  end
  full = name
  full = __field(home, "@name") + "::" + name unless __same(home, Object)
  made = KERNEL.make_class(full, parent ? parent : Object)
  if is_module
    __set_parent(made, __field(Module, "prototype"))
    __set_parent(__field(made, "prototype"), ROOT)
    __set_field(made, "@is_module", true)
  end
  __set_field(made, "@home", home)
  __define(home, key, made, 7)
  parent.inherited(made) if parent && !is_module
  made
end
__define(Object, "::Object", Object, 7)
__define(Object, "::Module", Module, 7)
__define(Object, "::Class", Class, 7)

def KERNEL.constant_in(home, name)
  key = "::" + name
  while home && !__same(home, Object)
    return __member_for(home, key, home) if __has_member(home, key)
    home = __field(home, "@home")
  end
  nil
end
def KERNEL.constant_of(home, name)
  key = "::" + name
  return __member_for(home, key, home) if __has_member(home, key)
  raise NameError, "uninitialized constant " + home.name + "::" + name
end
def KERNEL.set_constant(home, name, value)
  __set_field(value, "@name", __field(home, "@name") + "::" + name) if __kind(value) == "function" && __has_own(value, "@is_unnamed")
  __define(home, "::" + name, value, 7)
end
def KERNEL.class_variable(home, name)
  __has_member(home, name) ? __member_for(home, name, home) : (raise NameError, "uninitialized class variable " + name + " in " + home.name)
end
def KERNEL.set_class_variable(home, name, value)
  at = home
  while at && !__same(at, Object)
    if __has_own(at, name)
      __define(at, name, value, 7)
      return value
    end
    at = __field(at, "@parent")
  end
  __define(home, name, value, 7)
end
def KERNEL.singleton_class(object)
  made = KERNEL.make_class("#<Class>", Object)
  __define(made, "prototype", object, 7)
  made
end
# A method is as visible as the last bare word says; one that is defined anew is public again.
def KERNEL.method_added(target, name)
  home = __has_own(target, "@class") ? __own_value(target, "@class") : nil
  how = home && __has_own(home, "@visibility") ? __own_value(home, "@visibility") : "public"
  key = "@hides " + name
  __define(target, key, how, 7) if how != "public" || __has_own(target, key)
end

class Object
  def absent_member(key)
    name = __str_new(nil, key)
    return nil if __str_startswith(name, "@") || __str_startswith(name, "$") || __str_startswith(name, "::") || name == "constructor" || name == "message"
    # What nobody above has, where `super` looks for it, is not asked of the receiver again.
    return nil if name == "method_missing"
    receiver = self
    symbol = __symbol(name, name)
    if __has_member(receiver, "method_missing") || false
      return ->(block, *given) { __call(__member_for(receiver, "method_missing", receiver), receiver, [block, symbol, *given]) }
    end
    KERNEL.no_method(receiver, name)
  end
end

def KERNEL.no_method(receiver, name)
  return ->(block, *given) { __unknown_call(name) } unless __is_complete()
  is_name = __str_isidentifier(name)
  if __same(receiver, MAIN)
    error = NameError.new("undefined local variable or method `" + name + "' for main:Object")
  else
    error = NoMethodError.new("undefined method `" + name + "' for " + KERNEL.described(receiver))
  end
  KERNEL.note_place(error, name, is_name && !__same(receiver, MAIN))
  __set_field(error, "@name", __symbol(name, name))
  __set_field(error, "@receiver", receiver)
  __throw(error)
end
# The line that an error shows, with the name that it is about marked.
def KERNEL.note_place(error, name, is_called)
  frames = __list_of(__call_frames())
  return nil if frames.size == 0
  frame = __list_of(frames[0])
  line = frame[3]
  name = "." + name if is_called && line.include?("." + name)
  place = line.index(name)
  __set_field(error, "@snippet", "\n\n" + line + "\n" + " " * place + "^" * name.size) if place
end
def KERNEL.name_class(value, name)
  __set_field(value, "@name", name) if __kind(value) == "function" && __has_own(value, "@is_unnamed")
end
def KERNEL.described(value)
  return "nil:NilClass" if value == nil
  return "true:TrueClass" if __same(value, true)
  return "false:FalseClass" if __same(value, false)
  return "main:Object" if __same(value, MAIN)
  return value.name + (__field(value, "@is_module") ? ":Module" : ":Class") if __has_own(value, "prototype")
  kind = __kind(value)
  return value.inspect + ":" + value.class.name if kind != "object" && kind != "error"
  text = value.inspect
  __str_startswith(text, "#<" + value.class.name) && __has_own(__field(Object, "prototype"), "inspect") && __same(__member_for(value, "inspect", value), __own_value(__field(Object, "prototype"), "inspect")) || text.size > 65 ? "#<" + value.class.name + ">" : text
end
# Where `super` goes on from a method of `home`: a module stands at another place in each object's line.
def KERNEL.parent_of(object, home)
  return __parent(__field(home, "prototype")) unless __has_own(home, "@is_module")
  at = __parent(object)
  at = __parent(at) until __same(at, ROOT) || (__has_own(at, "@mixin") && __same(__own_value(at, "@mixin"), home))
  __parent(at)
end
def KERNEL.new_tag = __wrap(__object_below(ROOT), __exception_new_plain())
def KERNEL.list_for(value) = __kind(value) == "array" ? value : (value == nil ? [nil] : (value.respond_to?(:to_ary) ? value.to_ary : [value]))
def KERNEL.item(list, place) = place < __len(list) ? __index(list, place) : nil
def KERNEL.has_more(list, place) = place < __len(list)
def KERNEL.middle_of(list, before, after)
  stop = __len(list) - after
  stop > before ? __list_part(list, before, stop) : []
end
def KERNEL.last_of(list, behind, before)
  place = __len(list) - behind
  place = before if place < before
  KERNEL.item(list, place)
end
def KERNEL.block_args(list)
  return __index(list, 0) if __len(list) == 1 && __kind(__index(list, 0)) == "array"
  list
end
def KERNEL.check_count(list, least, most)
  count = __len(list)
  if count < least || (most && count > most)
    wanted = least.to_s
    wanted = most ? least.to_s + ".." + most.to_s : least.to_s + "+" unless most == least
    raise ArgumentError, "wrong number of arguments (given " + count.to_s + ", expected " + wanted + ")"
  end
end
def KERNEL.all_of(list) = __list_part(list, 0, __len(list))
def KERNEL.take_keywords(list, required)
  count = __len(list)
  # A call marks the hash that its pairs make: a hash that is an argument stays one.
  if count > required && KERNEL.is_a(__index(list, count - 1), Hash) && __has_own(__index(list, count - 1), "@is_keywords")
    last = __index(list, count - 1)
    __list_with_length(list, count - 1)
    copy = KERNEL.new_hash
    KERNEL.hash_merge(copy, last)
    return copy
  end
  KERNEL.new_hash
end
def KERNEL.has_key(hash, key) = hash.key?(key)
def KERNEL.take_key(hash, key) = hash.delete(key)
def KERNEL.missing_keyword(key)
  raise ArgumentError, "missing keyword: " + key.inspect
end
def KERNEL.check_keywords(hash)
  raise ArgumentError, "unknown keyword: " + hash.keys.first.inspect if hash.size > 0
end
def KERNEL.as_lambda(function)
  __set_field(function, "@is_lambda", true)
  function
end
def KERNEL.block_of(value)
  return value if value == nil
  __kind(value) == "function" && !__has_own(value, "@class_of") ? value : value.to_proc
end
def KERNEL.is_a(value, wanted)
  target = __field(wanted, "prototype")
  at = value
  while true
    at = __parent(at)
    return false if __kind(at) == "null" || at == nil
    return true if __same(at, target) || (__has_own(at, "@mixin") && __same(__own_value(at, "@mixin"), wanted))
  end
end
def KERNEL.exception_for(given)
  count = __len(given)
  return (__field(GLOBALS, "$!") || RuntimeError.new("unhandled exception")) if count == 0
  first = __index(given, 0)
  return RuntimeError.new(first) if __kind(first) == "string"
  message = count > 1 ? __index(given, 1) : nil
  if __kind(first) == "error"
    __set_field(first, "@message", message) if count > 1
    return first
  end
  return first.new(*given[1, count - 1]) if count > 1
  first.new
end
def KERNEL.rescues(list, error)
  place = 0
  while place < __len(list)
    wanted = __index(list, place)
    return true if __kind(wanted) == "array" ? KERNEL.rescues(wanted, error) : KERNEL.is_a(error, wanted)
    place += 1
  end
  false
end
def KERNEL.any_matches(list, value)
  place = 0
  while place < __len(list)
    return true if __index(list, place) === value
    place += 1
  end
  false
end
def KERNEL.no_pattern(value)
  raise NoMatchingPatternError, value.inspect
end
def KERNEL.deconstructed(value, least, is_open)
  return nil unless __kind(value) == "array" || value.respond_to?(:deconstruct)
  list = __kind(value) == "array" ? value : value.deconstruct
  count = __len(list)
  (is_open ? count >= least : count == least) ? list : nil
end
def KERNEL.deconstructed_keys(value)
  return value.dup if KERNEL.is_a(value, Hash)
  value.respond_to?(:deconstruct_keys) ? value.deconstruct_keys(nil).dup : nil
end
def KERNEL.defined_method(object, name) = __has_member(object, name) ? "method" : nil
def KERNEL.defined_variable(object, name) = __has_own(object, name) ? "instance-variable" : nil
def KERNEL.heredoc(text) = __str_startswith(text, "\n") ? text[1, text.size] : text

MAIN = __object_below(__field(Object, "prototype"))
