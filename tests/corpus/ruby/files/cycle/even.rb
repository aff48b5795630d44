ORDER = ["even begins"]
require_relative "odd"
def even?(n) = n.zero? || odd?(n - 1)
ORDER << "even ends"
puts "even is main" if __FILE__ == $0
