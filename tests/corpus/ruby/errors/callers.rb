# covers: where calls come from, with those of the library
def here = caller_locations(1, 1).first.lineno
def forward(...) = here(...)
def label = caller_locations.map(&:label)
p here, forward, label, [1].map { label }, caller, caller(0)
def inner = [1].each { |_| puts caller(0).inspect, caller(1, 1).inspect, caller(9).inspect, caller_locations(0).first.to_s, caller(1..2).inspect }
def outer = inner
outer
class Shape
  include Comparable
  attr_reader :size
  def initialize(size) = @size = size
  def <=>(other) = other.is_a?(Shape) ? size <=> other.size : nil
  def twice(factor) = raise(ArgumentError, "no factor of #{factor}")
end
def told
  yield
rescue => error
  puts "#{error.message}: #{error.backtrace.inspect}"
end
told { Shape.new(1) < 3 }
told { Shape.instance_method(:twice).bind(Shape.new(1)).call(2) }
told { Shape.new(1).method(:twice).call(3) }
told { Shape.new(1).method(:twice).unbind.bind_call(Shape.new(2), 4) }
told { [[1, "a"], ["b", 2]].sort_by(&:first) }
told { [Shape.new(1), 5].max }
class Guarded
  def method_missing(name, *) = name == :known ? 1 : super
  def respond_to_missing?(name, all = false) = name == :known || super
  def ask = unheard
end
begin
  Guarded.new.ask
rescue NameError => error
  puts error.class, error.message.sub(/#<.*>/, "guarded")
end
begin
  Guarded.new.ask(1)
rescue ArgumentError => error
  puts error.message
end
people = [{ name: "Ann", age: 3 }, { name: "Bob", age: nil }]
puts people.sort_by { |one| one[:age] }
