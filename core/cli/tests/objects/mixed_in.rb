module Greets
  def greet                                       #+
    "hi " + name                                  #+
  end
end
class Person
  include Greets                                  #+
  attr_reader :name
  def initialize(name)                            #+
    @name = name                                  #+
  end
end
class Robot
  def initialize(id)                              #-
    @id = id                                      #-
  end
  def beep                                        #-
    "beep #{@id}"                                 #-
  end
end
ann = Person.new("ann")                           #+
r2 = Robot.new(2)                                 #-
text = ann.greet                                  #+
puts r2.beep                                      #-
puts text                                         #@text
