# frozen_string_literal: true
# covers: frozen strings, FrozenError, frozen arrays and hashes
a = "abc"
p a.frozen?
begin
  a << "d"
rescue FrozenError => e
  puts e.message
end
b = a.dup
b << "d"
p b, b.frozen?, "#{a}x".frozen?
begin
  a.upcase!
rescue => e
  puts e.class, e.message
end
c = +"new"
c << "er"
p c
NAMES = %w[x y].freeze
begin
  NAMES << "z"
rescue => e
  puts e.class, e.message
end
begin
  NAMES.push("z")
rescue => e
  puts e.message
end
p NAMES.frozen?, [1].frozen?, {}.frozen?, :a.frozen?, 1.frozen?, nil.frozen?, (1..2).frozen?
CONFIG = { a: 1 }.freeze
begin
  CONFIG[:b] = 2
rescue => e
  puts e.message
end
d = a.clone
p d.frozen?, a.clone(freeze: false).frozen?, NAMES.dup.frozen?, NAMES.clone.frozen?
e = String.new("mutable")
e << "!"
p e
[[1, 2].freeze].each do |list|
  begin
    list.map! { |x| x * 2 }
  rescue => err
    puts err.message
  end
  begin
    list[0] = 3
  rescue => err
    puts err.message
  end
  begin
    list.pop
  rescue => err
    puts err.message
  end
  p list.map { |x| x + 1 }
end
class Point
  attr_accessor :x
  def initialize(x) = @x = x
end
pt = Point.new(1).freeze
begin
  pt.x = 2
rescue => err
  puts err.class
end
begin
  pt.instance_variable_set(:@x, 3)
rescue => err
  puts err.class
end
p pt.x, pt.frozen?, pt.dup.frozen?
