# Classes that a program asks for by name: OpenStruct, Forwardable, Singleton, Observable, and the process.

class OpenStruct
  def initialize(given = nil)
    @table = {}
    given.each { |name, value| @table[name.to_sym] = value } if given
  end
  def [](name) = @table[name.to_sym]
  def []=(name, value)
    @table[name.to_sym] = value
  end
  def to_h(&block) = block ? @table.to_h(&block) : @table.dup
  def each_pair(&block)
    return @table.each_pair unless block
    @table.each_pair(&block)
    self
  end
  def dig(name, *more) = @table.dig(name.to_sym, *more)
  def delete_field(name)
    return @table.delete(name.to_sym) if @table.key?(name.to_sym)
    return yield if block_given?
    # The reference shows the line of its own source with it.
    raise NameError.new("no field `" + name.to_s + "' in " + inspect +
      "\n\n      raise! NameError.new(\"no field `\#{sym}' in \#{self}\", sym)\n      ^^^^^^", name.to_sym)
  end
  def respond_to_missing?(name, all = false) = @table.key?(name.to_s.delete_suffix("=").to_sym)
  def method_missing(name, *given)
    text = name.to_s
    if text.end_with?("=")
      KERNEL.check_frozen(self)
      return @table[text.delete_suffix("=").to_sym] = given[0]
    end
    return super unless given.size == 0
    @table[name]
  end
  def ==(other) = KERNEL.is_a(other, OpenStruct) && to_h == other.to_h
  def eql?(other) = KERNEL.is_a(other, OpenStruct) && to_h.eql?(other.to_h)
  def hash = to_h.hash
  def inspect = "#<OpenStruct" + (@table.size > 0 ? " " : "") + @table.map { |name, value| name.to_s + "=" +
    value.inspect }.join(", ") + ">"
  def to_s = inspect
end

# A delegated method gives its block on, so it is made of a function that sees one.
def KERNEL.delegate(home, text, name, own)
  made = Proc.new { |block, *given|
    held = __str_startswith(text, "@") ? __own_value(self, text) : send(text)
    __call(KERNEL.method_of(held, name), held, [block, *given])
  }
  __define(__field(home, "prototype"), own, made, 7)
end
module Forwardable
  def def_delegator(target, name, own = name)
    is_plain = target.to_s.match?(/\A@?[a-z_]\w*\z/) && target.to_s != "self"
    return KERNEL.delegate(self, target.to_s, name.to_s, own.to_s) if is_plain
    class_eval("def " + own.to_s + "(*given, &block) = (" + target.to_s + ")." + name.to_s + "(*given, &block)")
    own.to_sym
  end
  def def_delegators(target, *names)
    names.each { |name| def_delegator(target, name) }
  end
  def def_instance_delegator(target, name, own = name) = def_delegator(target, name, own)
  def def_instance_delegators(target, *names) = def_delegators(target, *names)
  def instance_delegate(given) = delegate(given)
  def delegate(given)
    given.each { |names, target| [names].flatten.each { |name| def_delegator(target, name) } }
  end
end

# The same for methods of one object.
module SingleForwardable
  def def_delegator(target, name, own = name)
    singleton_class.class_eval("def " + own.to_s + "(*given, &block) = (" + target.to_s + ")." + name.to_s + "(*given, &block)")
    own.to_sym
  end
  def def_delegators(target, *names) = names.each { |name| def_delegator(target, name) }
  def def_single_delegator(target, name, own = name) = def_delegator(target, name, own)
  def def_single_delegators(target, *names) = def_delegators(target, *names)
  def delegate(given) = given.each { |names, target| [names].flatten.each { |name| def_delegator(target, name) } }
end

module Singleton
  def self.included(home)
    home.extend(Singleton::Makers)
    home.private_class_method(:new)
  end
  def dup = raise(TypeError, "can't dup instance of singleton " + self.class.name)
  def clone = raise(TypeError, "can't clone instance of singleton " + self.class.name)
  module Makers
    def instance
      __set_field(self, "@only", new) unless __has_own(self, "@only")
      __own_value(self, "@only")
    end
  end
end

module Observable
  def add_observer(one, name = :update)
    # The reference shows the line of its own source with it.
    unless one.respond_to?(name)
      raise NoMethodError, "observer does not respond to `" + name.to_s + "'" +
        "\n\n      raise NoMethodError, \"observer does not respond to `\#{func}'\"\n      ^^^^^"
    end
    @observers = {} unless @observers
    @observers[one] = name
  end
  def delete_observers = (@observers || {}).clear
  def delete_observer(one) = (@observers || {}).delete(one)
  def count_observers = (@observers || {}).size
  def changed(state = true) = @is_changed = state
  def changed? = !!@is_changed
  def notify_observers(*given)
    return nil unless @is_changed
    (@observers || {}).each { |one, name| one.send(name, *given) }
    @is_changed = false
  end
end
class SimpleDelegator
  def initialize(held)
    @held = held
  end
  def __getobj__ = @held
  def __setobj__(held) = @held = held
  def !() = !@held
  def !=(other) = !(self == other)
  def eql?(other) = __same(self, other) || @held.eql?(other)
  def methods(all = true) = (super + @held.methods(all)).uniq
  def respond_to_missing?(name, all = false) = @held.respond_to?(name, all)
  def method_missing(name, *given, &block)
    return @held.send(name, *given, &block) if @held.respond_to?(name)
    super
  end
  def to_s = @held.to_s
  def inspect = @held.inspect
  def ==(other) = __same(self, other) || @held == other
end
Delegator = SimpleDelegator
# It keeps what it refers to: nothing is collected at a moment that a program could tell.
class WeakRef < Delegator
  class RefError < StandardError; end
  def weakref_alive? = true
end
class Object
  # A class to derive from, whose objects hand on what they do not know to one of that class.
  def DelegateClass(home) = Class.new(SimpleDelegator)
end
module Process
  CLOCK_MONOTONIC = 1
  CLOCK_REALTIME = 0
  CLOCK_PROCESS_CPUTIME_ID = 2
  def self.clock_gettime(clock = 1, unit = :float_second)
    seconds = clock == 0 ? START_TIME + __clock() : 1000.0 + __clock()
    case unit
    when :millisecond then (seconds * 1000).to_i
    when :microsecond then (seconds * 1000000).to_i
    when :nanosecond then (seconds * 1000000000).to_i
    when :float_millisecond then seconds * 1000
    when :second then seconds.to_i
    else seconds
    end
  end
  def self.pid = 4242
end
module GC
  def self.start(*given) = nil
  def self.stat(*given) = {}
  def self.count = 0
  def self.disable
    was = !!@is_off
    @is_off = true
    was
  end
  def self.enable
    was = !!@is_off
    @is_off = false
    was
  end
  def self.compact = nil
end
module ObjectSpace
  def self.each_object(home = nil, &block)
    if home == Class
      list = [Object, *KERNEL.all_subclasses(Object)]
    elsif home && __has_own(home, "@is_singleton")
      own = __own_value(home, "prototype")
      list = [own, *KERNEL.all_subclasses(own)]
    else
      list = []
    end
    return list.each unless block
    list.each(&block)
    list.size
  end
  def self.garbage_collect(*given) = nil
  def self.count_objects = {}
  class WeakMap
    def initialize
      @map = {}.compare_by_identity
    end
    def [](key) = @map[key]
    def []=(key, value)
      @map[key] = value
    end
    def key?(key) = @map.key?(key)
  end
end
def KERNEL.all_subclasses(home)
  classes = home.subclasses.reject { |one| __has_own(one, "@is_module") }
  classes.flat_map { |one| [one, *KERNEL.all_subclasses(one)] }
end
module Signal
  # What a signal did before.
  def self.trap(signal, command = nil, &block)
    key = signal.to_s.delete_prefix("SIG")
    was = (@commands ||= {})[key] || "DEFAULT"
    @commands[key] = command || block
    was
  end
end
module Benchmark
  class Tms
    attr_reader :real, :total, :utime, :stime
    def initialize(real)
      @real = real
      @total = real
      @utime = real
      @stime = 0.0
    end
  end
  def self.measure(label = "")
    start = __clock()
    yield
    Benchmark::Tms.new(__clock() - start)
  end
  def self.realtime
    start = __clock()
    yield
    __clock() - start
  end
end
# The variables that a place sees, and what its code runs on.
class Binding
  def inspect = KERNEL.address_of(self) + ">"
  attr_reader :receiver
  def initialize(receiver, names, reads, writes)
    @receiver = receiver
    @known = names.split(",")
    @reads = reads
    @writes = writes
    @added = {}
  end
  def local_variables = (@added.keys + @known).map { |name| name.to_sym }.uniq
  def local_variable_defined?(name) = @known.include?(name.to_s) || @added.key?(name.to_s)
  def local_variable_get(name)
    name = name.to_s
    return @reads.call(name) if @known.include?(name)
    return @added[name] if @added.key?(name)
    error = NameError.new("local variable `" + name + "' is not defined for " + KERNEL.address_of(self) + ">")
    __set_field(error, "@name", name.to_sym)
    raise error
  end
  def local_variable_set(name, value)
    name = name.to_s
    @known.include?(name) ? @writes.call(name, value) : @added[name] = value
    value
  end
  def eval(text, name = "(eval)", line = 1)
    before = __field(GLOBALS, "$eval_binding")
    __set_field(GLOBALS, "$eval_binding", self)
    begin
      KERNEL.run_text_on(@receiver, text, "locals:" + local_variables.join(","), name)
    ensure
      __set_field(GLOBALS, "$eval_binding", before)
    end
  end
  def source_location = ["main.rb", 1]
  def irb = nil
end
def KERNEL.new_binding(receiver, names, reads, writes) = Binding.new(receiver, names, reads, writes)
def KERNEL.eval_text(own, given)
  binding = given[1]
  unless __same(binding, nil) || KERNEL.is_a(binding, Binding)
    raise TypeError, "wrong argument type " + binding.class.name + " (expected binding)"
  end
  (binding || own).eval(KERNEL.text_of(given[0]), given[2] || "(eval)")
end
def KERNEL.run_on(object, text, how) = KERNEL.run_text_on(object, text, how, "(eval)")
# The value of a text that runs on an object.
def KERNEL.run_text_on(object, text, how, name)
  __set_field(GLOBALS, "$eval_self", object)
  __set_field(GLOBALS, "$eval_text", text)
  wrong = __run_text(text, name, how)
  raise SyntaxError, wrong if __kind(wrong) == "string"
  __field(GLOBALS, "$eval_result")
end
module Warning
  ON = { deprecated: false, experimental: true }
  def self.[](key)
    raise ArgumentError, "unknown category: " + key.to_s unless Warning::ON.key?(key)
    Warning::ON[key]
  end
  def self.[]=(key, value)
    raise ArgumentError, "unknown category: " + key.to_s unless Warning::ON.key?(key)
    Warning::ON[key] = !!value
  end
  def self.warn(text, category: nil) = __field(GLOBALS, "$stderr").write(text) && nil
end
module RbConfig
  CONFIG = { "ruby_version" => "3.1.0", "host_os" => "linux-gnu" }
end
SHOWN = []
# Whether something is being written already, of which it is a part.
def KERNEL.is_shown(value)
  at = 0
  while at < __len(SHOWN)
    return true if __same(__index(SHOWN, at), value)
    at += 1
  end
  false
end
def KERNEL.showing(value)
  __list_append(SHOWN, value)
  begin
    yield
  ensure
    __list_pop(SHOWN)
  end
end

[Integer, Float, Symbol, NilClass, TrueClass, FalseClass].each do |home|
  __define(home, "new", KERNEL.undefined("new"), 7)
end

# What programs find by name as they find classes.
{ "STDIN" => STDIN, "STDOUT" => STDOUT, "STDERR" => STDERR, "ARGV" => ARGV, "ARGF" => ARGF, "ENV" => ENV,
  "RUBY_VERSION" => RUBY_VERSION, "RUBY_ENGINE" => RUBY_ENGINE, "RUBY_PLATFORM" => RUBY_PLATFORM,
  "RUBY_PATCHLEVEL" => RUBY_PATCHLEVEL, "RUBY_RELEASE_DATE" => RUBY_RELEASE_DATE, "RUBY_COPYRIGHT" => RUBY_COPYRIGHT }.each do |name, value|
  __define(Object, "::" + name, value, 7)
end

# Everybody may call the functions of Kernel on Kernel itself.
PRIVATE_FUNCTIONS.each { |name| __define(Kernel, "@hides " + name, "public", 7) }
