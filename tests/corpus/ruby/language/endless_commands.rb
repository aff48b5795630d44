# covers: methods without an end whose body is a call without parentheses, lists of symbols with interpolation, repeated keys
def q(x) = puts "q #{x}"
q 3
def pair(a, b = 2) = puts a, b
pair 1
def cond = puts "cond" if true
cond
def saved = raise IOError, "lost" rescue "saved"
p saved
def fail_with(message) =
  raise ArgumentError, message
begin
  fail_with "given"
rescue ArgumentError => e
  puts e.message, e.backtrace.first[/\d+:in .*/]
end
class Log
  def initialize = @lines = []
  def add(line) = @lines.push line, "(#{line.size})"
  def [](at) = @lines.at at
  def ==(other) = other.is_a? Log
  def area = raise NotImplementedError, "#{self.class} must say"
  def each = @lines.each { |one| yield one }
  def both = return 1, 2
  private def show(...) = format(...)
  def shown = show "%s|%s", *@lines # a comment
  def text = @lines.join <<~END.strip
    -
  END
  def self.make = new.tap { |made| made.add "x" }
  def self.sized(n) = Array.new(n).map.with_index { |_, i| i }.inject :+
end
log = Log.make
p log[1], log == Log.new, log == 1, log.both, log.shown, log.text, Log.sized(4)
log.each { |one| print one, ";" }
puts
begin
  log.area
rescue NotImplementedError => e
  puts e.message
end
def plain(x) = x > 1 ? "big" : "small"
def sum(a, b) = a + b
p plain(2), sum(1, 2), (def named(x) = puts x)
word = "w"
p %I[#{word}1 b c#{1 + 1}], %i[a#{word} b]
p({ a: 1, b: 2, a: 3 })
if (found = 5)
  p found
end
