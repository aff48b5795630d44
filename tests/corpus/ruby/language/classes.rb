class Animal
  attr_reader :name
  attr_accessor :age
  @@count = 0
  SOUND = "..."
  def initialize(name, age = 1)
    @name = name
    @age = age
    @@count += 1
  end
  def self.count
    @@count
  end
  def speak
    "#{name} says #{sound}"
  end
  def sound
    SOUND
  end
  def to_s
    "#{self.class.name}(#{@name}, #{@age})"
  end
end
class Dog < Animal
  def initialize(name, age = 2)
    super
    @tricks = []
  end
  def sound = "Woof"
  def learn(trick)
    @tricks << trick
    self
  end
  def tricks
    @tricks.join(", ")
  end
end
d = Dog.new("Rex")
puts d
puts d.speak
puts d.learn("sit").learn("roll").tricks
d.age += 3
puts d.age
puts Animal.new("Cat").speak
puts Animal.count
puts d.is_a?(Animal), Dog.superclass, Dog.ancestors.first(2).inspect
puts d.respond_to?(:learn), d.respond_to?(:fly)
