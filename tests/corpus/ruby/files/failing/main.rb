# covers: an exception out of a required file, its place, cause, ensure across files
require_relative "lib/store"
store = Store.new("a" => 1)
puts store.get("a")
begin
  store.get("b")
rescue StoreError => e
  puts "#{e.class}: #{e.message}"
  puts e.backtrace.last.sub(%r{.*/}, "")
  puts "cause #{e.cause.class}: #{e.cause.message} at #{e.cause.backtrace.first[/\d+/]}"
end
puts store.trace.inspect
at_exit { puts "leaving #{File.basename(__FILE__)}" }
store.half("seven")
