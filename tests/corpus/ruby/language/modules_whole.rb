# covers: modules, hooks, module_function, refinements, reflection
module Loud
  def self.included(base); puts "#{self} included in #{base}"; base.extend(ClassMethods); end
  def self.extended(o); puts "extended #{o.class}"; end
  def self.prepended(b); puts "prepended to #{b}"; end
  module ClassMethods; def loud? = true; end
  def speak = super.upcase + "!"
end
class Base
  def speak = "base"
  def self.method_added(m); (@added ||= []) << m; end
  def self.singleton_method_added(m); end
  def later; end
  def self.added = @added
end
class A < Base; include Loud; end
class B < Base; prepend Loud; def speak = "b"; end
p A.new.speak, B.new.speak, A.loud?, A.ancestors.first(3), B.ancestors.first(3), Base.added, A.include?(Loud), A.included_modules.first
o = Object.new; def o.speak = "o"; o.extend(Loud) ; p o.speak, o.singleton_class.include?(Loud), o.is_a?(Loud), Loud === o
module Util
  module_function
  def helper(x) = x * 2
  PI2 = 6.28
end
p Util.helper(2), Util::PI2, Util.constants, Util.instance_methods, Util.private_instance_methods
module Deep; module Er; class K; def self.w = Module.nesting; def n = self.class.name; end; end; end
p Deep::Er::K.w, Deep::Er::K.new.n, Deep::Er::K, Deep.constants
module Refine; refine String do; def shout = upcase + "!"; def length = 99; end; refine Integer do; def double = self * 2; end; end
using Refine
p "a".shout, 4.double, "abc".length
module Counter
  def self.extended(base) = base.instance_variable_set(:@count, 0)
  def increment = @count += 1
end
class Z; extend Counter; end
p Z.increment, Z.increment
class Meta
  %w[a b].each_with_index { |n, i| define_method("get_#{n}") { i }; define_method("#{n}?") { |x = nil| x || true } }
  [:x, :y].each do |s|
    class_eval <<~R
    def #{s}_val; #{s.inspect}; end
  R
  end
  def self.const_missing(n) = "missing #{n}"
  def self.attr_typed(n, t)
    define_method(n) { instance_variable_get("@#{n}") }
    define_method("#{n}=") { |v| raise TypeError, "#{n} must be #{t}" unless v.is_a?(t); instance_variable_set("@#{n}", v) }
  end
  attr_typed :num, Integer
end
m = Meta.new
p m.get_a, m.get_b, m.a?, m.b?(3), m.x_val, Meta::Nope, (m.num = 5), m.num, (m.send(:num=, "x") rescue $!.message)
p Meta.instance_methods(false).sort
p m.instance_eval { @num }, Meta.class_eval { self }, m.instance_exec(3) { |x| @num + x }, Meta.class_exec { name }
class Tracer
  def self.trace(*names)
    names.each { |n| orig = instance_method(n); define_method(n) { |*a, &b| puts "-> #{n}(#{a.join(', ')})"; r = orig.bind(self).call(*a, &b); puts "<- #{r}"; r } }
  end
  def add(a, b) = a + b
  trace :add
end
Tracer.new.add(1, 2)
class Object; def try_it(m, *a) = respond_to?(m) ? public_send(m, *a) : nil; end
p 5.try_it(:succ), 5.try_it(:nope)
module Plug; def self.registry = @registry ||= {}; def self.[](k) = registry[k]; def self.register(k, &b) = registry[k] = b; end
Plug.register(:up) { |s| s.upcase }; p Plug[:up].call("q"), Plug.registry.keys
class Dsl
  def self.build(&b) = new.tap { |d| d.instance_eval(&b) }
  def initialize = @h = {}
  def method_missing(n, *a, &b) = a.empty? && !b ? @h[n] : @h[n] = b ? Dsl.build(&b) : a.first
  def respond_to_missing?(*) = true
  def to_h = @h.transform_values { |v| v.is_a?(Dsl) ? v.to_h : v }
end
p Dsl.build { name "x"; port 80; nested { deep true } }.to_h
p A.instance_method(:speak).owner, A.new.method(:speak).super_method.owner, B.instance_method(:speak).owner
class Foo; def initialize = @a = 1; attr_writer :a; public attr_reader :a; protected :a=; def self.x; end; private_class_method :x; end
p((Foo.x rescue $!.message), (Foo.new.b rescue $!.message.sub(/0x\h+/,"XX")), Foo.new.a)
mod = Module.new { def anon = :anon }
k = Class.new { include mod }; p k.new.anon, k.name; Named = k; p k.name, k.new.class
p Comparable.instance_methods.sort, Kernel.respond_to?(:puts, true), Module.new.name, Class.class, Module.class, BasicObject.superclass, Class.superclass, Kernel.class
p defined?(x), defined?(p), defined?(String), defined?(@a), defined?(yield), defined?(super), defined?(3 + 3), defined?(a = 1), defined?(@@q), defined?($zz), defined?(nil), defined?(self), defined?(true), defined?("x".foo), defined?(Foo.new)
class Foo; remove_const(:Q) rescue puts $!.message; Q = 1; p remove_const(:Q), const_defined?(:Q), const_set(:W, 3), W; end
p Foo.instance_variable_get(:@x), Foo.singleton_class, Foo.singleton_class.singleton_class, Foo.new.singleton_class.to_s[0, 13]
class Foo; alias_method :old_a, :a; alias new_a a; def a = old_a + 1; end
p Foo.new.a, Foo.new.new_a, Foo.instance_method(:new_a).name, Foo.instance_method(:new_a).original_name, Foo.new.method(:a).unbind
p ObjectSpace.respond_to?(:each_object), Foo.public_instance_methods(false).sort, Foo.instance_methods(false).sort
class Foo; def <=>(o) = 0; def +(o) = "plus"; def -@ = "neg"; def +@ = "pos"; def ! = "not"; def ~ = "tilde"; def [](*a) = a; def []=(k, *v) ; @s = [k, v]; end; def call(*a) = a; def to_str = "foo"; def coerce(o) = [o, 7]; def =~(o) = "match"; def ===(o) = o == 1; def to_proc = proc { |x| x * 3 }; def each = yield(1); def `(s) = "bt #{s}"; def bt = `ls`; def %(o) = "mod"; def <<(o) = self; end
f = Foo.new; p f + 1, -f, +f, !f, ~f, f[1, 2], (f[1] = 2), f.(1, 2), "x" + f, 5 + f, f =~ 1, (case 1 when f then :y end), [1, 2].map(&f), f.bt, f % 2, (f << 1 << 2).class, (not f), f != 3
