module Shapes
  PI = 3
  class Shape
    def area = raise(NotImplementedError, "#{self.class} must implement area")
    def describe = "#{self.class.name} area #{area}"
  end
  class Circle < Shape
    def initialize(r) = @r = r
    def area = PI * @r**2
  end
  class Square < Shape
    def initialize(s) = @s = s
    def area = @s * @s
  end
end
[Shapes::Circle.new(2), Shapes::Square.new(3)].each { |s| puts s.describe }
begin
  Shapes::Shape.new.area
rescue NotImplementedError => e
  puts e.message
end
puts Shapes::PI
class Counter
  class << self
    attr_accessor :total
    def bump = self.total = (total || 0) + 1
  end
end
Counter.bump
Counter.bump
puts Counter.total
