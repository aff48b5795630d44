# What everything else stands on: classes, modules, and what the lowering calls.

KERNEL = __object_below(__null())
ROOT = __object_below(__null())
__native_class("object", ROOT)
__set_parent(KERNEL, ROOT)
GLOBALS = __object_below(ROOT)

# Operators on what is no number.
_operator = ->(op, left, right) {
  op == "!=" ? !KERNEL.operated("==", left, right) : KERNEL.operated(op, left, right)
}
_unary = ->(op, value) { __call(__member_for(value, op + "@", value), value, [nil]) }
# What the machine asks of values that are not its own.
_str = ->(value) {
  text = value.to_s
  __kind(text) == "string" ? text : KERNEL.address_of(value) + ">"
}
_repr = ->(value) { value.inspect }
_element = ->(of, key) { of[key] }
_set_element = ->(of, key, value) { of[key] = value }
_iterate = ->(value, note) { value.to_a }
_key = ->(key) { key.to_s }
def KERNEL.operated(op, left, right)
  kind = __kind(left)
  if kind == "number" || kind == "bigint"
    other = __kind(right)
    if other == "number" || other == "bigint"
      return KERNEL.whole_against_float(op, left, right) if op == "<" || op == ">" || op == "<=" || op == ">="
      return KERNEL.float_operated(op, left.to_f, right.to_f)
    end
    return __kind(right) == "object" && right == left if op == "=="
    return KERNEL.coerced(op, left, right)
  end
  return __text_join(left, right) if op == "+" && kind == "string" && __kind(right) == "string"
  if op == "=="
    if kind == "string" && __kind(right) != "object"
      return __kind(right) == "string" && __bits("==", __unwrap(left), __unwrap(right))
    end
    if kind == "symbol"
      return __kind(right) == "symbol" && __bits("==", __symbol_description(left), __symbol_description(right))
    end
    return __same(left, right) if __same(left, nil) || kind == "boolean"
  end
  __call(__member_for(left, op, left), left, [nil, right])
end
# An integer of any size and a float.
def KERNEL.float_operated(op, left, right)
  case op
  when "+" then __bits("+", left, right)
  when "-" then __bits("-", left, right)
  when "*" then __bits("*", left, right)
  when "/" then __bits("/", left, right)
  when "%" then __bits("%", left, right)
  when "**" then __power(left, right)
  else __bits("==", left, right)
  end
end
# The order of an integer of any size and a float, without what making a float of it loses.
def KERNEL.whole_against_float(op, left, right)
  number = KERNEL.is_float(left) ? left : right
  return false if number.nan?
  whole = KERNEL.is_float(left) ? right : left
  if number.infinite?
    order = number > 0 ? -1 : 1
  else
    low = __number_floor(number)
    # A fraction is above the integer below it.
    order = whole == low ? (number == low ? 0 : -1) : (whole < low ? -1 : 1)
  end
  order = -order if KERNEL.is_float(left)
  case op
  when "<" then order < 0
  when ">" then order > 0
  when "<=" then order <= 0
  else order >= 0
  end
end
def KERNEL.conversion(value)
  return value.inspect if __same(value, nil) || __kind(value) == "boolean"
  value.class.name
end


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
    __set_field(parent, "@children", []) unless __has_own(parent, "@children")
    __list_append(__own_value(parent, "@children"), made)
  end
  made
end

Object = KERNEL.make_class("Object", nil)
__set_parent(__field(Object, "prototype"), ROOT)
Module = KERNEL.make_class("Module", Object)
Class = KERNEL.make_class("Class", Module)
__set_parent(Object, __field(Class, "prototype"))
BasicObject = KERNEL.make_class("BasicObject", nil)
__set_parent(__field(BasicObject, "prototype"), ROOT)
__set_parent(BasicObject, __field(Class, "prototype"))
__define(Object, "::BasicObject", BasicObject, 7)

def KERNEL.open_class(home, name, parent, is_module)
  home = Object unless home
  parent = LACKING if __is_unknown(parent)
  key = "::" + name
  if __has_own(home, key)
    found = __own_value(home, key)
    __set_field(found, "@visibility", "public")
    if parent && !__same(parent, __own_value(found, "@parent"))
      raise TypeError, "superclass mismatch for class " + name
    end
    if is_module && !__has_own(found, "@is_module")
      raise TypeError, name + " is not a module"
    elsif !is_module && __has_own(found, "@is_module")
      raise TypeError, name + " is not a class"
    end
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

# What the code of a text that is run belongs to.
def KERNEL.home_of(object)
  return Object if __same(object, MAIN)
  __has_own(object, "prototype") ? object : object.class
end
def KERNEL.constant_in(home, name)
  key = "::" + name
  while home && !__same(home, Object)
    return __member_for(home, key, home) if __has_member(home, key)
    found = KERNEL.mixed_constant(home, key)
    return found if found
    home = __field(home, "@home")
  end
  nil
end
# A constant of a module that a class or module has mixed in.
def KERNEL.mixed_constant(home, key)
  return nil unless __has_own(home, "prototype")
  at = __parent(__own_value(home, "prototype"))
  until __kind(at) == "null" || __same(at, ROOT)
    if __has_own(at, "@mixin") && __has_own(__own_value(at, "@mixin"), key)
      return __own_value(__own_value(at, "@mixin"), key)
    end
    at = __parent(at)
  end
  nil
end
# Like that, with the constants that all see; the machine's own nothing where there is none.
def KERNEL.searched_constant(home, name)
  key = "::" + name
  # What is written around a place comes before what its classes inherit, and what all inherit comes last.
  at = home
  while at && !__same(at, Object)
    return __own_value(at, key) if __has_own(at, key)
    at = __field(at, "@home")
  end
  of_all = __has_own(Object, key) ? __own_value(Object, key) : __null()
  at = home
  while at && !__same(at, Object)
    if __has_member(at, key)
      found = __member_for(at, key, at)
      return found unless __same(found, of_all)
    end
    found = KERNEL.mixed_constant(at, key)
    return found unless __same(found, nil)
    at = __field(at, "@home")
  end
  return __own_value(Object, key) if __has_own(Object, key)
  found = KERNEL.mixed_constant(Object, key)
  __same(found, nil) ? __null() : found
end
# A library that has left the one that it was in.
def KERNEL.check_left(name)
  return nil unless name == "SortedSet" && REQUIRED.include?("set")
  raise RuntimeError, "The `SortedSet` class has been extracted from the `set` library. You must use the `sorted_set` gem or other alternatives."
end
def KERNEL.refuse_file(name)
  raise LoadError.new("cannot load such file -- " + name, name)
end
# Whether what is not there may be in a file that is missing: then it is unknown, and so is what its methods may have added to any
# class. Where the program rescues it may ask just this.
def KERNEL.note_lack
  return false if __is_complete() || __is_handled()
  __set_field(KERNEL, "@lacks", true)
  true
end
# The one of all files that a path means, written in a file of a folder.
def KERNEL.own_file(written, folder, all)
  parts = []
  (folder + "/" + written).split("/").each do |part|
    if part == ".." then parts.pop
    elsif part != "." && part != "" then parts.push(part)
    end
  end
  path = parts.join("/")
  at = 0
  while at < all.size
    return all[at] if all[at] == path || all[at] == path + ".rb"
    at += 1
  end
  KERNEL.refuse_file(written)
end
# Whether a file is required for the first time by a name that was computed.
def KERNEL.is_first(path)
  return false if REQUIRED.include?(path)
  REQUIRED.push(path)
  true
end
def KERNEL.absent_constant(home, name)
  found = KERNEL.searched_constant(home, name)
  return found unless __same(found, __null())
  home.const_missing(name.to_sym)
end
# The modules around a place, innermost first.
def KERNEL.nesting(home)
  list = []
  until !home || __same(home, Object)
    list.push(home)
    home = __field(home, "@home")
  end
  list
end
def KERNEL.constant_of(home, name)
  return __member_for(home, name, home) if __is_unknown(home)
  key = "::" + name
  if __has_member(home, key)
    if __has_own(home, "@hides " + key)
      error = NameError.new("private constant " + home.name + "::" + name + " referenced")
      KERNEL.note_last_place(error, name, false)
      __set_field(error, "@name", name.to_sym)
      __set_field(error, "@receiver", home)
      raise error
    end
    return __member_for(home, key, home)
  end
  found = KERNEL.mixed_constant(home, key)
  return found if found
  unless __kind(home) == "function" && __has_own(home, "prototype")
    raise TypeError, home.inspect + " is not a class/module"
  end
  home.const_missing(name.to_sym)
end
def KERNEL.set_constant(home, name, value)
  full = __same(home, Object) ? name : (__field(home, "@name") || "") + "::" + name
  if __kind(value) == "function" && __has_own(value, "@is_unnamed")
    __set_field(value, "@name", full)
    # A class that is made in a class, and named there, sees the constants around it.
    __set_field(value, "@home", home) unless __has_own(value, "@home") || __same(home, Object) || __same(home, value)
  end
  KERNEL.note_constant(home, name)
  __define(home, "::" + name, value, 7)
end
# One that is given another value is told of, with where it got the first.
def KERNEL.note_constant(home, name)
  key = "@hides place " + name
  frames = __list_of(__call_frames())
  return nil if frames.size == 0
  place = __index(__index(frames, 0), 0) + ":" + __index(__index(frames, 0), 1).to_s
  if __has_own(home, "::" + name) && __has_own(home, key)
    full = __same(home, Object) ? name : home.to_s + "::" + name
    KERNEL.warn_at(place, "already initialized constant " + full)
    KERNEL.warn_at(__own_value(home, key), "previous definition of " + name + " was here")
  end
  __define(home, key, place, 7)
end
def KERNEL.warn_at(place, text) = __field(GLOBALS, "$stderr").write(place + ": warning: " + text + "\n")
# A variable of a class itself: those of the class above are not its own.
def KERNEL.own_variable(home, name) = __has_own(home, name) ? __own_value(home, name) : nil
def KERNEL.attached(home)
  return home unless __has_own(home, "@is_singleton")
  object = __own_value(home, "prototype")
  __has_own(object, "prototype") ? object : object.class
end
def KERNEL.class_variable(home, name)
  home = KERNEL.attached(home)
  raise RuntimeError, "class variable access from toplevel" if __same(home, Object) || !home.name
  __has_member(home, name) ? __member_for(home, name, home) : (raise NameError, "uninitialized class variable " +
    name + " in " + home.name)
end
def KERNEL.set_class_variable(home, name, value)
  home = KERNEL.attached(home)
  at = home
  while at && !__same(at, Object)
    if __has_own(at, name)
      __define(at, name, value, 7)
      return value
    end
    at = __field(at, "@parent")
  end
  names = __has_own(home, "@variables") ? __own_value(home, "@variables") : []
  __set_field(home, "@variables", names + [name.to_sym])
  __define(home, name, value, 7)
end
def KERNEL.singleton_class(object)
  name = __has_own(object, "prototype") ? object.to_s : KERNEL.address_of(object) + ">"
  made = KERNEL.make_class(nil, nil)
  __set_parent(made, Object)
  __set_field(made, "@name", "#<Class:" + name + ">")
  __set_field(made, "@is_singleton", true)
  __set_field(made, "@home", object) if __has_own(object, "prototype")
  __define(made, "prototype", object, 7)
  made
end
# The body of a singleton class: what a bare word says in it holds to its end.
def KERNEL.open_singleton(object)
  made = KERNEL.singleton_class(object)
  return made unless __kind(object) == "object" || __kind(object) == "function"
  __set_field(object, "@is_opened", true)
  # What a class's own body says of who may call its methods does not hold inside, and holds again behind.
  return made unless __has_own(object, "@visibility")
  __set_field(made, "@visibility_around", __own_value(object, "@visibility"))
  __delete_own(object, "@visibility")
  made
end
def KERNEL.close_singleton(made)
  object = __field(made, "prototype")
  return nil unless __has_own(object, "@is_opened")
  __delete_own(object, "@is_opened")
  __delete_own(object, "@visibility") if __has_own(object, "@visibility")
  return nil unless __has_own(made, "@visibility_around")
  __set_field(object, "@visibility", __own_value(made, "@visibility_around"))
  __delete_own(made, "@visibility_around")
end
# Nothing is defined in what is frozen.
def KERNEL.check_open_class(target)
  mod = __has_own(target, "@class") ? __own_value(target, "@class") : nil
  if __has_own(target, "prototype")
    raise FrozenError.new("can't modify frozen object: " + target.inspect, receiver: target) if __has_own(target, "@is_frozen")
  elsif mod && __has_own(mod, "@is_frozen")
    kind = __has_own(mod, "@is_module") ? "module" : "class"
    raise FrozenError.new("can't modify frozen " + kind + ": " + mod.inspect, receiver: mod)
  elsif !mod && __seal_level(target) > 0
    raise FrozenError.new("can't modify frozen object: " + KERNEL.address_of(target) + ">", receiver: target)
  end
end
# A method is as visible as the last bare word says; one that is defined anew is public again.
def KERNEL.method_added(target, name)
  if __has_own(target, "@class") ? __has_own(__own_value(target, "@class"), "@is_frozen") : KERNEL.is_frozen(target)
    __delete_own(target, name)
    KERNEL.check_open_class(target)
  end
  mod = __has_own(target, "@class") ? __own_value(target, "@class") : nil
  if mod && __has_own(mod, "@proxies")
    __own_value(mod, "@proxies").each { |proxy| __define(proxy, name, __own_value(target, name), 7) }
  end
  # What a program puts into Kernel every object has.
  if mod && __field(mod, "@name") == "Kernel" && __has_own(mod, "@is_module")
    __define(__field(Object, "prototype"), name, __own_value(target, name), 7)
    __delete_own(__field(Object, "prototype"), "@hides " + name) if __has_own(__field(Object, "prototype"), "@hides " + name)
  end
  if mod && __has_own(mod, "@is_module_function")
    __define(mod, name, __own_value(target, name), 7)
    __define(target, "@hides " + name, "private", 7)
    return KERNEL.note_added(target, mod, name)
  end
  KERNEL.note_added(target, mod, name)
  home = __has_own(target, "@class") ? __own_value(target, "@class") : nil
  if __has_own(target, "@own_methods")
    KERNEL.move_up(target, __own_value(target, "@own_methods"), name)
    target = __own_value(target, "@own_methods")
  end
  # In the body of a singleton class the word holds for the object that it is of.
  home = target if __has_own(target, "@is_opened")
  how = home && __has_own(home, "@visibility") ? __own_value(home, "@visibility") : "public"
  # Hooks of copying and of answering are private, whatever the word is.
  how = "private" if name == "initialize_copy" || name == "initialize_clone" || name == "initialize_dup" || name == "respond_to_missing?"
  key = "@hides " + name
  __define(target, key, how, 7) if how != "public" || __has_member(target, key)
end

class Object
  def absent_member(key)
    name = __str_new(nil, key)
    return nil if __str_startswith(name, "@") || __str_startswith(name, "$") || __str_startswith(name, "::") ||
      name == "constructor" || name == "message"
    # What nobody above has, where `super` looks for it, is not asked of the receiver again.
    return nil if name == "method_missing"
    receiver = self
    symbol = __symbol(name, name)
    if __has_member(receiver, "method_missing") || false
      return ->(block, *given) { __call(__member_for(receiver, "method_missing", receiver), receiver, [block, symbol,
        *given]) }
    end
    ->(block, *given) { KERNEL.no_method(receiver, name, true, given) }
  end
end

# An error of a call by way of `super` marks nothing in its line.
def KERNEL.no_method(receiver, name, marks = true, given = [])
  frames = __list_of(__call_frames())
  line = frames.size > 0 ? __index(__index(frames, 0), 4) : ""
  column = frames.size > 0 ? __index(__index(frames, 0), 5) : 0
  # A method that hands on what is missing is asked about the call that it was called by.
  at = frames.size > 1 && !marks && __index(__index(frames, 0), 2) == "method_missing" ? 1 : 0
  if at == 1
    line = __index(__index(frames, 1), 4)
    column = __index(__index(frames, 1), 5)
  end
  # An error in a text that is evaluated shows no line.
  is_evaluated = frames.size > 0 && KERNEL.is_evaluated(__index(frames, 0))
  if is_evaluated
    line = KERNEL.evaluated_line(__index(__index(frames, 0), 1))
    column = line.index(name) || 0
  end
  # What a file that is missing may have defined is unknown: functions. Of what a method is called on the class is known.
  may_lack = __has_own(KERNEL, "@lacks") || KERNEL.stands_alone(line, name, column)
  return __unknown_call_with(name, given) if may_lack && !__is_complete()
  if KERNEL.is_bare_name(line, name, column)
    error = NameError.new("undefined local variable or method `" + name + "' for " + KERNEL.described(receiver))
    KERNEL.note_place(error, line, name, false, column)
  else
    # A method that is there was asked of what says what is missing because the caller may not call it.
    is_hidden = __has_member(receiver, "method_missing") && __has_member(receiver, name)
    how = is_hidden ? KERNEL.visibility(receiver, name) : "public"
    words = how == "public" ? "undefined method `" + name + "' for " : how + " method `" + name + "' called for "
    error = NoMethodError.new(words + KERNEL.described(receiver))
    KERNEL.note_place(error, line, name, true, column)
  end
  __delete_own(error, "@snippet") if is_evaluated || !marks
  __set_field(error, "@name", __symbol(name, name))
  __set_field(error, "@receiver", receiver)
  __set_field(error, "@variables", KERNEL.variables_around) unless KERNEL.is_a(error, NoMethodError)
  before = column > 0 ? __index(line, column - 1) : " "
  is_there = __list_part(line, column, column + __len(name)) == name
  behind_self = line.index("self." + name, column > 4 ? column - 5 : 0)
  is_own = is_there && before != "." && before != "&" || behind_self && behind_self <= column
  __set_field(error, "@args", given) if KERNEL.is_a(error, NoMethodError)
  __set_field(error, "@is_bare", KERNEL.is_a(error, NameError) && !KERNEL.is_a(error, NoMethodError))
  __set_field(error, "@is_own", is_own)
  __throw(error)
end
# Whether a call is of a text that is evaluated: its line is not the program's.
def KERNEL.is_evaluated(frame) = __index(frame, 4) == "" || __str_startswith(__index(frame, 0), "(eval")
# A line of the text that is evaluated.
def KERNEL.evaluated_line(number)
  text = __field(GLOBALS, "$eval_text")
  (__kind(text) == "string" ? text.lines[number - 1] : nil).to_s.chomp
end
# Whether a line has a name at a place without a receiver in front of it.
def KERNEL.stands_alone(line, name, place)
  return false unless __str_isidentifier(name.delete_suffix("?").delete_suffix("!"))
  return false unless __list_part(line, place, place + __len(name)) == name
  before = place > 0 ? __index(line, place - 1) : " "
  before != "." && before != ":" && before != "&"
end
# Whether a line has a name as it stands where a variable may be meant: without a receiver and without arguments.
def KERNEL.is_bare_name(line, name, place)
  return false unless __str_isidentifier(name)
  return false unless __list_part(line, place, place + __len(name)) == name
  before = place > 0 ? __index(line, place - 1) : " "
  return false if before == "." || before == ":" || before == "\"" || before == "'" || before == "@" || before == "&"
  rest = __list_part(line, place + __len(name), __len(line))
  return true if rest == ""
  return false if __index(rest, 0) == "("
  return true unless __index(rest, 0) == " " && __len(rest) > 1
  behind = __index(rest, 1)
  third = __len(rest) > 2 ? __index(rest, 2) : " "
  return third == " " || third == "=" if "+-*/%<>&|=?!^.".include?(behind)
  return true unless "\"':[@{".include?(behind) || __str_isalnum(behind)
  ["if ", "unless ", "while ", "until ", "rescue ", "and ", "or ", "then ", "do ", "in "].any? { |word|
    __str_startswith(__str_lstrip(rest), word) }
end
# The line that an error shows, with the name that it is about marked.
def KERNEL.note_last_place(error, name, is_called)
  frames = __list_of(__call_frames())
  return nil if frames.size == 0
  frame = __index(frames, 0)
  line = __index(frame, 4)
  return nil if KERNEL.is_evaluated(frame)
  column = __index(frame, 5)
  place = is_called ? line.index("." + name, column) : nil
  KERNEL.note_place(error, line, name, is_called, place ? place + 1 : column)
end
# The same of an error about what a call was given: the name of the method that was called is marked.
def KERNEL.note_last_call(error)
  frames = __list_of(__call_frames())
  return nil if frames.size == 0
  frame = __index(frames, 0)
  line = __index(frame, 4)
  return nil if KERNEL.is_evaluated(frame)
  column = __index(frame, 5)
  found = line[column, line.size].match(/\A(\.?[a-z_]\w*[?!]?)/) || line[column, line.size].match(/\.[a-z_]\w*[?!]?/)
  return nil unless found
  first = column + found.begin(0)
  first -= 1 if found.begin(0) == 0 && column > 0 && __index(line, column - 1) == "."
  KERNEL.show_line(error, line, first, column + found.end(0) - first)
end
# Shows the line that an error is about, with a part of it marked; nothing where it has other letters than ASCII's.
def KERNEL.show_line(error, line, first, size)
  __set_field(error, "@snippet", "\n\n" + line + "\n" + " " * first + "^" * size) if __str_isascii(line)
end
def KERNEL.closing_bracket(line, at)
  depth = 0
  while at < __len(line)
    char = __index(line, at)
    depth += 1 if char == "["
    depth -= 1 if char == "]"
    return at if depth == 0
    at += 1
  end
  nil
end
# Where an operator, an index or an assignment to an attribute stands in a line, behind what it is applied to, and its length.
def KERNEL.operator_place(line, name, column)
  case name
  when "[]"
    first = line.index("[", column)
    [first, first && KERNEL.closing_bracket(line, first), 1]
  when "[]="
    # Of several elements the last is what is put.
    found = line[column, line.size].to_s.match(/\A((?:[^\[=]*\[[^\[\]]*\])*?[^\[=]*)\[[^\[\]]*\]\s*(?=[^\[.]?=)/)
    return [column + found.end(1), line.index("=", column + found.end(0)), 1] if found
    [line.index("[", column), line.index("=", line.index("]", column) || column), 1]
  when "-@", "+@", "~", "!" then [line.index(name[0], column), line.index(name[0], column), 1]
  else
    if name.end_with?("=") && __str_isidentifier(name[0, name.size - 1])
      [line.index("." + name[0, name.size - 1], column), line.index("=", column), 1]
    elsif !__str_isidentifier(name[0, 1])
      [line.index(name, column), line.index(name, column), name.size]
    end
  end
end
# Where an element is put, what is marked goes on to the sign of the assignment.
def KERNEL.note_element_put(error, line, column)
  column = line.index("[", column) || column
  marked = line[column, line.size].to_s.match(/\A.*?\]\s*=/)
  KERNEL.show_line(error, line, column, marked[0].size) if marked
end
def KERNEL.note_place(error, line, name, is_called, column = 0)
  first, last, more = KERNEL.operator_place(line, name, column)
  if first && last
    return KERNEL.show_line(error, line, first, last - first + more)
  end
  # Where another method was called that called this one, that is what is marked.
  is_there = __list_part(line, column, column + __len(name)) == name || line.index("." + name, column)
  if is_called && column > 0 && !is_there
    word = line[column, line.size].match(/\A\w+[?!]?/)
    name = word[0] if word
  end
  if is_called && line.include?("." + name)
    name = "." + name
    column = column > 0 ? column - 1 : 0
  end
  place = line.index(name, column) || line.index(name)
  # Of a constant of a module the colons are marked, too.
  if place && place >= 2 && __list_part(line, place - 2, place) == "::"
    place -= 2
    name = "::" + name
  end
  KERNEL.show_line(error, line, place, name.size) if place
end
def KERNEL.name_class(value, name)
  __set_field(value, "@name", name) if __kind(value) == "function" && __has_own(value, "@is_unnamed")
end
def KERNEL.described(value)
  return "nil:NilClass" if __same(value, nil)
  return "true:TrueClass" if __same(value, true)
  return "false:FalseClass" if __same(value, false)
  return "main:Object" if __same(value, MAIN)
  if __has_own(value, "prototype") && __has_own(value, "@class_of")
    return value.name ? value.name + (__field(value, "@is_module") ? ":Module" : ":Class") : value.to_s
  end
  text = __has_member(value, "inspect") ? value.inspect.to_s : ""
  text = KERNEL.address_of(value) + ">" if text.size == 0
  __str_startswith(text, "#") ? text : text + ":" + value.class.to_s
end
def KERNEL.is_own_variable(name) = __str_startswith(name, "@") && !__str_startswith(name, "@hides ")
# The beginning of what an object is shown as.
def KERNEL.address_of(object)
  home = __has_member(object, "class") ? object.class : __field(object, "@class")
  "#<" + home.to_s + ":0x0000" + (139637976727552 + KERNEL.identity(object) * 8).to_s(16)
end
def KERNEL.identity(object) = __number_float(__identity_hash(object)).to_i
# Where `super` goes on from a method of `home`: a module stands at another place in each object's line.
def KERNEL.parent_of(object, home)
  return __own_value(home, "@replaced") if __has_own(home, "@replaced")
  return __parent(__field(home, "prototype")) unless __has_own(home, "@is_module")
  at = __parent(object)
  at = __parent(at) until __same(at, ROOT) || (__has_own(at, "@mixin") && __same(__own_value(at, "@mixin"), home))
  __parent(at)
end
# The method that `super` means in a method of a class, and in one that an object or a class has itself.
def KERNEL.super_of(object, home, name)
  name = name.to_s
  # A block that became a method of one object stands in code of another class.
  is_single = __has_own(object, name) && (__same(home, Object) || !KERNEL.is_a(object, home))
  KERNEL.super_among(is_single ? __parent(object) : KERNEL.parent_of(object, home), object, name)
end
# The class that a method was made in, which is what `define_method` was called on; outside of all classes it is the one around.
def KERNEL.home_of_made(receiver, around) = __has_own(receiver, "prototype") ? receiver : around
def KERNEL.super_of_class(object, home, name)
  KERNEL.super_among(__parent(home), object, name)
end
def KERNEL.super_among(parent, object, name)
  return KERNEL.missing_or(__member_for(parent, name, object)) if name == "method_missing"
  return __member_for(parent, name, object) if __has_member(parent, name)
  return __member_for(object, "absent_super", object) if name == "respond_to_missing?"
  # What is not there is asked of the receiver as any call is.
  if __has_member(object, "method_missing")
    symbol = __symbol(name, name)
    return ->(block, *given) { __call(__member_for(object, "method_missing", object), object, [block, symbol, *given]) }
  end
  error = NoMethodError.new("super: no superclass method `" + name + "' for " + KERNEL.described(object))
  __set_field(error, "@name", __symbol(name, name))
  __set_field(error, "@receiver", object)
  raise error
end
def KERNEL.implicit_super
  raise RuntimeError, "implicit argument passing of super from method defined by define_method() is not supported. " +
    "Specify all arguments explicitly."
end
def KERNEL.new_tag = __wrap(__object_below(ROOT), __exception_new_plain())
# What a block wants to leave must be under way still.
def KERNEL.check_open(tag, value, word)
  return nil unless __has_own(tag, "@is_over")
  error = LocalJumpError.new(word == "break" ? "break from proc-closure" : "unexpected return")
  __set_field(error, "@reason", word.to_sym)
  __set_field(error, "@exit_value", value)
  raise error
end
def KERNEL.dug(value, more)
  return value if more.size == 0 || __same(value, nil)
  raise TypeError, value.class.name + " does not have #dig method" unless value.respond_to?(:dig)
  value.dig(*more)
end
def KERNEL.text_of(value)
  return value if __kind(value) == "string"
  return KERNEL.made_of(value, value.to_str, String, "to_str") if __kind(value) == "object" && value.respond_to?(:to_str)
  raise TypeError, "no implicit conversion " + KERNEL.into(value) + " into String"
end
# What a value says that it is where one of another class is wanted, which must be of that class.
def KERNEL.made_of(value, made, home, how)
  return made if KERNEL.is_a(made, home)
  own = value.class.name
  raise TypeError, "can't convert " + own + " to " + home.name + " (" + own + "#" + how + " gives " + made.class.name + ")"
end
# A list of arguments may hold so many, behind those that stand in front of it.
def KERNEL.at_most(given, most, before = 0)
  return nil if given.size <= most
  raise ArgumentError, "wrong number of arguments (given " + (given.size + before).to_s + ", expected " + before.to_s + ".." +
    (most + before).to_s + ")"
end
# The same where the reference tells of the most alone.
def KERNEL.one_at_most(given)
  raise ArgumentError, "wrong number of arguments (given " + given.size.to_s + ", expected 1)" if given.size > 1
end
def KERNEL.array_of(value)
  return value if __kind(value) == "array"
  return KERNEL.made_of(value, value.to_ary, Array, "to_ary") if __kind(value) == "object" && value.respond_to?(:to_ary)
  raise TypeError, "no implicit conversion " + KERNEL.into(value) + " into Array"
end
# What is spread in a call: a list of the machine's own, so one that is frozen or has a class of its own gives a copy.
def KERNEL.spread_of(value)
  if __kind(value) == "array"
    return __seal_level(value) > 0 || !__same(__parent(value), ARRAY_PROTOTYPE) ? __list_copy(value) : value
  end
  return [] if __same(value, nil)
  return [value] unless value.respond_to?(:to_a)
  made = value.to_a
  __same(made, nil) ? [value] : KERNEL.made_of(value, made, Array, "to_a")
end
def KERNEL.list_for(value)
  return value if __kind(value) == "array"
  return [value] if __same(value, nil) || !value.respond_to?(:to_ary)
  made = value.to_ary
  __same(made, nil) ? [value] : KERNEL.made_of(value, made, Array, "to_ary")
end
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
# Whether a method takes so many arguments by place; of its keywords, which of those it must have are lacking.
def KERNEL.check_count(list, least, most, wanted, named)
  count = __len(list)
  if count < least || (!__same(most, nil) && count > most)
    text = least.to_s
    text = __same(most, nil) ? text + "+" : text + ".." + most.to_s unless most == least
    text += "; required keyword" + (wanted.include?(",") ? "s" : "") + ": " + wanted if wanted != ""
    raise ArgumentError, "wrong number of arguments (given " + count.to_s + ", expected " + text + ")"
  end
  KERNEL.check_wanted(wanted, named) if wanted != ""
end
def KERNEL.check_wanted(wanted, named)
  lacking = wanted.split(", ").reject { |name| named.key?(__symbol(name, name)) }
  return nil if lacking.size == 0
  lacking = lacking.map { |name| ":" + name }
  raise ArgumentError, "missing keyword" + (lacking.size > 1 ? "s" : "") + ": " + lacking.join(", ")
end
def KERNEL.plain_rest(list)
  count = __len(list)
  return list if count == 0
  last = __index(list, count - 1)
  return list unless __kind(last) == "object" && __has_own(last, "@is_keywords")
  __set_index(list, count - 1, KERNEL.hash_like(last, last.pairs))
  list
end
def KERNEL.take_keywords(list, required)
  count = __len(list)
  # A call marks the hash that its pairs make: a hash that is an argument stays one.
  if count > 0 && KERNEL.is_a(__index(list, count - 1), Hash) && __has_own(__index(list, count - 1), "@is_keywords")
    last = __index(list, count - 1)
    __list_with_length(list, count - 1)
    copy = KERNEL.new_hash
    KERNEL.hash_merge(copy, last)
    return copy
  end
  KERNEL.new_hash
end
def KERNEL.keywords_given(hash) = hash.size == 0 ? [] : [hash]
def KERNEL.has_key(hash, key) = hash.key?(key)
def KERNEL.take_key(hash, key) = hash.delete(key)
# A method may say that it takes no keywords at all.
def KERNEL.refuse_keywords(hash)
  raise ArgumentError, "no keywords accepted" if hash.size > 0
end
# What cannot be read is told, and nothing of it runs.
def KERNEL.unreadable(text)
  __write_err(text)
  __run_end(1)
end
def KERNEL.check_keywords(hash)
  return nil if hash.size == 0
  raise ArgumentError, "unknown keyword" + (hash.size > 1 ? "s" : "") + ": " +
    hash.keys.map { |key| key.inspect }.join(", ")
end
def KERNEL.as_lambda(function)
  __set_field(function, "@is_lambda", true)
  function
end
def KERNEL.block_of(value)
  return value if __same(value, nil)
  return value if __kind(value) == "function" && !__has_own(value, "@class_of")
  made = value.respond_to?(:to_proc) ? value.to_proc : nil
  unless __kind(made) == "function" && !__has_own(made, "@class_of")
    raise TypeError, "wrong argument type " + value.class.name + " (expected Proc)"
  end
  made
end
def KERNEL.is_a(value, wanted)
  target = __field(wanted, "prototype")
  at = value
  while true
    at = __parent(at)
    # BasicObject stands above all, though no object's line reaches it.
    return __same(wanted, BasicObject) if __kind(at) == "null" || __same(at, nil)
    return true if __same(at, target) || (__has_own(at, "@mixin") && __same(__own_value(at, "@mixin"), wanted))
  end
end
def KERNEL.exception_for(given)
  options = {}
  count = __len(given)
  last = count > 0 ? __index(given, count - 1) : nil
  if count > 0 && __kind(last) == "object" && KERNEL.is_a(last, Hash) && __has_own(last, "@is_keywords") &&
    last.key?(:cause)
    options = last
    given = __list_part(given, 0, count - 1)
    count -= 1
    raise ArgumentError, "only cause is given with no arguments" if count == 0
  end
  raise ArgumentError, "wrong number of arguments (given " + count.to_s + ", expected 0..3)" if count > 3
  error = KERNEL.raised_one(given, count)
  KERNEL.keep_places(error)
  KERNEL.note_raise(error) if count > 0 && KERNEL.is_a(error, NameError)
  current = __field(GLOBALS, "$!")
  if options.size > 0
    __set_field(error, "@cause", options[:cause])
  elsif !__has_own(error, "@cause") && !__same(error, current)
    __set_field(error, "@cause", current)
    # What came from its place cannot be told when the calls around are over.
    current.set_backtrace(current.backtrace) if __kind(current) == "error" && !__has_own(current, "@places")
  end
  error
end
# What is raised again comes from where it was raised first.
def KERNEL.keep_places(error)
  return nil if __kind(error) != "error" || __has_own(error, "@places")
  places = error.backtrace
  error.set_backtrace(places) unless __same(places, nil)
end
# An error about a name shows where it was raised, the first time.
def KERNEL.note_raise(error)
  return nil if __has_own(error, "@snippet") || !__same(error.backtrace, nil)
  frames = __list_of(__call_frames())
  return nil if frames.size == 0
  line = __index(__index(frames, 0), 4)
  column = __index(__index(frames, 0), 5)
  return nil unless __list_part(line, column, column + 5) == "raise"
  KERNEL.show_line(error, line, column, 5)
end
def KERNEL.raised_one(given, count)
  return (__field(GLOBALS, "$!") || RuntimeError.new("")) if count == 0
  first = __index(given, 0)
  return RuntimeError.new(first) if __kind(first) == "string" && count == 1
  first = first.exception if __kind(first) == "object" && __has_member(first, "exception") && count == 1
  if __kind(first) == "error"
    return first if count == 1
    error = first.exception(__index(given, 1))
    error.set_backtrace(__index(given, 2)) if count > 2
    return error
  end
  raise TypeError, "exception class/object expected" unless __has_member(first, "exception")
  error = count > 1 ? first.exception(__index(given, 1)) : first.exception
  error.set_backtrace(__index(given, 2)) if count > 2
  error
end
# What is on its way while an `ensure` runs; leaving a block or method is no error.
def KERNEL.note_error(error)
  __set_field(GLOBALS, "$!", error) if KERNEL.is_a(error, Exception)
end
def KERNEL.rescues(list, error)
  place = 0
  while place < __len(list)
    wanted = __index(list, place)
    return true if __kind(wanted) == "array" ? KERNEL.rescues(wanted, error) : KERNEL.is_wanted(wanted, error)
    place += 1
  end
  false
end
# What a handler names may say itself what it takes.
def KERNEL.is_wanted(wanted, error)
  unless __has_own(wanted, "prototype")
    raise TypeError, "class or module required for rescue clause" unless __kind(wanted) == "object"
    return wanted === error
  end
  return KERNEL.is_a(error, wanted) if __same(__member_for(wanted, "===", wanted), CASE_OF_MODULE)
  wanted === error
end
def KERNEL.any_matches(list, value)
  place = 0
  while place < __len(list)
    return true if __index(list, place) === value
    place += 1
  end
  false
end
def KERNEL.any_true(list) = list.any?
def KERNEL.defined_method(object, name) = object.respond_to?(name, true) ? "method" : nil
def KERNEL.defined_constant(home, name)
  KERNEL.constant_in(home, name) || __has_member(Object, "::" + name) ? "constant" : nil
end
def KERNEL.defined_global(name) = __has_own(GLOBALS, name) ? "global-variable" : nil
def KERNEL.data_of(text) = StringIO.new(__str_removeprefix(text, "__END__\n"))
def KERNEL.defined_class_variable(home, name) = __has_member(home, name) ? "class variable" : nil
def KERNEL.defined_parent(object, home, name)
  parent = __str_startswith(name, "self.") ? __parent(home) : KERNEL.parent_of(object, home)
  __has_member(parent, __str_removeprefix(name, "self.")) ? "super" : nil
end
def KERNEL.defined_variable(object, name) = __has_own(object, name) ? "instance-variable" : nil
# What stands between the lines that begin and end a heredoc; the last one may be indented.
def KERNEL.heredoc(text)
  text = text[1, text.size] if __str_startswith(text, "\n")
  at = __len(text)
  at -= 1 while at > 0 && (__index(text, at - 1) == " " || __index(text, at - 1) == "\t")
  at == 0 || __index(text, at - 1) == "\n" ? text[0, at] : text
end

MAIN = __object_below(__field(Object, "prototype"))
