def make(v) #+
  { v: v } #+
end
a = make(1) #+
b = make(2)
b[:v] = 4
a[:v] = 5 #+
puts a[:v] #@a
puts b
