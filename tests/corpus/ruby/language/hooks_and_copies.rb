# covers: hooks, copies, singletons and methods that programs add
module Tracer
  def self.prepended(base) = puts("prepended to #{base}")
  def greet(name = "x") = "[" + super + "]"
end
class Base
  @registry = []
  class << self
    attr_reader :registry
    def inherited(sub)
      super
      (Base.registry << sub.name)
      puts "#{sub} < #{self}"
    end
    def method_added(m) = (@added ||= []) << m
    def added = @added
  end
  def greet(name = "you") = "hi #{name}"
  def self.const_missing(n) = "missing #{n}"
end
class Kid < Base
  prepend Tracer
  def greet(name = "kid") = super(name.upcase) + "!"
end
p Kid.new.greet("bo"), Kid.new.greet, Kid.ancestors.first(3), Base.registry, Base.added, Base::NOPE
class Proxy < BasicObject
  def initialize(t) = (@t = t; @calls = [])
  def method_missing(n, *a, **k, &b)
    @calls << n
    r = @t.__send__(n, *a, **k, &b)
    r.equal?(@t) ? self : r
  end
  def respond_to_missing?(n, ip = false) = @t.respond_to?(n, ip)
  def __calls = @calls
end
pr = Proxy.new([3, 1, 2])
p pr.sort, pr.map { |x| x * 2 }, pr.size, pr.__calls, (pr << 4).__calls.last
class Temp
  attr_accessor :deg, :tags
  def initialize(d) = (@deg = d; @tags = [])
  def initialize_copy(o)
    super
    @tags = o.tags.dup
  end
  def method_missing(n, ...) = n.to_s.start_with?("to_") ? "conv #{n.to_s[3..]}" : super
  def respond_to_missing?(n, p = false) = n.start_with?("to_") || super
end
t = Temp.new(5)
u = t.dup
u.tags << 1
p t.tags, u.tags, t.to_kelvin, t.respond_to?(:to_x), t.clone(freeze: true).frozen?
begin
  t.freeze.deg = 3
rescue FrozenError => e
  puts e.message.sub(/0x\h+/, 'X')
end
s = "abc".freeze
d = s.dup
d << "d"
p d, s.clone.frozen?, s.frozen?, [1, [2]].freeze.first.frozen?, :a.to_proc.frozen?, nil.frozen?, (1..2).frozen?, "a#{1}".frozen?
o = Object.new
def o.special = "singleton"
o.define_singleton_method(:other) { |x = 1| x + 1 }
p o.special, o.other, o.singleton_methods.sort, o.clone.special, (o.dup.special rescue "no dup")
class << o
  def third = special * 2
  attr_accessor :z
end
o.z = 3
p o.third, o.z, o.singleton_class.instance_methods(false).sort
class Meta
  %w[a b c].each_with_index { |n, i| define_method("get_#{n}") { |m = 1| i * m } }
  [:x, :y].each { |n| attr_accessor n; alias_method "old_#{n}", n }
  def self.build(&b) = new.tap { |m| m.instance_exec(5, &b) }
  remove_method :get_c
  private :get_b
  public
  def call_private = get_b(3)
  undef_method :old_y
end
m = Meta.build { |n| @x = n; self.y = n * 2 }
p m.x, m.y, m.get_a(5), m.call_private, m.old_x, Meta.instance_methods(false).sort, m.send(:get_b), (m.get_b rescue "private"), (m.get_c rescue "removed"), (m.old_y rescue "undef")
p m.instance_variables, m.instance_variable_get(:@x), m.respond_to?(:get_b), m.respond_to?(:get_b, true), Meta.instance_method(:get_a).arity, m.methods(false), Meta.new.singleton_methods
class Object; def try_it(m, *a) = respond_to?(m) ? public_send(m, *a) : nil; end
class Integer
  def fact = self <= 1 ? 1 : self * (self - 1).fact
  def days = self * 86400
end
class String
  def vowels = count("aeiou")
  alias old_plus +
end
class Array
  def second = self[1]
  def avg = sum.fdiv(size)
end
class Hash
  def method_missing(n, *a) = key?(n) ? self[n] : super
  def respond_to_missing?(n, p = false) = key?(n) || super
end
p 5.fact, 2.days, "education".vowels, [1, 2].second, [1, 2, 4].avg.round(2), 5.try_it(:nope), 5.try_it(:+, 1), { a: 1 }.a, ({ a: 1 }.b rescue $!.class), "a".old_plus("b")
p Class.new { def self.name = "Fake" }.name, Class.new(StandardError).new("x").message, Struct.new(:a).new(1).a, Comparable.instance_methods.sort, Kernel.respond_to?(:puts, true), 5.singleton_methods, Meta.name, Meta.class, Meta.singleton_class.inspect, Meta.instance_methods.include?(:get_a), Module.new.class
v = Class.new do
  include Enumerable
  def initialize(*a) = @a = a
  def each(&b) = (@a.each(&b); self)
end.new(3, 1, 2)
p v.sort, v.map { _1 + 1 }, v.min_by { |x| -x }, v.each_slice(2).to_a, v.reduce(:+), v.include?(3), v.first, v.to_a, v.entries, v.sort_by { -_1 }, v.each_with_index.to_a, v.zip(v), v.inject { |a, b| a - b }, v.tally, v.each_cons(2).to_a, v.partition(&:odd?), v.group_by(&:odd?), v.chunk_while { |a, b| a < b }.to_a, v.min, v.max, v.minmax, v.sum, v.count, v.find { |x| x < 3 }, v.reject(&:odd?), v.take(2), v.drop(1), v.lazy.map { |x| x * 2 }.to_a, v.each_entry.to_a, v.reverse_each.to_a, v.cycle.first(4), v.uniq, v.flat_map { |x| [x, x] }, v.filter_map { |x| x * 2 if x > 1 }, v.zip([4, 5, 6]).to_h, v.each_with_object([]) { |x, a| a << x }, v.none?, v.find_index(2), v.one? { |x| x == 1 } rescue p $!
