# covers: a file that is not there, LoadError with its path, what follows a rescue, require of a library of the language
require "set"
require_relative "there"
begin
  require_relative "not_there"
rescue LoadError => e
  puts e.class, e.message.sub(/-- .*\//, "-- "), File.basename(e.path)
end
begin
  require "no_such_gem"
rescue LoadError => e
  puts e.message, e.path
end
puts Set[3, 1, 3].sort.inspect, there(2)
require_relative "lib/nowhere"
puts "never"
