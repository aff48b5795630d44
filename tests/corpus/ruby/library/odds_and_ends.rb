# covers: json classes of what is read, logger's forms, erb's modes, tsort by functions, pp of texts of several lines, abbrev, times in other zones
require "json"
require "logger"
require "stringio"
require "erb"
require "tsort"
require "abbrev"
require "ostruct"
require "pp"
read = JSON.parse('{"a": {"b": [1, 2.5]}, "c": "x"}', object_class: OpenStruct)
p read.a.b, read.c, JSON.parse('["a"]', freeze: true).frozen?, JSON.load("null"), JSON.load(nil), JSON.load(StringIO.new("[1]"))
JSON.load('[1, {"k": 2}]', ->(one) { p one })
io = StringIO.new
log = Logger.new(io, level: :info, progname: "app", datetime_format: "%Y")
log.debug("not")
log.info("told")
log.warn("other") { "block" }
log.error(ArgumentError.new("bad"))
log.add(nil, "none")
log << "raw\n"
puts io.string.gsub(/\d+ #\d+/, "#N")
p log.level, log.info?, log.fatal?, Logger::Severity.constants.sort
begin
  log.level = :loud
rescue ArgumentError => e
  puts e.message
end
TEMPLATE = "<% 2.times do |i| %>\nrow <%= i %>\n<% end %>\n<%= 1 %>\nend\n"
["<>", ">", nil].each { |mode| puts ERB.new(TEMPLATE, trim_mode: mode).result.inspect }
needs = { 1 => [2, 3], 2 => [3], 3 => [], 4 => [1] }
each_node = ->(&block) { needs.each_key(&block) }
each_child = ->(node, &block) { needs[node].each(&block) }
p TSort.tsort(each_node, each_child), TSort.strongly_connected_components(each_node, each_child)
pp "one\ntwo\n", { text: "a\nb" }, ["plain"]
p %w[car cone].abbrev, %w[car box].abbrev("b")
time = Time.utc(2024, 2, 29, 23, 59, 58)
other = time.getlocal("+02:00")
puts other, time
time.localtime("-01:00")
puts time, time.hour, time.gmtime, time.utc?
p Enumerator.produce(1, &:succ).size, Enumerator.produce(1, &:succ).inspect[/Producer/]
warn "told", category: :experimental
warn "not told", category: :deprecated
p Warning[:deprecated]
