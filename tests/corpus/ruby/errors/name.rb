puts "a"
puts undefined_thing
