# DSL and metaprogramming
class HTMLBuilder
  def initialize(&block)
    @out = []
    @depth = 0
    instance_eval(&block) if block
  end
  def method_missing(tag, content = nil, **attrs, &block)
    attr_s = attrs.map { |k, v| %( #{k}="#{v}") }.join
    if block
      line "<#{tag}#{attr_s}>"
      @depth += 1
      r = instance_eval(&block)
      line r if r.is_a?(String) && !r.start_with?("<")
      @depth -= 1
      line "</#{tag}>"
    else
      line "<#{tag}#{attr_s}>#{content}</#{tag}>"
    end
    nil
  end
  def respond_to_missing?(*) = true
  def to_s = @out.join("\n")
  private def line(s) = @out << "  " * @depth + s
end
puts(HTMLBuilder.new do
  html do
    head { title "Hi" }
    body(class: "main") do
      h1 "Hello", id: "top"
      %w[a b].each { |x| p_ x }
    end
  end
end)
class Module
  def my_attr(*names, default: nil)
    names.each do |n|
      define_method(n) { instance_variable_get("@#{n}") || default }
      define_method("#{n}=") { |v| instance_variable_set("@#{n}", v) }
      define_method("#{n}?") { !!send(n) }
    end
  end
end
class Cfg
  my_attr :host, :port, default: "none"
end
c = Cfg.new
p c.host, c.host?, (c.host = "x"), c.host, c.port
module Validations
  def self.included(base) = base.extend(ClassMethods)
  module ClassMethods
    def validates(*fields, presence: false, length: nil)
      fields.each { |f| validations << [f, presence, length] }
    end
    def validations = @validations ||= []
    def inherited(sub)
      super
      sub.instance_variable_set(:@validations, validations.dup)
    end
  end
  def valid? = errors.empty?
  def errors
    self.class.validations.each_with_object([]) do |(f, presence, length), errs|
      v = public_send(f)
      errs << "#{f} can't be blank" if presence && (v.nil? || v.empty?)
      errs << "#{f} too long" if length && v.to_s.length > length[:max]
    end
  end
end
class Person
  include Validations
  attr_accessor :name, :email
  validates :name, presence: true
  validates :email, presence: true, length: { max: 5 }
  def initialize(name: nil, email: nil) = (@name, @email = name, email)
end
class Emp < Person
  attr_accessor :id
  validates :id, presence: true
end
p Person.new.errors, Person.new(name: "a", email: "abcdefg").errors, Emp.new(name: "x", email: "e").errors,
  Person.validations.size
module Memo
  def memoize(name)
    orig = instance_method(name)
    cache = {}
    define_method(name) { |*args| cache.fetch(args) { cache[args] = orig.bind(self).call(*args) } }
    name
  end
end
class Calc
  extend Memo
  attr_reader :calls
  def initialize = @calls = 0
  memoize def slow(x)
    @calls += 1
    x * x
  end
end
k = Calc.new
p k.slow(3), k.slow(3), k.calls
module Loud
  def speak = super.upcase + "!"
end
class Dog
  prepend Loud
  def speak = "woof"
end
p Dog.new.speak, Dog.ancestors.first(2), Dog.instance_method(:speak).owner
o = Object.new
class << o
  def hi = "singleton hi"
  attr_accessor :z
end
o.z = 5
p o.hi, o.z, o.singleton_methods.sort
kl = Class.new do
  define_method(:initialize) { |a = 1, *rest, key: 2, &blk| @d = [a, rest, key, blk&.call] }
  attr_reader :d
  def self.name = "Custom"
end
p kl.new(5, 6, key: 7) { 8 }.d, kl.name, kl.new.d
p 5.instance_eval { self + 1 }, "abc".instance_eval { size }
p Cfg.instance_methods(false).sort, Cfg.new.method(:host).arity, Calc.instance_method(:slow).arity
class Meta
  [:a, :b].each_with_index { |n, i| const_set(n.to_s.upcase, i) }
  %w[x y].each { |n| class_eval "def #{n}_val; '#{n}!'; end" }
  class_eval do
    def z_val = "z"
  end
end
p Meta::A, Meta::B, Meta.constants.sort, Meta.new.x_val, Meta.new.z_val
p Meta.const_get(:A), Object.const_defined?(:Meta), Meta.name, Meta.class
def kw(a, b = a * 2, *c, d:, e: d + 1, **f, &g) = [a, b, c, d, e, f, g&.call]
p kw(1, d: 2), kw(1, 2, 3, d: 4, z: 5) { 6 }
p method(:kw).parameters
opts = { d: 10, q: 1 }
p kw(0, **opts), kw(*[1, 2, 3], **opts, e: 0)
compose = ->(f, g) { ->(x) { g.(f.(x)) } }
add = ->(x, y) { x + y }
p compose.(add.curry[1], :to_s.to_proc).(5), (add.curry[2] >> ->(x) { x * 10 }).(3),
  [1, 2].map(&add.curry[10])
counter = 0
inc = -> { counter += 1 }
3.times(&inc) rescue 3.times { inc.call }
p counter
gen = Fiber.new { 3.times { |i| Fiber.yield i }; :done }
p 4.times.map { gen.resume }
en = Enumerator.new { |y| a, b = 0, 1; loop { y << a; a, b = b, a + b } }
p en.take(10), en.lazy.select(&:odd?).first(4), en.each_with_index.first(2)
p [1, 2, 3].each_with_object({}).with_index { |(x, h), i| h[x] = i }
p Comparable.instance_methods.sort.first(3), Kernel.respond_to?(:puts, true)
trap = catch(:found) { [[1, 2], [3, 4]].each { |r| r.each { |v| throw :found, v if v > 2 } }; nil }
p trap
p (begin; Integer("zz"); rescue ArgumentError; "bad"; else; "good"; ensure; print "E "; end)
