Point = Struct.new(:x, :y)                        #+
a = Point.new(1, 2)                               #+
b = Point.new(3, 4)
a.x = 7                                           #+
words = %w[one two]                               #-
words.push("three")                               #-
seen = a.x                                        #+
puts words.size                                   #-
puts seen                                         #@seen
puts b.x
