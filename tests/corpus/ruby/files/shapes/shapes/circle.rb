require_relative "base"
$loaded << "circle"
module Shapes
  class Circle < Base
    def initialize(radius) = @radius = radius
    def area = Math::PI * @radius**2
  end
end
