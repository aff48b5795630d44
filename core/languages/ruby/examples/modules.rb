# What a module gives to the classes that include it, and what answers where no method does.
module Loud
  def speak = super.upcase + "!"
end

class Animal
  def initialize(name) = @name = name
  def speak = "#{@name} makes a sound"
end

class Dog < Animal
  include Loud

  def method_missing(name, *arguments)
    return "#{@name} cannot #{name.to_s.chomp('?')}" if name.end_with?("?")
    super
  end

  def respond_to_missing?(name, include_private = false) = name.end_with?("?") || super
end

rex = Dog.new("Rex")
puts rex.speak, rex.fly?, rex.respond_to?(:swim?)
p Dog.ancestors.first(3)
