($loaded ||= []) << File.basename(__FILE__, ".rb")
VOWELS = "aeiou".freeze
class String
  PATCHES = %i[shout palindrome? vowels].freeze
  def super_shout(mark) = upcase + mark
  def shout = super_shout("!")
  def palindrome? = self == reverse
  def vowels = chars.select { |letter| VOWELS.include?(letter) }
end
