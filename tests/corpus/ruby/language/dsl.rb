class HTMLBuilder
  def initialize = (@out = []; @depth = 0)
  def method_missing(tag, content = nil, **attrs, &block)
    attr_text = attrs.map { |k, v| %( #{k}="#{v}") }.join
    if block
      @out << "#{'  ' * @depth}<#{tag}#{attr_text}>"
      @depth += 1
      instance_eval(&block)
      @depth -= 1
      @out << "#{'  ' * @depth}</#{tag}>"
    else
      @out << "#{'  ' * @depth}<#{tag}#{attr_text}>#{content}</#{tag}>"
    end
    self
  end
  def respond_to_missing?(*) = true
  def to_s = @out.join("\n")
end
doc = HTMLBuilder.new
doc.html do
  head { title "Hi" }
  body(class: "main") do
    h1 "Welcome", id: "top"
    ul { 3.times { |i| li "item #{i}" } }
  end
end
puts doc.to_s
class Config
  def self.setting(name, default: nil, &validator)
    define_method(name) { instance_variable_get("@#{name}") || default }
    define_method("#{name}=") do |v|
      raise ArgumentError, "invalid #{name}: #{v.inspect}" if validator && !validator.call(v)
      instance_variable_set("@#{name}", v)
    end
  end
  setting :port, default: 80 do |v| v.is_a?(Integer) && v > 0 end
  setting :host, default: "localhost"
  def self.build(&blk)
    c = new
    c.instance_eval(&blk)
    c
  end
  def set(k, v) = public_send("#{k}=", v)
end
c = Config.build do
  set :port, 8080
  self.host = "example.com"
end
p c.port, c.host
begin
  c.port = -1
rescue ArgumentError => e
  puts e.message
end
module Validations
  def self.included(base)
    base.extend ClassMethods
  end
  module ClassMethods
    def validates(*fields, **opts)
      validations.concat(fields.map { |f| [f, opts] })
    end
    def validations = (@validations ||= [])
  end
  def valid? = errors.empty?
  def errors
    self.class.validations.flat_map do |field, opts|
      value = send(field)
      errs = []
      errs << "#{field} can't be blank" if opts[:presence] && (value.nil? || value.to_s.strip.empty?)
      errs << "#{field} too short" if opts[:min] && value.to_s.length < opts[:min]
      errs << "#{field} bad format" if opts[:format] && value !~ opts[:format]
      errs
    end
  end
end
class User
  include Validations
  attr_accessor :name, :email
  validates :name, presence: true, min: 3
  validates :email, format: /\A\S+@\S+\z/
  def initialize(**attrs) = attrs.each { |k, v| send(:"#{k}=", v) }
end
u = User.new(name: "Al", email: "x")
p u.valid?, u.errors
p User.new(name: "Alice", email: "a@b").valid?
Person = Struct.new(:first, :last) do
  include Comparable
  def <=>(o) = [last, first] <=> [o.last, o.first]
  def to_s = "#{first} #{last}"
end
people = [Person.new("Z", "A"), Person.new("A", "B"), Person.new("B", "A")]
puts people.sort.join(", "), people.min, people.max_by(&:first)
f, l = *people.first
p f, l, people.first.to_h, people.first == Person.new("Z", "A")
case people.first
in [first, last] then puts "#{first}-#{last}"
end
case people.first
in {first:} then puts first
end
ob = Object.new
ob.instance_eval { @secret = 42 }
p ob.instance_variable_get(:@secret), ob.instance_variables
String.class_eval { def shout = upcase + "!" }
p "hey".shout
class Integer
  def double = self * 2
  def minutes = self * 60
end
p 5.double, 2.minutes
module Refined
  refine String do
    def yell = upcase + "!!"
  end
end
using Refined
p "x".yell
class Array
  def second = self[1]
  def my_map = each_with_object([]) { |x, acc| acc << yield(x) }
end
p [1, 2, 3].second, [1, 2].my_map { |x| x + 1 }
at = Class.new do
  attr_reader :v
  define_method(:initialize) { |v = 1| @v = v }
  def ==(o) = o.class == self.class && o.v == v
  alias_method :eql?, :==
  def hash = v.hash
  def to_proc = ->(x) { x + v }
  def call(x) = x * v
  def each = yield(v)
  def +(o) = self.class.new(v + o.v)
  def -@ = self.class.new(-v)
  def [](i) = v * i
  def coerce(n) = [self.class.new(n), self]
  def !~(x) = true
end
a = at.new(3)
p a == at.new(3), [a, at.new(3)].uniq.size, [1, 2].map(&a), a.(5), (a + a).v, (-a).v, a[4], (5 + a).v, { a => 1 }[at.new(3)]
