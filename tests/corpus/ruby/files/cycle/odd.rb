ORDER << "odd begins"
puts respond_to?(:even?, true)
require_relative "even"
def odd?(n) = n.nonzero? ? even?(n - 1) : false
ORDER << "odd ends"
