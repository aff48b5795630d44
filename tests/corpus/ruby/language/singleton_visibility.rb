# covers: private in the body of a singleton class, methods of a class that modules and parents give it
class Shape
  class << self
    def visible = hidden + 1
    private
    def hidden = 1
    attr_accessor :held
    public
    def open = :open
    protected
    def kept = 2
  end
  def self.late = :late
  def area = 3
end
p Shape.visible, Shape.open, Shape.late, Shape.new.area
[-> { Shape.hidden }, -> { Shape.held = 1 }, -> { Shape.kept }].each do |call|
  call.call
rescue NoMethodError => e
  puts e.message.lines.first
end
thing = Object.new
class << thing
  private
  def secret = 1
end
begin
  thing.secret
rescue NoMethodError => e
  puts e.message[/\Aprivate method `secret'/]
end
def thing.plain = 2
p thing.plain
module Given
  def given = 1
end
class Base
  extend Given
  def self.own = 1
end
class Derived < Base
  def self.further = 2
end
p Base.singleton_methods, Derived.singleton_methods, Derived.singleton_methods(false)
module Front
  def new(*given) = [:front, super]
  def make = "front " + super
end
class Made
  def self.make = "own"
  singleton_class.prepend(Front)
  def self.again = make
end
p Made.new.first, Made.make, Made.again
class Pair
  def to_ary = [1, 2]
end
p Array(Pair.new)
