Animal = Class.new do
  attr_reader :name
  def initialize(name)
    @name = name
  end
  def to_s
    "#{self.class.name}(#{@name})"
  end
end
Dog = Class.new(Animal) do
  def bark = "#{name} barks"
end
puts Animal.new("cat")
d = Dog.new("Rex")
puts d
puts d.bark
p Dog.superclass
p Dog.ancestors.first(2)
Greeter = Module.new do
  def greet = "hello from #{name}"
end
Dog.include(Greeter)
puts d.greet
p d.is_a?(Greeter)
