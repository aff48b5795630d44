module Greeter
  def greet
    "Hello, #{name}!"
  end
end
module Shouter
  def shout
    greet.upcase
  end
end
class Person
  include Greeter
  include Shouter
  include Comparable
  attr_reader :name, :age
  def initialize(name, age)
    @name, @age = name, age
  end
  def <=>(other)
    age <=> other.age
  end
end
a = Person.new("Ann", 30)
b = Person.new("Bob", 25)
puts a.greet, b.shout
puts a > b, a == b, [a, b].min.name
puts [a, b].sort.map(&:name).inspect
puts a.between?(b, a), a.clamp(b, b).name
module Util
  def self.twice(x) = x * 2
  LIMIT = 10
end
puts Util.twice(21), Util::LIMIT
