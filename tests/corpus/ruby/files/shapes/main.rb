$LOAD_PATH.unshift(__dir__)
require_relative "shapes/circle"
require_relative "shapes/square"
name = "main's own"
shapes = [Shapes::Circle.new(1), Shapes::Square.new(2)]
shapes.sort.each { |shape| puts "#{shape.name} #{'%.2f' % shape.area}" }
puts Shapes.registered.inspect
puts name
puts $loaded.inspect
