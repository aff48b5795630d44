class AppError < StandardError
  attr_reader :code
  def initialize(msg = "app failed", code: 1)
    super(msg)
    @code = code
  end
end
class DbError < AppError
  def message = "db: " + super
end
begin
  raise AppError
rescue AppError => e
  p e.message, e.code, e.class, e.is_a?(StandardError)
end
begin
  raise DbError.new("conn", code: 7)
rescue AppError => e
  p e.message, e.code
end
def risky(n)
  case n
  when 0 then raise ArgumentError
  when 1 then raise ArgumentError, "custom"
  when 2 then raise IOError.new("io")
  when 3 then 1 / 0
  when 4 then nil.foo
  when 5 then [].fetch(3)
  when 6 then Integer("z")
  when 7 then raise "plain"
  when 8 then {}.fetch(:k)
  when 9 then raise Class.new(StandardError), "anon"
  when 10 then :sym.unknown
  when 11 then "x" + 1
  when 12 then raise Exception, "base"
  when 13 then [1, 2].first(-1)
  when 14 then "abc".to_sym.call
  when 15 then raise StopIteration
  when 16 then Float("abc")
  when 17 then "5" * -1
  when 18 then [1, 2, 3].sample(-1)
  when 19 then 5
  when 20 then Comparable.new
  when 23 then throw :x
  when 24 then loop { raise StopIteration, "done" }; "after loop"
  when 25 then "abc".freeze << "d"
  when 26 then CONST_X
  when 27 then undefined_local
  when 28 then self.undefined_meth
  when 29 then undefined_call(1)
  else "ok #{n}"
  end
end
30.times do |n|
  r = risky(n)
  puts "#{n}: #{r}"
rescue ZeroDivisionError, TypeError => e
  puts "#{n}: math/type #{e.message}"
rescue NoMethodError => e
  puts "#{n}: nomethod #{e.message.lines.first.chomp} #{e.name.inspect} #{e.receiver.inspect[0, 20]}"
rescue NameError => e
  puts "#{n}: name #{e.message.lines.first.chomp} #{e.name.inspect}"
rescue StandardError => e
  puts "#{n}: #{e.class.to_s[0, 20]} #{e.message.lines.first&.chomp}" unless n == 9
rescue Exception => e
  puts "#{n}: EXC #{e.class} #{e.message}"
end
def ens
  yield
  :body
rescue => e
  :rescued
else
  :else_val
ensure
  puts "ensure"
end
p ens { 1 }, ens { raise "x" }
def early
  return :early
ensure
  puts "cleanup"
end
p early
def nested
  begin
    begin
      raise "inner"
    rescue => e
      raise RuntimeError, "outer"
    end
  rescue => e
    [e.message, e.cause&.message]
  end
end
p nested
def retry_it
  n = 0
  begin
    n += 1
    raise "fail" if n < 3
    "ok after #{n}"
  rescue
    retry
  end
end
p retry_it
r = [1, 2, 0].map { |d| 10 / d rescue Float::INFINITY }
p r
e = RuntimeError.new("made")
p e.message, e.backtrace, e.inspect
begin
  raise e
rescue => err
  p err.equal?(e), err.backtrace.class
end
p (raise "a" rescue "b")
begin
  raise TypeError.new("t"), "override"
rescue => x
  p x.class, x.message
end
begin
  exit(3)
rescue SystemExit => s
  p s.status, s.success?
end
begin
  abort "aborting"
rescue SystemExit => s
  p s.status
end
class Stack
  class EmptyError < StandardError
    def initialize(msg = "stack is empty") = super
  end
  def pop = raise(EmptyError)
end
begin
  Stack.new.pop
rescue Stack::EmptyError => e
  puts "#{e.class}: #{e.message}"
end
x = begin
  Integer("42")
rescue ArgumentError
  0
end
p x
def checked
  yield
rescue ArgumentError, KeyError => e
  "caught #{e.class}"
end
p checked { raise KeyError, "k" }, checked { Integer([]) } rescue p $!.message
begin; [1,2,3].fetch(10); rescue IndexError => e; puts e.message; end
begin; "abc".to_i(99); rescue => e; puts e.message; end
begin; [1, "a", nil].max; rescue => e; puts e.message; end
begin; {a: 1}.fetch("a"); rescue => e; puts e.message; end
begin; Struct.new(:a).new(1, 2); rescue => e; puts e.message; end
begin; "x".center; rescue => e; puts e.message; end
begin; [1,2].each_slice(0); rescue => e; puts e.message; end
begin; 5.fdiv; rescue => e; puts e.message; end
begin; nil + 1; rescue => e; puts e.message.lines.first; end
begin; Hash.new(1) { }; rescue => e; puts e.class; end
at_exit { puts "exit hook" }
warn "warning"
raise AppError.new("final", code: 9), cause: nil
