# A program that shows the grammar.
require "set"

module Greeting
  WORDS = %w[hello good\ day].freeze

  def greet(other = nil, *rest, loud: false, **options, &block)
    text = "#{WORDS.first} #{other || 'you'}"
    text = text.upcase if loud
    block ? block.call(text) : text
  end
end

class Person
  include Greeting
  include Comparable
  attr_accessor :name, :age

  @@count = 0

  class << self
    def count = @@count
  end

  def initialize(name, age: 1)
    @name, @age = name, age
    @@count += 1
  end

  def <=>(other)
    age <=> other.age
  end

  def to_s = "#{name} (#{age})"

  alias describe to_s
end

people = [Person.new("Ann", age: 30), Person.new("Bob", age: 25)]
puts people.min, people.map(&:name).inspect
puts people.first.greet("Bob", loud: true) { |text| text + "!" }

squares = (1..5).select { |n| n.odd? }.map { |n| n ** 2 }
first, (second, *others), last = 1, [2, 3, 4], 5
total = squares.inject(0) { |sum, n| sum + n }
puts total, first + second + others.size + last

case { kind: :circle, radius: 2, at: [0, 1] }
in { kind: :square, side: Integer | Float => side }
  puts side
in { kind: :circle, radius:, at: [x, *] } if radius > 1
  puts "circle #{radius} #{x}"
else
  puts "?"
end

def checked(value)
  yield Integer(value)
rescue ArgumentError => error
  puts "bad: #{error.message}"
  -1
else
  1
ensure
  puts "done"
end

checked("12") { |n| puts n / 5, n % 5, n.fdiv(5) }
checked("x") { |n| puts n }

i = 0
i += 1 while i < 10
until i.zero? do i -= 3 unless i < 3; break if i < 3 end
puts i

text = <<~TEXT
  a heredoc with #{i + 1}
    and an indented line
TEXT
puts text, text =~ /heredoc/ ? $~[0] : "none"
counts = Hash.new(0)
text.each_char { |c| counts[c] += 1 if c =~ /[aeiou]/ }
puts counts.sort_by { |k, v| [-v, k] }.first(2).inspect
square = ->(x, y = 2) { x ** y }
puts square.call(3), square.(2, 3), [1, nil, 2].compact.sum, 10.clamp(1, 5)
puts [3, 1, 2].sort.reverse.each_slice(2).to_a.inspect, :sym.to_proc.call("x") rescue puts "no"
