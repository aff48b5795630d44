class P
  attr_accessor :name, :age #+
end
a = P.new #+
b = P.new
a.name = "x" #+
b.name = "y"
puts a.name #@a
puts b.name
