class Config
  %w[host port].each do |name|
    define_method(name) { @data[name] }
    define_method("#{name}=") { |v| @data[name] = v }
    define_method("#{name}?") { !!@data[name] }
  end
  def initialize = @data = {}
  def method_missing(name, *args, &block)
    if name.to_s.start_with?("get_")
      @data.fetch(name.to_s.sub("get_", "")) { "none" }
    else
      super
    end
  end
  def respond_to_missing?(name, include_private = false) = name.to_s.start_with?("get_") || super
end
c = Config.new
c.host = "local"
p c.host, c.port, c.host?, c.port?, c.get_host, c.get_x
p c.respond_to?(:get_any), c.respond_to?(:other), c.respond_to?(:host=)
begin
  c.unknown_thing
rescue NoMethodError => e
  puts e.message.lines.first[0, 40]
end
p Config.instance_methods(false).sort.first(4)
p c.public_send(:host), c.send(:host=, "x"), c.instance_variable_get(:@data)
class Base
  def self.inherited(sub)
    (@subs ||= []) << sub.name
    super
  end
  def self.subs = @subs
end
class A < Base; end
class B < Base; end
p Base.subs
module Loud
  def self.included(base) = base.extend(ClassMethods)
  module ClassMethods
    def shout(*names)
      names.each { |n| define_method("#{n}!") { send(n).upcase } }
    end
  end
end
class Dog
  include Loud
  def name = "rex"
  shout :name
end
puts Dog.new.name!
m = 12.method(:+)
p m.call(3), [1, 2, 3].map(&10.method(:+)), m.name, m.receiver
um = Array.instance_method(:size)
p um.bind([1, 2]).call
add = ->(a, b, c) { a + b + c }
p add.curry[1][2][3], add.curry.(1, 2).(3)
double = ->(x) { x * 2 }
inc = ->(x) { x + 1 }
p (double >> inc).call(5), (double << inc).call(5), [1, 2].map(&double), (method(:Integer) >> inc).call("4")
p Comparable.instance_of?(Module), Dog.ancestors.include?(Loud), Dog.instance_method(:name).class
class Dog
  alias_method :title, :name
  undef_method :name!
end
p Dog.new.title, Dog.new.respond_to?(:name!)
o = Object.new
def o.hi = "hi"
p o.singleton_methods, o.hi
class << o
  def bye = "bye"
  attr_accessor :z
end
o.z = 4
p o.bye, o.z
s = Struct.new(:a, :b) do
  def total = a + b
end
x = s.new(1, 2)
p x.total, x.to_a, x == s.new(1, 2), x.eql?(s.new(1, 2))
P3 = Struct.new(:x, :y, keyword_init: true)
p P3.new(x: 1, y: 2), P3.members
p x.instance_variables, Object.const_defined?(:P3), Object.const_get(:P3)
puts defined?(foo).inspect, defined?(puts), defined?(String), defined?(@a).inspect, defined?(x), defined?(yield).inspect
p Class.new(StandardError) { def message = "custom" }.new.message
p [1, "a", nil, :b, 2.0, 1..2, [1], {}].map { |v| v.class }
p 5.instance_of?(Integer), 5.kind_of?(Comparable), Integer === 5, Integer <= Numeric, (Integer <=> Float)
p "abc".frozen?, :a.frozen?, "lit".dup.frozen?
begin
  [1, 2].freeze << 3
rescue => e
  p e.class, e.message
end
begin
  { a: 1 }.freeze[:b] = 1
rescue FrozenError => e
  puts e.message
end
module Util
  module_function
  def helper(x) = x * 2
  PI2 = 6.28
end
p Util.helper(4), Util::PI2
p ObjectSpace.respond_to?(:each_object), __method__.inspect
