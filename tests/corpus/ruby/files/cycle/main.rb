# covers: files that require each other, methods found once all is loaded, load that runs again, __FILE__ == $0
require_relative "even"
puts even?(10), odd?(7), odd?(4)
puts ORDER.join(" ")
3.times { load "#{__dir__}/counted.rb" }
puts $count
puts __FILE__ == $0, File.basename(__FILE__)
puts COUNTED.inspect
