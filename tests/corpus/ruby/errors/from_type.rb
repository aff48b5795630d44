def add(a, b)
  a + b
end
puts add("a", "b")
puts add("a", 1)
