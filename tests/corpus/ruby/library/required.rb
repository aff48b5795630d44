# Libraries are there from where they are required on.
def known?(name) = Object.const_defined?(name)

puts %i[JSON CSV Matrix BigDecimal Date].map { |name| "#{name}: #{known?(name)}" }
begin
  JSON.generate([1])
rescue NameError => error
  puts error.message
end
p require("json")
p require("json")
puts JSON.generate({ a: [1, 2.5, nil] })

def later
  require "matrix"
  Matrix[[1, 2], [3, 4]].determinant
end
p defined?(Vector), later, defined?(Vector)

libraries = %w[bigdecimal date]
p libraries.map { |name| require name }
puts (BigDecimal("1.10") + BigDecimal("2.20")).to_s("F")

class Time
  def day_name = strftime("%A")
end
require "time"
puts Time.parse("2024-03-01 10:00:00 UTC").day_name
puts Time.at(0).utc.iso8601, Date.new(2024, 3, 1).cwday
begin
  require "no_such_library"
rescue LoadError => error
  puts error.message
end
