class Animal
  def initialize(n); @n = n; end #+
  def say; @n + sound; end #+
end
class Dog < Animal
  def sound; "w"; end #+
end
class Cat < Animal
  def sound; "m"; end
end
d = Dog.new("d") #+
c = Cat.new("c") #-
r = d.say #+
puts r #@r
puts c.say
