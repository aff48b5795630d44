require "set"
# custom exceptions, retry, ensure ordering, iteration protocols
class RetryableError < StandardError
  attr_reader :attempts
  def initialize(msg = nil, attempts: 0)
    super(msg || "retryable after #{attempts}")
    @attempts = attempts
  end
end
def with_retry(max: 3, on: [RetryableError])
  attempts = 0
  begin
    attempts += 1
    yield attempts
  rescue *on => e
    retry if attempts < max
    raise RetryableError.new(attempts:), cause: e
  else
    puts "ok after #{attempts}"
  ensure
    puts "cleanup #{attempts}"
  end
end
with_retry { |n| raise RetryableError if n < 2 }
begin
  with_retry(max: 2) { raise RetryableError, "inner" }
rescue => e
  puts e.message, e.cause.message, e.attempts
end
def nested
  yield
rescue ZeroDivisionError => e
  puts "zde #{e.message}"
  :rescued
else
  :fine
ensure
  puts "nested ensure"
end
p nested { 1 / 0 }, nested { 1 }
def ret_in_ensure
  return 1
ensure
  puts "in ensure"
end
p ret_in_ensure
x = begin
  Integer("abc")
rescue ArgumentError, TypeError => e
  "rescued: #{e.message}"
end
puts x
def checker(v)
  raise TypeError, "need int, got #{v.class}" unless v.is_a?(Integer)
  raise RangeError, "too big" if v > 10
  v
end
[5, "a", 50, nil].each do |v|
  puts checker(v)
rescue TypeError, RangeError => e
  puts "#{e.class.name.downcase}: #{e.message}"
end
begin
  raise "plain"
rescue => e
  puts e.class, e.message
  puts e.backtrace.first[/:\d+:in .*/]
end
begin
  begin
    raise "first"
  rescue => e
    raise ArgumentError, "second"
  end
rescue => e
  puts "#{e.message} caused by #{e.cause.message}"
end
class ValidationError < StandardError
  def initialize(errors)
    @errors = errors
    super("Validation failed: #{errors.join(', ')}")
  end
  attr_reader :errors
end
begin
  raise ValidationError.new(%w[name age])
rescue ValidationError => e
  p e.errors, e.message, e
end
p (raise "a" rescue "inline"), [1, 2].frozen?, (Float("1.5x") rescue 0.0)
catch(:outer) do
  [1, 2].each { |x| throw :outer if x == 2 }
  puts "never"
end
puts catch { |tag| 5.times { |i| throw tag, i * 10 if i == 3 }; "none" }
begin
  throw :undefined_tag
rescue UncaughtThrowError => e
  puts e.message
end
begin
  [1, 2].fetch(10)
rescue IndexError => e
  puts e.message
end
begin
  { a: 1 }.fetch(:b)
rescue KeyError => e
  puts e.message, e.key.inspect, e.receiver.inspect
end
begin
  nil.foo
rescue NoMethodError => e
  puts e.name.inspect, e.receiver.inspect
end
begin
  raise Class.new(StandardError) { def message = "anon" }
rescue => e
  puts e.message
end
begin
  def kwm(a:, b: 2) = [a, b]
  kwm(b: 1)
rescue ArgumentError => e
  puts e.message
end
begin
  [3, "a"].sort
rescue ArgumentError => e
  puts e.message
end
begin
  "x" + 1
rescue TypeError => e
  puts e.message
end
begin
  Comparable.clamp
rescue NoMethodError => e
  puts e.message.lines.first
end
begin
  raise Exception, "base"
rescue StandardError
  puts "no"
rescue Exception => e
  puts "base #{e.message}"
end
e1 = RuntimeError.new("boom")
begin
  exit(3)
rescue SystemExit => e
  puts "exit #{e.status} #{e.success?}"
end
begin
  abort "aborting"
rescue SystemExit => e
  puts "abort #{e.status} #{e.message}"
end
warn "to stderr"
$stderr.puts "also"
def deep(n) = n.zero? ? raise("deep") : deep(n - 1)
begin
  deep(3)
rescue => e
  puts e.backtrace.size, e.backtrace_locations&.first&.lineno.inspect
end
begin
  def stack = stack
  stack
rescue SystemStackError => e
  puts e.message
end
o = Object.new
def o.each
  yield 1
  yield 2
ensure
  puts "each done"
end
o.extend(Enumerable)
p o.first,
  o.map { |v| v * 2 }, o.include?(2), o.each_slice(1).to_a, o.to_set.size, o.lazy.map { |v| v + 1 }.first(1), o.min_by { |v| -v }, o.each_with_index.to_a, o.reduce(:+), o.sort_by { |v| -v }, o.inject { |a, b| a * b }, o.each_entry.to_a, o.zip([3, 4])
at_exit { puts "bye" }
raise "final uncaught"
