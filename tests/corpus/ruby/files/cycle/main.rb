# covers: files that require each other, methods found once all is loaded, __FILE__ == $0
require_relative "even"
puts even?(10), odd?(7), odd?(4)
puts ORDER.join(" ")
puts __FILE__ == $0, File.basename(__FILE__)
