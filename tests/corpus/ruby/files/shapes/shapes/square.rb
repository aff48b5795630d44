require_relative "base"
$loaded << "square"
class Shapes::Square < Shapes::Base
  def initialize(side) = @side = side
  def area = @side**2
end
