# covers: a state machine built by a DSL of another file, instance_eval, method_missing, define_method, keyword arguments
require_relative "machine"
require_relative "door"

door = Door.new
puts door.state
%i[open close lock open unlock open].each do |event|
  door.public_send("#{event}!")
  puts "#{event} -> #{door.state}"
rescue Machine::Refused => e
  puts "#{event} refused: #{e.message}"
end
puts door.history.inspect, door.closed?, Door.states.inspect
puts door.respond_to?(:lock!), door.respond_to?(:fly!)
begin
  door.fly!
rescue NoMethodError => e
  puts e.message[/undefined method `\w+!'/]
end
