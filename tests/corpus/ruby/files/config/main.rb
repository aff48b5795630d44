require "./settings"
require_relative "helper.rb"
include Helper
puts SETTINGS.inspect
SETTINGS[:level] += 1
puts level_text
puts Helper.module_info, greeting("x")
puts helper_count
require_relative "helper"
puts helper_count
if __FILE__ == $PROGRAM_NAME
  puts "run as a program"
end
