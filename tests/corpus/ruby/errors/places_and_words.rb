# covers: which of nested operators an error is told of, backtraces that are given, what is not brought by require, bare names before rescue
def nested(text) = (text * 60 + 1)
def mixed(a, b) = a - 1 + b * 2 - "x"
[-> { nested("x") }, -> { mixed(5, 6) }, -> { [1] + [2] - 3 }].each do |call|
  call.call
rescue TypeError => e
  puts e.backtrace.first[/in .*/]
end
begin
  raise IOError.new("old"), "new", ["a:1", "b:2"]
rescue IOError => e
  p e.message, e.backtrace, e.backtrace_locations
end
[RuntimeError.new("a\nb\n"), RuntimeError.new(""), IOError.new("")].each do |error|
  error.set_backtrace(["x:1", "x:2"])
  p error.full_message(highlight: false)
end
begin
  StringIO.new
rescue NameError => e
  puts e.message.lines.first
end
begin
  [1].to_set
rescue NoMethodError => e
  puts e.message.lines.first
end
class Set
  def initialize(*given) = @given = given
end
p Set.new(1).instance_variables
begin
  missing rescue puts $!.message
  value = (absent rescue $!.message)
  puts value
end
require "json"
begin
  JSON.parse("[1,")
rescue JSON::ParserError => e
  puts e.message, e.backtrace
end
[[1, nil]].each do |pair|
  pair[1].each { |one| p one }
end
