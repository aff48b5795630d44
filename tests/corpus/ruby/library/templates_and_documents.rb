# covers: lines of code in ERB, YAML's long lines and objects, formats of times, functions of modules in classes, names with an at
require "erb"
require "yaml"
require "time"
require "date"
puts ERB.new("% [1, 2].each do |x|\nv=<%= x %>\n% end\n%% as it is\nend\n", trim_mode: "%").result
puts({ "k" => "long " * 30, "list" => ["word " * 20] }.to_yaml, ("many words " * 12).to_yaml)
class Place
  def initialize(x, y) = (@x, @y = x, y)
end
Size = Struct.new(:w, :n)
puts Place.new(1, "z").to_yaml, Size.new(1, [2]).to_yaml, { "y" => 1, "n" => 2 }.to_yaml
puts Time.parse("March 5, 2021 3pm UTC"), Time.parse("5 Mar 2021 12am UTC"), Date.strptime("2021 10 1", "%G %V %u"), DateTime.strptime("1700000000", "%s")
puts DateTime.strptime("2024-01-02 03:04 +0200", "%Y-%m-%d %H:%M %z")
begin
  Time.strptime("bad", "%Y")
rescue ArgumentError => e
  puts e.message
end
module Helper
  module_function
  def half(x) = x / 2
  def quarter(x) = half(half(x))
end
class User
  include Helper
  def go = quarter(8)
end
p Helper.quarter(16), User.new.go
begin
  User.new.half(4)
rescue NoMethodError => e
  puts e.message[/\A.*called/]
end
class Flags
  attr_reader :bits
  def initialize(bits) = @bits = bits
  def ~@ = Flags.new(~bits & 15)
  def !@ = bits.zero?
end
p((~Flags.new(5)).bits, !Flags.new(0), !Flags.new(1), Flags.instance_methods(false).sort)
class Above
  def who = "above"
end
class Below < Above
  def who = "below"
end
p Below.instance_method(:who).super_method, Above.instance_method(:who).super_method
