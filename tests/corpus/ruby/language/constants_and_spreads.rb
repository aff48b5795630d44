# covers: constants and classes in blocks of Struct.new, frozen and derived arrays spread, super in methods of one object
Money = Struct.new(:cents) do
  class Mismatch < StandardError; end
  LEAST = 2
  def check = cents < LEAST ? raise(Mismatch, "below #{LEAST}") : self
end
begin
  Money.new(1).check
rescue Mismatch => error
  p error, Object.const_defined?(:LEAST)
end
NAMES = %i[one two].freeze
class Accessors
  ALL = %i[three four].freeze
  attr_accessor(*ALL)
end
def all(*names) = names
p all(*NAMES, :last), [*NAMES, 1], Accessors.instance_methods(false).sort, Array(NAMES).equal?(NAMES)
class Pile < Array; end
p all(*Pile.new([1, 2]))
class Base
  def record(value) = "recorded #{value}"
end
base = Base.new
base.define_singleton_method(:record) { |value| super(value).upcase }
p base.record("a")
class Wrapping
  def wrap(other)
    other.define_singleton_method(:record) { |value| "<" + super(value) + ">" }
    other
  end
end
p Wrapping.new.wrap(Base.new).record("b")
base2 = Base.new
class << base2
  def record(value) = super + "!"
end
p base2.record("c")
Point = Struct.new(:x) do
  ORIGIN = new(0)
  module Help
    def help = "help #{x}"
  end
  include Help
end
p ORIGIN, Point.new(1).help, Point.constants
require "forwardable"
class Cart
  extend Forwardable
  def_delegator :self, :sum, :total
  def_delegator "self.class", :name, :kind
  def sum = 5
end
p Cart.new.total, Cart.new.kind
