at_exit { puts "bye" }
puts "hi"
exit 3
