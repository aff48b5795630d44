# covers: a source that ends too early
puts "never"
if true
  puts "begun"
