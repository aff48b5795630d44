# covers: methods on one line whose body is a call without parentheses
module Telling
  def tell = puts "told #{self.class}"
  def two(a, b) = puts a, b
  def missing = raise NotImplementedError, "no #{__method__}"
  def plain = "plain"
  def chosen(x) = x ? "yes" : "no"
  def shown = p :shown
end
class Teller
  include Telling
  def self.build(name) = new.tell
  def compared = 3 == 3
end

teller = Teller.new
teller.tell
teller.two 1, [2, 3]
puts teller.plain, teller.chosen(nil), teller.compared, teller.shown
Teller.build("x")
begin
  teller.missing
rescue NotImplementedError => error
  puts error.message
end
