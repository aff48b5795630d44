# covers: the last match stays the program's while the library works, the order in which several variables are made
"1.5 apples at 2024-01-02" =~ /(\S+) (\w+) at (\S+)/
amount, thing = $1.to_f, $2
puts amount, thing, $3, Rational($1), $2, Float($1), $2.split("p", 2).inspect
require "date"
require "json"
puts Date.parse($3).strftime("%d/%m/%Y"), $2, JSON.parse("[1.5]").inspect, $2, $~[0]

class Point
  def initialize(x, y, z)
    @x, @y = x, y
    @z = z
  end
end
class Pair
  def initialize(left, right)
    @left, @right = left, right
  end
end
p Point.new(1, 2, 3).instance_variables, Pair.new(1, 2).instance_variables

p({ 'single quoted': 1, "made #{1 + 1}": 2, "double": 3 })
class Seen
  def deconstruct_keys(keys)
    p keys
    { x: 1 }
  end
end
case Seen.new
in { x: 1, **nil } then puts "exactly"
end
case { "name": "Ann", 'age': 3 }
in { "name": String => name, age: } then puts name, age
end
p [String, 1.5].hash == [String, 1.5].hash, { [Integer, 1] => :found }[[Integer, 1]]

require "delegate"
class Shouting < SimpleDelegator
  def name = super.upcase
end
p Shouting.new(Struct.new(:name).new("bob")).name
require "timeout"
begin
  Timeout.timeout(0.05) { sleep 1 }
rescue Timeout::Error => e
  p e.class, e.message
end
class Base; end
class One < Base; end
class Two < One; end
p ObjectSpace.each_object(Class).select { |one| one < Base }.map(&:name).sort
