# covers: classes reopened in several files, refinements-free monkey patches, constants set in one file and read in another
require_relative "core/string"
require_relative "core/array"
require_relative "core/string"
puts "hello world".shout, "racecar".palindrome?, "hello".palindrome?
p [3, 1, 2].second, [1, 2, 3, 4].average, [[1, 2], [3]].deep_sum
p String::PATCHES, Array.instance_method(:average).owner
class String
  def shout = super_shout("?")
end
puts "again".shout
p $loaded, defined?(NOT_THERE), defined?(VOWELS)
puts "education".vowels.join(VOWELS[0])
