# Nothing, truth, symbols, functions and methods as values.

class NilClass
  def to_s = KERNEL.frozen_text("")
  def to_a = []
  def to_h = {}
  def to_i = 0
  def to_f = 0.0
  def to_r = Rational(0, 1)
  def inspect = "nil"
  def nil? = true
  def class = NilClass
  def !() = true
  def ==(other) = __same(self, other)
  def =~(other) = nil
  def &(other) = false
  def |(other) = other ? true : false
  def ^(other) = other ? true : false
  def dup = nil
  def singleton_class = NilClass
  def hash = 8
  def object_id = 8
end
class Boolean
  def to_s = KERNEL.frozen_text(self ? "true" : "false")
  def inspect = self ? "true" : "false"
  def class = self ? TrueClass : FalseClass
  def !() = !self
  def &(other) = self && other ? true : false
  def |(other) = self || other ? true : false
  def ^(other) = self ? !other : !!other
  def ==(other) = __same(self, other)
  def dup = self
  def singleton_class = self.class
  def hash = self ? 20 : 0
  def object_id = self ? 20 : 0
end
class TrueClass
  def self.===(value) = __same(value, true)
end
class FalseClass
  def self.===(value) = __same(value, false)
end
class Symbol
  include Comparable
  def to_s = __str_copy(__symbol_description(self))
  def name = KERNEL.frozen_text(__symbol_description(self))
  def id2name = to_s
  def to_sym = self
  def inspect
    text = __symbol_description(self)
    KERNEL.is_symbol_word(text) ? ":" + text : ":" + text.inspect
  end
  def class = Symbol
  def ==(other) = KERNEL.operated("==", self, other)
  def ===(other) = KERNEL.operated("==", self, other)
  def eql?(other) = KERNEL.operated("==", self, other)
  def equal?(other) = KERNEL.operated("==", self, other)
  def hash = __hash(__text_join(":", __symbol_description(self)))
  def <=>(other) = __kind(other) == "symbol" ? to_s <=> other.to_s : nil
  def length = __len(__symbol_description(self))
  def size = __len(__symbol_description(self))
  def [](*given) = to_s[*given]
  def slice(*given) = to_s[*given]
  def upcase(*how) = to_s.upcase(*how).to_sym
  def downcase(*how) = to_s.downcase(*how).to_sym
  def capitalize(*how) = to_s.capitalize(*how).to_sym
  def swapcase(*how) = to_s.swapcase(*how).to_sym
  def succ = to_s.succ.to_sym
  def next = succ
  def empty? = to_s.empty?
  def =~(pattern) = to_s =~ pattern
  def match(pattern, from = 0, &block) = to_s.match(pattern, from, &block)
  def match?(pattern, from = 0) = to_s.match?(pattern, from)
  def start_with?(*starts) = to_s.start_with?(*starts)
  def end_with?(*ends) = to_s.end_with?(*ends)
  def dup = self
  def object_id = __hash(__symbol_description(self)) * 8
  def encoding = __symbol_description(self).ascii_only? ? Encoding::US_ASCII : Encoding::UTF_8
  def casecmp(other) = __kind(other) == "symbol" ? to_s.casecmp(other.to_s) : nil
  def casecmp?(other) = __kind(other) == "symbol" ? to_s.casecmp?(other.to_s) : nil
  def to_proc
    name = __symbol_description(self)
    known = __map_find(SYMBOL_PROCS, name)
    return known unless __same(known, nil)
    made = ->(*given) {
      raise ArgumentError, "no receiver given" if __len(given) == 0
      KERNEL.check_visible(__index(given, 0), name, nil)
      KERNEL.called(__index(given, 0), name, __list_part(given, 1, __len(given)), nil)
    }
    __set_field(made, "@parameters", "req ,rest ")
    __set_field(made, "@of_symbol", "(&" + inspect + ")")
    KERNEL.as_lambda(made)
    __map_put(SYMBOL_PROCS, name, made)
    made
  end
end
# A symbol makes one function only.
SYMBOL_PROCS = __new_map()
# Whether a symbol needs no quotes.
def KERNEL.is_symbol_word(text)
  return true if OPERATOR_NAMES.include?(text)
  text = __str_removeprefix(text, "$")
  text = __str_removeprefix(__str_removeprefix(text, "@"), "@")
  last = __len(text) > 1 ? __index(text, __len(text) - 1) : ""
  text = __list_part(text, 0, __len(text) - 1) if last == "?" || last == "!" || last == "="
  __str_isidentifier(text)
end
OPERATOR_NAMES = ["+", "-", "*", "/", "%", "**", "<", ">", "<=", ">=", "==", "!=", "===", "<=>", "=~", "!~", "!",
                  "~", "^", "&", "|", "<<", ">>", "[]", "[]=", "+@", "-@", "`"]
class Proc
  def self.new(&block)
    raise ArgumentError, "tried to create Proc object without a block" unless block
    block
  end
  def yield(*given, &block)
    KERNEL.hand_block(self, block) if block
    __call(self, nil, given)
  end
  def [](*given, &block)
    KERNEL.hand_block(self, block) if block
    __call(self, nil, given)
  end
  def ===(*given) = __call(self, nil, given)
  def to_proc = self
  def hash = KERNEL.identity(self)
  def class = Proc
  def lambda? = __has_own(self, "@is_lambda")
  def parameters
    KERNEL.parameter_list(self).map { |pair| pair.size == 1 && pair[0] == :opt ? [:opt, nil] : pair.first(2) }
  end
  def arity = KERNEL.arity_of(KERNEL.parameter_list(self), lambda?)
  def inspect
    place = source_location
    KERNEL.address_of(self) + (place ? " " + place.join(":") : (__has_own(self, "@of_symbol") ? __own_value(self, "@of_symbol") : "")) +
      (lambda? ? " (lambda)>" : ">")
  end
  def to_s = inspect
  def >>(other)
    first = self
    raise TypeError, "callable object is expected" unless other.respond_to?(:call)
    return Proc.new { |*given| other.call(first.call(*given)) } unless lambda?
    KERNEL.as_lambda(->(*given) { other.call(first.call(*given)) })
  end
  def <<(other)
    first = self
    raise TypeError, "callable object is expected" unless other.respond_to?(:call)
    is_lambda = !KERNEL.is_a(other, Proc) || other.lambda?
    is_lambda ? KERNEL.as_lambda(->(*given) { first.call(other.call(*given)) }) :
      Proc.new { |*given| first.call(other.call(*given)) }
  end
  def curry(count = nil)
    count = KERNEL.int(count) if count
    least = arity
    least = -least - 1 if least < 0
    kinds = parameters.map { |pair| pair[0] }
    most = kinds.include?(:rest) ? nil : kinds.count(:req) + kinds.count(:opt)
    if count && lambda? && (arity >= 0 ? count != arity : count < least || most && count > most)
      raise ArgumentError, "wrong number of arguments (given " + count.to_s + ", expected " + least.to_s +
        (arity < 0 ? (most ? ".." + most.to_s : "+") : "") + ")"
    end
    KERNEL.curried(self, count || least, [])
  end
  def ruby2_keywords = self
  def source_location = KERNEL.source_of(self)
  def dup = self
  def ==(other) = __same(self, other)
end
# A block that a proc or lambda is called with waits until its code takes it, where that asks for one.
def KERNEL.hand_block(function, block)
  __set_field(GLOBALS, "@handed", block) if __has_own(function, "@wants_block")
  nil
end
def KERNEL.taken_block
  block = __field(GLOBALS, "@handed")
  __set_field(GLOBALS, "@handed", nil) if block
  block
end
__set_field(GLOBALS, "@handed", nil)
# A call of a proc is told as no call of its own, as one of a Method is.
__define(__field(Proc, "prototype"), "call", __own_value(__field(Proc, "prototype"), "yield"), 7)
# The file and line of a function that the program has written.
def KERNEL.source_of(function)
  facts = __function_facts(function)
  file = __result_at(facts, 0)
  __kind(file) == "string" && __result_at(facts, 1) != "library" ? [__str_copy(file), __result_at(facts, 3)] : nil
end
def KERNEL.parameter_list(function)
  return KERNEL.plain_parameters(function) unless __has_own(function, "@parameters")
  list = __own_value(function, "@parameters").split(",").map do |part|
    kind, name = part.split(" ")
    next [:opt, name.delete_suffix("=").to_sym, :default] if name && name.end_with?("=")
    name ? [kind.to_sym, name.to_sym] : [kind.to_sym]
  end
  # Keywords that must be given are told of before the others.
  first = list.index { |pair| pair[0] == :key }
  return list unless first && list.any? { |pair| pair[0] == :keyreq }
  wanted = list.select { |pair| pair[0] == :keyreq }
  list.take(first).reject { |pair| pair[0] == :keyreq } + wanted + list.drop(first).reject { |pair| pair[0] == :keyreq }
end
# What is known of a function of the library, behind the block that it is given.
def KERNEL.plain_parameters(function)
  facts = __function_facts(function)
  return [[:rest]] if __result_at(facts, 6) || __result_count(facts) == 0
  KERNEL.counted(1, __result_at(facts, 5)).map { |place| [:req] }
end
def KERNEL.arity_of(list, is_strict)
  kinds = list.map { |pair| pair[0] }
  must = kinds.count(:req)
  # A block's parameters that have no default are told of as optional.
  must = list.count { |pair| pair[0] == :opt && pair[2] != :default } if !is_strict && must == 0
  is_open = kinds.include?(:rest) || (is_strict && kinds.include?(:opt))
  if kinds.include?(:keyreq)
    return -must - 1 - 1 if is_open
    return must + 1
  end
  is_open || is_strict && (kinds.include?(:key) || kinds.include?(:keyrest)) ? -must - 1 : must
end
def KERNEL.curried(function, count, held)
  made = ->(*given) {
    all = held + given
    all.size >= count ? function.call(*all) : KERNEL.curried(function, count, all)
  }
  __set_field(made, "@parameters", "rest ")
  KERNEL.as_lambda(made)
end
# A method with what it is called on.
class Method
  attr_reader :receiver, :name, :owner
  def initialize(receiver, name, function, owner)
    @receiver = receiver
    @name = name
    @function = function
    @owner = owner
  end
  def call(*given, &block) = __call(@function, @receiver, [block, *given])
  def [](*given) = call(*given)
  def ===(*given) = call(*given)
  def to_proc
    method = self
    made = ->(*given) { method.call(*given) }
    __set_field(made, "@parameters", __own_value(@function, "@parameters")) if __has_own(@function, "@parameters")
    KERNEL.as_lambda(made)
  end
  def parameters
    return KERNEL.parameter_list(@function).map { |pair| pair.first(2) } if __has_own(@function, "@parameters")
    list = KERNEL.parameter_list(@function)
    list[0] == [:rest] ? list : list.drop(1)
  end
  def arity = KERNEL.arity_of(parameters, true)
  def unbind = UnboundMethod.new(@owner, @name, @function)
  def >>(other) = to_proc >> other
  def <<(other) = to_proc << other
  def curry(count = nil) = to_proc.curry(count)
  def source_location = KERNEL.source_of(@function)
  # The method that `super` means in this one.
  def super_method
    name = @name.to_s
    at = __has_own(@receiver, name) ? @receiver : __parent(@receiver)
    at = __parent(at) until __kind(at) == "null" || __has_own(at, name)
    return nil if __kind(at) == "null"
    above = __parent(at)
    above = __parent(above) until __kind(above) == "null" || __has_own(above, name)
    return nil if __kind(above) == "null" || __same(above, ROOT)
    owner = __has_own(above, "@mixin") ? __own_value(above, "@mixin") : __own_value(above, "@class")
    Method.new(@receiver, @name, __own_value(above, name), owner)
  end
  def original_name = KERNEL.function_name(@function, @name)
  def public? = KERNEL.visibility(@receiver, @name.to_s) == "public"
  def private? = KERNEL.visibility(@receiver, @name.to_s) == "private"
  def protected? = KERNEL.visibility(@receiver, @name.to_s) == "protected"
  def hash = __hash(@name.to_s)
  def eql?(other) = self == other
  def to_s = inspect
  def function = @function
  def ==(other) = KERNEL.is_a(other, Method) && __same(@receiver, other.receiver) && __same(@function, other.function)
  def inspect
    if !__has_own(@receiver, "prototype") && __has_own(@receiver, @name.to_s)
      home = @receiver.inspect + "."
    elsif __has_own(@receiver, "prototype") && __has_member(@receiver, @name.to_s)
      home = __same(@owner, @receiver.class) ? "#<Class:" + @receiver.to_s + ">(" + @owner.to_s + ")#" : @receiver.to_s + "."
    else
      home = @receiver.class.to_s
      home += "(" + @owner.to_s + ")" unless __same(@owner, @receiver.class)
      home += "#"
    end
    "#<Method: " + home + KERNEL.shown_method(self) + ">"
  end
end
class UnboundMethod
  attr_reader :name, :owner
  def initialize(owner, name, function)
    @owner = owner
    @name = name
    @function = function
  end
  def bind(receiver)
    is_single = __has_own(@owner, "@is_singleton") && __same(__own_value(@owner, "prototype"), receiver)
    unless __same(receiver, nil) || is_single || __has_own(@owner, "@is_module") || KERNEL.is_a(receiver, @owner)
      raise TypeError, "bind argument must be an instance of " + @owner.to_s
    end
    Method.new(receiver, @name, @function, @owner)
  end
  # The method that `super` means in this one.
  def super_method
    name = @name.to_s
    at = __field(@owner, "prototype")
    above = __parent(at)
    above = __parent(above) until __kind(above) == "null" || __has_own(above, name)
    return nil if __kind(above) == "null" || __same(above, ROOT)
    owner = __has_own(above, "@mixin") ? __own_value(above, "@mixin") : __own_value(above, "@class")
    UnboundMethod.new(owner, @name, __own_value(above, name))
  end
  def bind_call(receiver, *given, &block) = bind(receiver).call(*given, &block)
  def function = @function
  def parameters = bind(nil).parameters
  def arity = KERNEL.arity_of(parameters, true)
  def source_location = KERNEL.source_of(@function)
  def original_name = KERNEL.function_name(@function, @name)
  def ==(other) = KERNEL.is_a(other, UnboundMethod) && __same(@function, other.function) && __same(@owner, other.owner)
  def hash = __hash(@name.to_s)
  def eql?(other) = self == other
  def to_s = inspect
  def inspect = "#<UnboundMethod: " + @owner.to_s + "#" + KERNEL.shown_method(self) + ">"
end
# The name that a method was defined with.
def KERNEL.function_name(function, name)
  facts = __function_facts(function)
  own = __result_at(facts, 2)
  __kind(own) == "string" && __result_at(facts, 1) != "library" && !__str_startswith(own, "block") && own != "" ? own.to_sym : name
end
def KERNEL.shown_method(method)
  own = method.original_name
  name = method.name.to_s + (own == method.name ? "" : "(" + own.to_s + ")")
  place = method.source_location
  name + "(" + KERNEL.shown_parameters(method.parameters) + ")" + (place ? " " + place.join(":") : "")
end
def KERNEL.shown_parameters(list)
  shown = list.map do |pair|
    name = pair[1].to_s
    name = "" if name == "*" || name == "**" || name == "&"
    case pair[0]
    when :req then pair[1] ? name : "_"
    when :opt then name + "=..."
    when :rest then "*" + name
    when :keyreq then name + ":"
    when :key then name + ": ..."
    when :keyrest then "**" + name
    when :block then "&" + name
    else name
    end
  end
  shown.join(", ")
end
__native_class("nil", __field(NilClass, "prototype"))
__native_class("bool", __field(Boolean, "prototype"))
__native_class("symbol", __field(Symbol, "prototype"))
__native_class("function", __field(Proc, "prototype"))
__native_class("intrinsic", __field(Proc, "prototype"))
