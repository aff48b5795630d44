# Objects, classes and exceptions.

class Object
  def initialize() = nil
  def class = __field(self, "@class")
  def ==(other) = __same(self, other)
  def !=(other) = !(self == other)
  def equal?(other) = __same(self, other)
  def eql?(other) = __same(self, other)
  def ===(other) = self == other
  def =~(other) = nil
  def !() = false
  def nil? = false
  def to_s = KERNEL.address_of(self) + ">"
  def inspect
    return KERNEL.address_of(self) + " ...>" if KERNEL.is_shown(self)
    parts = []
    KERNEL.showing(self) do
      __own_keys(self).each do |name|
        next unless __str_startswith(name, "@") && name != "@class" && !__str_startswith(name, "@hides ")
        parts << (name + "=" + __own_value(self, name).inspect)
      end
    end
    KERNEL.address_of(self) + (parts.size == 0 ? "" : " ") + parts.join(", ") + ">"
  end
  def hash = KERNEL.identity(self)
  def object_id = KERNEL.counted_id(self)
  def __id__ = object_id
  def is_a?(wanted) = KERNEL.is_a(self, KERNEL.class_or_module(wanted))
  def kind_of?(wanted) = KERNEL.is_a(self, KERNEL.class_or_module(wanted))
  def instance_of?(wanted) = __same(self.class, KERNEL.class_or_module(wanted))
  def respond_to?(name, all = false)
    KERNEL.method_name(name)
    if __has_member(self, name.to_s)
      how = KERNEL.visibility(self, name.to_s)
      return true if how == "public" || all && how != "undefined"
      return false if how != "undefined"
    end
    __has_member(self, "respond_to_missing?") ? !!respond_to_missing?(name, all) : false
  end
  def respond_to_missing?(name, all = false) = false
  def singleton_methods(all = true)
    list = []
    at = self
    # Modules that the object itself was extended by count, too.
    # A class has those of the program's classes that it inherits from, too.
    is_class = __has_own(self, "prototype") && !__has_own(self, "@is_module")
    while __same(at, self) || all && (__has_own(at, "@mixin") ? !__same(__own_value(at, "@mixin"), Kernel) : is_class && KERNEL.is_of_program(at))
      __own_keys(at).each do |name|
        next unless KERNEL.is_method_name(name) && __kind(__own_value(at, name)) == "function"
        list.push(name.to_sym) unless KERNEL.visibility(self, name) == "private"
      end
      at = __parent(at)
      break if __kind(at) == "null"
    end
    list.uniq
  end
  def singleton_class
    KERNEL.check_singleton(self)
    KERNEL.singleton_class(self)
  end
  def singleton_method_added(name) = nil
  def eval_exec(*given, &block) = __call(block, self, given)
  def absent_super(*given) = false
  def send(name = __null(), *given, &block) = KERNEL.called(self, KERNEL.method_name(name), given, block)
  def public_send(name = __null(), *given, &block)
    name = KERNEL.method_name(name)
    KERNEL.check_visible(self, name, nil)
    KERNEL.called(self, name, given, block)
  end
  def __send__(name = __null(), *given, &block) = KERNEL.called(self, KERNEL.method_name(name), given, block)
  def method(name)
    unless __has_member(self, name.to_s) || respond_to?(name, true)
      error = NameError.new("undefined method `" + name.to_s + "' for " + KERNEL.class_described(self))
      __set_field(error, "@name", name.to_sym)
      KERNEL.note_last_call(error)
      raise error
    end
    Method.new(self, name.to_sym, KERNEL.method_of(self, name.to_s), KERNEL.owner_of(self, name.to_s))
  end
  def public_method(name)
    found = method(name)
    KERNEL.must_be_public(self.class, self, name)
    found
  end
  def singleton_method(name)
    return method(name) if __has_own(self, KERNEL.method_name(name))
    error = NameError.new("undefined singleton method `" + name.to_s + "' for `" + inspect + "'")
    KERNEL.note_last_call(error)
    __set_field(error, "@name", name.to_sym)
    __set_field(error, "@receiver", self)
    raise error
  end
  def methods(all = true)
    list = []
    at = self
    while !__same(at, ROOT) && __kind(at) != "null" && !__same(at, __field(Object, "prototype"))
      __own_keys(at).each do |name|
        list.push(name.to_sym) if KERNEL.is_method_name(name) && KERNEL.visibility(self, name) != "private"
      end
      at = __parent(at)
      break if !all && !__has_own(at, "@mixin")
    end
    list.concat(Object.instance_methods) if all && KERNEL.is_a(self, Object)
    list.uniq
  end
  def public_methods(all = true)
    return self.class.public_instance_methods(false) unless all
    methods.select { |name| KERNEL.visibility(self, name.to_s) == "public" }
  end
  def private_methods(all = true)
    proto = __field(self.class, "prototype")
    __own_keys(proto).select { |name| KERNEL.is_method_name(name) && KERNEL.visibility(proto,
      name) == "private" }.map { |name| name.to_sym }
  end
  def tap
    yield self
    self
  end
  def then = block_given? ? yield(self) : to_enum(:then) { 1 }
  def yield_self = block_given? ? yield(self) : to_enum(:yield_self) { 1 }
  def itself = self
  # These say nothing any more.
  def taint = self
  def untaint = self
  def tainted? = false
  def trust = self
  def untrust = self
  def untrusted? = false
  def freeze
    kind = __kind(self)
    __own_keys(self).each { |name| __define(self, name, __own_value(self, name), 6) if __str_startswith(name,
      "@") } if kind == "object"
    __prevent_extensions(self) if kind == "object" || kind == "array"
    self
  end
  def frozen? = KERNEL.is_frozen(self)
  def dup
    return self if __kind(self) == "function"
    copy = __kind(self) == "object" ? KERNEL.open_copy(self) : __shallow_copy(self)
    copy.initialize_dup(self)
    copy
  end
  def initialize_dup(other) = initialize_copy(other)
  def initialize_clone(other, freeze: nil) = initialize_copy(other)
  def clone(freeze: nil)
    unless __same(freeze, nil) || freeze == true || freeze == false
      raise ArgumentError, "unexpected value for freeze: " + freeze.class.to_s
    end
    kind = __kind(self)
    if freeze == false && (kind == "symbol" || kind == "boolean" || __same(self, nil))
      raise ArgumentError, "can't unfreeze " + self.class.to_s
    end
    is_plain = kind == "object" && __same(__member_for(self, "dup", self), OBJECT_DUP)
    copy = is_plain ? KERNEL.open_copy(self) : dup
    __own_keys(self).each { |name| __define(copy, name, __own_value(self, name), 7) if KERNEL.is_method_name(name) }
    if is_plain
      __same(freeze, nil) ? copy.initialize_clone(self) : copy.initialize_clone(self, freeze: freeze)
    end
    copy.freeze if freeze == true || (__same(freeze, nil) && frozen?)
    copy
  end
  def initialize_copy(other) = nil
  def extend(*given)
    raise ArgumentError, "wrong number of arguments (given 0, expected 1+)" if given.size == 0
    given.reverse_each do |mod|
      next if __is_unknown(mod)
      unless __has_own(mod, "@is_module")
        raise TypeError, "wrong argument type " + mod.class.name + " (expected Module)" if KERNEL.is_a(mod, Module)
        raise TypeError, "wrong argument type " + mod.class.name + " (expected Module)"
      end
      KERNEL.check_singleton(self)
      KERNEL.check_open_class(self) unless __has_own(self, "prototype")
      mod.extend_object(self)
      mod.extended(self)
    end
    self
  end
  def instance_variables = __own_keys(self).select { |name| __str_startswith(name, "@") }.map { |name| name.to_sym }
  def instance_variable_get(name)
    name = KERNEL.variable_name(name)
    __has_own(self, name) ? __own_value(self, name) : nil
  end
  def instance_variable_set(name, value)
    name = KERNEL.variable_name(name)
    KERNEL.check_frozen(self)
    __define(self, name, value, 7)
    value
  end
  def instance_variable_defined?(name) = __has_own(self, KERNEL.variable_name(name))
  def define_singleton_method(name, body = nil, &block)
    KERNEL.check_singleton(self)
    raise ArgumentError, "tried to create Proc object without a block" unless block || body
    KERNEL.check_open_class(self)
    made = KERNEL.method_from(block || body, name)
    __define(self, name.to_s, made, 7)
    name.to_sym
  end
  def instance_eval(text = nil, *place, &block)
    raise ArgumentError, "wrong number of arguments (given 0, expected 1..3)" unless text || block
    text ? KERNEL.run_on(self, text, "instance_eval") : __call(block, self, [self])
  end
  def remove_instance_variable(name)
    unless instance_variable_defined?(name)
      error = NameError.new("instance variable " + name.to_s + " not defined")
      KERNEL.note_last_call(error)
      raise error
    end
    KERNEL.check_frozen(self)
    value = instance_variable_get(name)
    __delete_own(self, name.to_s)
    value
  end
  def instance_exec(*given, &block) = __call(block, self, given)
  def <=>(other) = __same(self, other) || !KERNEL.is_a(self, Comparable) && self == other ? 0 : nil
  def display
    print(self)
    nil
  end

  def puts(*given)
    return __field(GLOBALS, "$stdout").puts(*given) unless __same(__field(GLOBALS, "$stdout"), STDOUT)
    __write_out("\n") if __len(given) == 0
    given.each { |value| KERNEL.put(value) }
    nil
  end
  def print(*given)
    given = [__field(GLOBALS, "$_")] if given.size == 0
    return __field(GLOBALS, "$stdout").print(*given) unless __same(__field(GLOBALS, "$stdout"), STDOUT)
    given.each { |value| __write_out(__is_unknown(value) ? __unknown_text(value) : value.to_s) }
    nil
  end
  def p(*given)
    out = __field(GLOBALS, "$stdout")
    if __same(out, STDOUT)
      given.each { |value| __write_out((__is_unknown(value) ? __unknown_text(value) : value.inspect) + "\n") }
    else
      given.each { |value| out.write(value.inspect + "\n") }
    end
    given.size == 0 ? nil : (given.size == 1 ? given[0] : given)
  end
  def require(name)
    return false if REQUIRED.include?(name)
    KERNEL.refuse_file(name) unless FEATURES.include?(name) || KERNEL.note_lack
    REQUIRED.push(name)
    Minitest.autorun if name == "minitest/autorun"
    Test::Unit.autorun if name == "test/unit" || name == "test-unit"
    true
  end
  def gem(name, *versions) = true
  def require_relative(name)
    KERNEL.refuse_file(name) unless KERNEL.note_lack
  end
  def proc(&block)
    raise ArgumentError, "tried to create Proc object without a block" unless block
    block
  end
  def lambda(&block)
    raise ArgumentError, "tried to create Proc object without a block" unless block
    block
  end
  def eval(text, binding = nil, *place) = (binding || Binding.new(MAIN, "", nil, nil)).eval(text)
  def load(name, wrap = false) = KERNEL.refuse_file(name)
  def autoload(*given) = nil
  # Those that are called by name: a plain `raise` is a statement.
  def raise(*given) = __throw(KERNEL.exception_for(given))
  def loop
    return KERNEL.enumerator(self, :loop) unless block_given?
    begin
      while true
        yield
      end
    rescue StopIteration => error
      error.result
    end
  end
  def exit(code = 0)
    code = code == true ? 0 : (code == false ? 1 : KERNEL.int(code))
    raise SystemExit.new(code, "exit")
  end
  def exit!(code = 0) = __exit(code == true ? 0 : (code == false ? 1 : code))
  def abort(text = nil)
    STDERR.puts(text) if text
    raise SystemExit.new(1, text || "exit")
  end
  def warn(*given, uplevel: nil, category: nil)
    unless __same(category, nil)
      is_known = category == :deprecated || category == :experimental
      raise ArgumentError, "unknown category: " + category.to_s unless is_known
      return nil unless Warning[category]
    end
    front = uplevel ? (KERNEL.places_under_way[uplevel] || "").split(":in")[0].to_s + ": warning: " : ""
    given.flatten.each { |text| __field(GLOBALS, "$stderr").puts(front + text.to_s) }
    nil
  end
  def gets(*given, chomp: false) = __field(GLOBALS, "$stdin").gets(*given, chomp: chomp)
  def readline(chomp: false) = __field(GLOBALS, "$stdin").readline(chomp: chomp)
  def binding = Binding.new(self, "", nil, nil)
  def caller(start = 1, count = nil)
    list = KERNEL.all_places_under_way
    return list[start] if KERNEL.is_a(start, Range)
    return nil if start > list.size
    count ? list.drop(start).take(count) : list.drop(start)
  end
  def caller_locations(*given)
    list = caller(*given)
    list && list.map { |place| KernelPlace.new(place) }
  end
  def system(*given) = nil
  def `(command)
    raise Errno::ENOENT.new(command.to_s.split[0])
  end
  def trap(*given) = nil
  def set_trace_func(*given) = nil

  def format(*given) = KERNEL.format_given(given)
  def sprintf(*given) = KERNEL.format_given(given)
  def printf(*given)
    return nil if given.size == 0
    return given[0].printf(*given.drop(1)) unless __kind(given[0]) == "string"
    print(KERNEL.format_given(given))
  end
  def Integer(value, radix = nil, exception: true)
    if radix && __kind(value) != "string" && !value.respond_to?(:to_str)
      return nil unless exception
      raise ArgumentError, "base specified for non string value"
    end
    return value if KERNEL.is_a(value, Integer)
    if KERNEL.is_float(value)
      return nil if !exception && !value.finite?
      return value.to_i
    end
    if __same(value, nil)
      return nil unless exception
      raise TypeError, "can't convert nil into Integer"
    end
    return KERNEL.integer_made(value, exception) unless __kind(value) == "string" || !value.respond_to?(:to_i) && !value.respond_to?(:to_int)
    unless __kind(value) == "string"
      return nil unless exception
      raise TypeError, "can't convert " + KERNEL.converted_name(value) + " into Integer"
    end
    raise ArgumentError, "invalid radix " + radix.to_s if radix && (radix < 0 || radix == 1 || radix > 36)
    number = KERNEL.whole_number(__str_strip(value, " \t\n\v\f\r").downcase, radix)
    return number if number || !exception
    raise ArgumentError, "invalid value for Integer(): " + value.inspect
  end
  def Float(value, exception: true)
    return value.to_f if KERNEL.is_a(value, Numeric)
    if __same(value, nil)
      return nil unless exception
      raise TypeError, "can't convert nil into Float"
    end
    return KERNEL.made_of(value, value.to_f, Float, "to_f") if __kind(value) != "string" && value.respond_to?(:to_f)
    unless __kind(value) == "string"
      return nil unless exception
      raise TypeError, "can't convert " + KERNEL.converted_name(value) + " into Float"
    end
    return value.to_f if value.match?(/\A\s*[-+]?(\d+(_\d+)*)?(\.\d+(_\d+)*|(?<=\d))([eE][-+]?\d+)?\s*\z/)
    return KERNEL.hex_float(value.strip) if value.match?(/\A\s*[-+]?0[xX]\h+(\.\h+)?([pP][-+]?\d+)?\s*\z/)
    return nil unless exception
    raise ArgumentError, "string for Float contains null byte" if value.include?("\0")
    raise ArgumentError, "invalid value for Float(): " + value.inspect
  end
  def String(value)
    return value if __kind(value) == "string"
    return KERNEL.text_of(value) if __has_member(value, "respond_to?") && value.respond_to?(:to_str)
    unless __has_member(value, "respond_to?") && value.respond_to?(:to_s, true)
      raise TypeError, "can't convert " + KERNEL.converted_name(value) + " into String"
    end
    KERNEL.made_of(value, value.to_s, String, "to_s")
  end
  def Array(value)
    return value if __kind(value) == "array"
    made = __kind(value) == "object" && value.respond_to?(:to_ary) ? value.to_ary : nil
    __same(made, nil) ? KERNEL.spread_of(value) : KERNEL.made_of(value, made, Array, "to_ary")
  end
  def Hash(value)
    return {} if __same(value, nil) || value == []
    return KERNEL.hash_from(value) if value.respond_to?(:to_hash)
    raise TypeError, "can't convert " + value.class.name + " into Hash"
  end
  def catch(tag = Object.new)
    raise LocalJumpError, "no block given" unless block_given?
    OPEN_CATCHES.push(tag)
    yield tag
  rescue KernelThrow => thrown
    __throw(thrown) unless KERNEL.is_same_tag(__field(thrown, "@tag"), tag)
    __field(thrown, "@value")
  ensure
    OPEN_CATCHES.pop
  end
  def throw(tag, value = nil)
    raise UncaughtThrowError.new(tag, value) unless OPEN_CATCHES.any? { |open| KERNEL.is_same_tag(open, tag) }
    thrown = __wrap(__object_below(__field(KernelThrow, "prototype")), __exception_new_plain())
    __set_field(thrown, "@tag", tag)
    __set_field(thrown, "@value", value)
    __throw(thrown)
  end
  def at_exit(&block)
    EXIT_BLOCKS.push(block)
    __at_exit(-> { KERNEL.run_exit_block }) if EXIT_BLOCKS.size == 1 && !EXIT_BLOCKS.frozen?
    block
  end
end

# The integer that an object says it is: as one, or where it is none, by what it is cut to.
def KERNEL.integer_made(value, fails)
  if value.respond_to?(:to_int)
    made = value.to_int
    return made if KERNEL.is_integer(made)
  end
  if value.respond_to?(:to_i)
    made = value.to_i
    return made if KERNEL.is_integer(made) || !fails && __same(made, nil)
    return nil unless fails
    KERNEL.made_of(value, made, Integer, "to_i")
  end
  return nil unless fails
  KERNEL.made_of(value, made, Integer, "to_int")
end
# A literal of a source that says that its literals are frozen.
def KERNEL.frozen_text(text) = __prevent_extensions(__str_copy(text))
# What has no methods, as a BasicObject has none, is asked nothing.
def KERNEL.is_frozen(value)
  kind = __kind(value)
  return __seal_level(value) == 2 if kind == "string"
  return __seal_level(value) > 0 if kind == "object" || kind == "array" || kind == "error"
  return true unless kind == "function"
  __has_own(value, "prototype") ? __has_own(value, "@is_frozen") : __seal_level(value) > 0
end

# What has least: the class above all others.
class BasicObject
  def initialize() = nil
  def ==(other) = __same(self, other)
  def equal?(other) = __same(self, other)
  def !=(other) = !(self == other)
  def !() = false
  def __id__ = KERNEL.counted_id(self)
  def __send__(name, *given, &block) = KERNEL.called(self, name.to_s, given, block)
  def instance_eval(text = nil, *place, &block)
    text ? KERNEL.run_on(self, text, "instance_eval") : __call(block, self, [self])
  end
  def instance_exec(*given, &block) = __call(block, self, given)
  def eval_exec(*given, &block) = __call(block, self, given)
  def singleton_method_added(name) = nil
end
__define(__field(BasicObject, "prototype"), "absent_member", __own_value(__field(Object, "prototype"), "absent_member"), 7)

# What is on its way from a `throw` to its `catch`: no exception, so that no `rescue` of the program meets it.
class KernelThrow
end
OPEN_CATCHES = []
def KERNEL.is_same_tag(one, other) = __same(one, other) || __kind(one) == "symbol" && one == other
# The program's libraries that are there, and those that were asked for.
FEATURES = ["set", "json", "date", "time", "stringio", "forwardable", "singleton", "observer", "ostruct", "delegate",
            "timeout", "benchmark", "securerandom", "pp", "prettyprint", "bigdecimal", "bigdecimal/util", "prime",
            "matrix", "digest", "digest/md5", "digest/sha1", "digest/sha2", "erb", "tsort", "abbrev", "shellwords",
            "English", "io/console", "tempfile", "fileutils", "logger", "base64", "monitor", "thread", "fiber",
            "rational", "complex", "enumerator", "etc", "csv", "yaml", "psych", "optparse", "open3", "weakref", "zlib",
            "socket", "open-uri", "net/http", "uri", "strscan", "pathname", "tmpdir", "find", "minitest/autorun",
            "minitest", "minitest/spec", "minitest/mock", "minitest/test", "minitest/unit", "minitest/assertions", "minitest/pride", "test/unit", "objspace", "ripper", "coverage", "continuation", "cgi", "cgi/util", "cgi/escape",
            "readline", "fcntl", "io/console/size", "io/nonblock", "bigdecimal/math", "optparse/time", "mutex_m", "pty", "reline", "syslog",
            "racc", "io/wait", "rbconfig", "un", "getoptlong", "random/formatter", "bundler/setup", "did_you_mean",
            "test-unit", "error_highlight", "pstore", "drb", "resolv", "ipaddr", "openssl", "nkf"]
REQUIRED = ["thread", "fiber", "rational", "complex", "enumerator", "monitor", "did_you_mean", "error_highlight"]
def KERNEL.check_singleton(object)
  kind = __kind(object)
  raise TypeError, "can't define singleton" if kind == "number" || kind == "bigint" || kind == "symbol"
end
def KERNEL.class_or_module(wanted)
  return wanted if __kind(wanted) == "function" && __has_own(wanted, "prototype")
  raise TypeError, "class or module required"
end
# The text of a method's name, however it is given.
def KERNEL.method_name(name)
  kind = __kind(name)
  return __symbol_description(name) if kind == "symbol"
  return name if kind == "string"
  raise ArgumentError, "no method name given" if __same(name, __null())
  return name.to_str if kind == "object" && name.respond_to?(:to_str)
  raise TypeError, name.inspect + " is not a symbol nor a string"
end
def KERNEL.variable_name(name)
  name = KERNEL.method_name(name)
  return name if __str_startswith(name, "@") && __str_isidentifier(__list_part(name, 1, __len(name)))
  error = NameError.new("`" + name + "' is not allowed as an instance variable name")
  KERNEL.note_last_call(error)
  __set_field(error, "@name", name.to_sym)
  raise error
end
def KERNEL.hex_float(text)
  sign = __str_startswith(text, "-") ? -1.0 : 1.0
  digits, power = text.downcase.delete("-+_").sub("0x", "").split("p")
  power = -power.to_i if power && text.match?(/[pP]-/)
  whole, part = digits.split(".")
  value = whole.to_i(16) + (part ? part.to_i(16) / 16.0 ** part.size : 0.0)
  sign * value * 2.0 ** (power || 0).to_i
end
# The number that a text spells in full; nil where it spells none.
def KERNEL.whole_number(text, radix)
  sign = __str_startswith(text, "-") ? -1 : 1
  text = text[1, text.size] if __str_startswith(text, "-") || __str_startswith(text, "+")
  { "0x" => 16, "0b" => 2, "0o" => 8 }.each do |mark, base|
    if __str_startswith(text, mark) && (__same(radix, nil) || radix == base)
      text = text[2, text.size]
      radix = base
    end
  end
  radix = 8 if __same(radix, nil) && __str_startswith(text, "0") && text.size > 1
  digits = "0123456789abcdefghijklmnopqrstuvwxyz"[0, radix || 10]
  return nil if text.size == 0 || __str_startswith(text, "_") || __str_endswith(text, "_") || text.include?("__")
  return nil unless text.chars.all? { |char| char == "_" || digits.include?(char) }
  sign * text.to_i(radix || 10)
end
EXIT_BLOCKS = []
# The last that was registered runs first.
# The last error is that which ended the program.
def KERNEL.run_exit_block
  last = nil
  while EXIT_BLOCKS.size > 0
    begin
      EXIT_BLOCKS.pop.call
    rescue SystemExit => error
      last = error.status
    rescue Exception => error
      last = 1
      __write_err(KERNEL.escaped_report(KERNEL.report_of(error)))
    end
  end
  __run_end(last) if last
end
def KERNEL.put(value)
  return __write_out(__unknown_text(value) + "\n") if __is_unknown(value)
  kind = __kind(value)
  list = kind == "object" && value.respond_to?(:to_ary) ? value.to_ary : value
  if __kind(list) == "array"
    return __write_out("[...]\n") if KERNEL.is_shown(list)
    KERNEL.showing(list) { list.each { |inside| KERNEL.put(inside) } }
  else
    text = value.to_s
    text = KERNEL.address_of(value) + ">" unless __kind(text) == "string"
    __write_out(__str_endswith(text, "\n") ? text : text + "\n")
  end
end
def KERNEL.method_of(object, name) = __member_for(object, name, object)
def KERNEL.called(object, name, given, block) = __call(__member_for(object, name, object), object, [block, *given])
def KERNEL.is_method_name(name)
  !__str_startswith(name, "@") && !__str_startswith(name, "::") && name != "initialize" && name != "constructor" &&
    name != "absent_member" && name != "prototype" && name != "method_named" && name != "eval_exec"
end
# The class or module that has a method which an object is called with.
def KERNEL.owner_of(object, name)
  at = __has_own(object, name) ? object : __parent(object)
  at = __parent(at) until __kind(at) == "null" || __same(at, ROOT) || __has_own(at, name)
  return __own_value(at, "@mixin") if __has_own(at, "@mixin")
  return at.singleton_class if __same(at, object)
  owner = __has_own(at, "@class") ? __own_value(at, "@class") : object.class
  # The numbers' operators stand in one place here.
  owner = object.class if __same(owner, Numeric) && (OPERATOR_NAMES.include?(name) || name == "to_f" || name == "fdiv")
  return owner unless __same(owner, Object)
  OBJECT_METHODS.include?(name) || __has_own(__field(Kernel, "prototype"), name) ? Kernel : owner
end
# Functions that every object has, but that only it may call.
PRIVATE_FUNCTIONS = ["puts", "print", "p", "pp", "require", "require_relative", "load", "autoload", "loop", "exit",
                     "exit!", "abort", "warn", "gets", "readline", "sleep", "binding", "caller", "caller_locations", "gem",
                     "system", "`", "trap", "set_trace_func", "format", "sprintf", "printf", "Integer", "Float", "String",
                     "Array", "Hash", "Rational", "Complex", "catch", "throw", "at_exit", "proc", "lambda", "eval",
                     "eval_exec", "absent_super", "rand", "srand", "raise", "putc", "initialize", "initialize_copy",
                     "initialize_dup", "initialize_clone",
                     "respond_to_missing?", "singleton_method_added"]
# This very text: what a class defines under such a name is everybody's, unless that class says otherwise.
FUNCTION_HIDDEN = __str_copy("private")
_place = 0
while _place < __len(PRIVATE_FUNCTIONS)
  __define(__field(Object, "prototype"), __text_join("@hides ", __index(PRIVATE_FUNCTIONS, _place)), FUNCTION_HIDDEN, 7)
  _place = __bits("+", _place, 1)
end
# What every object has that a program is told of.
PUBLIC_FUNCTIONS = ["singleton_class", "dup", "itself", "taint", "tainted?", "untaint", "untrust", "untrusted?", "trust", "methods",
                    "singleton_methods", "protected_methods", "private_methods", "public_methods", "instance_variables",
                    "instance_variable_get", "instance_variable_set", "instance_variable_defined?", "remove_instance_variable",
                    "instance_of?", "kind_of?", "is_a?", "display", "hash", "public_send", "class", "frozen?", "tap", "then",
                    "yield_self", "extend", "clone", "method", "public_method", "singleton_method", "<=>", "===",
                    "define_singleton_method", "=~", "!~", "nil?", "eql?", "respond_to?", "freeze", "inspect", "object_id", "send",
                    "to_enum", "enum_for", "to_s"]
BASIC_FUNCTIONS = ["__send__", "!", "__id__", "instance_eval", "==", "instance_exec", "!=", "equal?"]
OBJECT_DUP = __own_value(__field(Object, "prototype"), "dup")
OBJECT_METHODS = __own_keys(__field(Object, "prototype"))
def KERNEL.class_described(object)
  return "class `#<Class:" + object.name + ">'" if __has_own(object, "prototype")
  "class `" + object.class.name + "'"
end
def KERNEL.mix(target, mod, all = true)
  unless __has_own(mod, "@is_module")
    raise TypeError, "wrong argument type " + mod.class.name + " (expected Module)"
  end
  return nil if KERNEL.is_mixed(target, mod, all)
  start = __field(mod, "prototype")
  inner = []
  at = __parent(start)
  while __has_own(at, "@mixin")
    inner.push(__own_value(at, "@mixin"))
    at = __parent(at)
  end
  __list_reverse(inner)
  inner.each { |one| KERNEL.mix(target, one, all) }
  proxy = __object_below(__parent(target))
  __own_keys(start).each { |name| __define(proxy, name, __own_value(start, name), 7) unless name == "@class" }
  __define(proxy, "@mixin", mod, 7)
  __set_field(mod, "@proxies", []) unless __has_own(mod, "@proxies")
  __list_append(__own_value(mod, "@proxies"), proxy)
  __set_parent(target, proxy)
end
# Whether a module stands above an object or class already; or, where not all is looked at, between it and its class or parent.
def KERNEL.is_mixed(target, mod, all)
  at = __parent(target)
  while __kind(at) != "null" && (all || __has_own(at, "@mixin"))
    return true if __has_own(at, "@mixin") && __same(__own_value(at, "@mixin"), mod)
    at = __parent(at)
  end
  false
end
# What an object is known by where a program asks: they are counted as they are asked about.
OBJECT_IDS = __new_map()
def KERNEL.counted_id(object)
  key = __native_str(KERNEL.identity(object))
  known = __map_find(OBJECT_IDS, key)
  return known unless __same(known, nil)
  known = 60 + 20 * __len(OBJECT_IDS)
  __map_put(OBJECT_IDS, key, known)
  known
end
def KERNEL.note_added(target, mod, name)
  if !mod || __has_own(target, "prototype")
    return nil if __same(target, MAIN) || __same(__member_for(target, "singleton_method_added", target), NO_SINGLETON_HOOK)
    return target.singleton_method_added(__symbol(name, name))
  end
  return nil unless mod && __has_member(mod, "method_added")
  mod.method_added(__symbol(name, name)) unless __same(__member_for(mod, "method_added", mod), NO_HOOK)
end

# What a class is below whose own parent is not there: that takes whatever it is given.
LACKING = KERNEL.make_class("Object", Object)
__define(__field(LACKING, "prototype"), "initialize", ->(block, *given) { nil }, 7)
NO_SINGLETON_HOOK = __own_value(__field(Object, "prototype"), "singleton_method_added")
OBJECT_HASH = __own_value(__field(Object, "prototype"), "hash")
# What the library calls on itself is what programs call.
__set_parent(KERNEL, __field(Object, "prototype"))
