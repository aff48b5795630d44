puts "start"
nil.foo
