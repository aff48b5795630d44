def inner(x)
  raise ArgumentError, "bad #{x}"
end
def outer = inner(3)
puts "before"
outer
