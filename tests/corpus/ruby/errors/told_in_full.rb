# covers: messages and reports of errors, an uncaught one
class ValidationError < StandardError
  def initialize(field, msg = "is invalid")
    @field = field
    super("#{field} #{msg}")
  end
  attr_reader :field
end
def validate(h)
  raise ValidationError.new(:name, "can't be blank") if h[:name].to_s.empty?
  h
end
begin
  validate({})
rescue ValidationError => e
  puts e.message, e.field, e.backtrace.first, e.backtrace_locations&.first&.lineno, e.full_message(highlight: false)
end
begin
  begin
    Integer("x")
  rescue => e
    raise ValidationError, :num
  end
rescue => e
  puts "#{e.class}: #{e.message} <- #{e.cause.class}: #{e.cause.message}"
  puts e.full_message(highlight: false, order: :top)
end
def deep(n) = n.zero? ? raise("deep") : deep(n - 1)
begin; deep(3); rescue => e; puts e.backtrace; end
begin; [1, 2].each { |x| raise ArgumentError if x == 2 }; rescue => e; puts e.message, e.backtrace; end
begin; {a: 1}.fetch(:b); rescue => e; puts e.message, e.backtrace.length; end
begin; "x".frobnicate; rescue NoMethodError => e; puts e.message; p e.name, e.args, e.receiver; end
begin; [3, 1].frist; rescue NoMethodError => e; puts e.message; end
begin; xyz = 1; xyy; rescue NameError => e; puts e.message; p e.name; end
begin; Strin; rescue NameError => e; puts e.message; end
begin; nil.upcase; rescue => e; puts e.message; end
begin; Object.new.instance_eval { foo }; rescue NameError => e; puts e.message.gsub(/0x\h+/, "0x"); end
def kw(a, b:, c: 1) = nil
begin; kw; rescue ArgumentError => e; puts e.message; end
begin; kw(1); rescue ArgumentError => e; puts e.message; end
begin; kw(1, b: 2, d: 3); rescue ArgumentError => e; puts e.message, e.backtrace.first; end
begin; kw(1, 2, b: 1); rescue ArgumentError => e; puts e.message; end
begin; def two(a, b) = 1; two(1); rescue ArgumentError => e; puts e.message, e.backtrace; end
begin; [].first(-1); rescue ArgumentError => e; puts e.message; end
begin; "abc".to_sym.unknown; rescue NoMethodError => e; puts e.message; end
begin; 5.upcase; rescue NoMethodError => e; puts e.message; end
begin; Class.new(StandardError) { def message = "custom" }.then { raise _1 }; rescue => e; puts e.message, e.full_message rescue puts "x"; end
begin; raise "a\nb"; rescue => e; puts e.full_message(highlight: false); end
begin; raise ArgumentError.new; rescue => e; puts e.full_message(highlight: false), e.full_message(highlight: true).inspect; end
begin; raise TypeError, "hl"; rescue => e; puts e.full_message(highlight: true).inspect, e.full_message(highlight: false, order: :bottom).inspect; end
x = proc { |a| raise "in proc" }
begin; x.call(1); rescue => e; puts e.backtrace; end
class Foo; def bar = raise("in method"); def self.cm = new.bar; def method_missing(n, *a) = n == :dyn ? raise("mm") : super; def respond_to_missing?(*) = false; end
begin; Foo.cm; rescue => e; puts e.backtrace; end
begin; Foo.new.dyn; rescue => e; puts e.backtrace; end
begin; Foo.new.other; rescue => e; puts e.message.gsub(/0x\h+/, "0x"); end
begin; Foo.new.send(:bar); rescue => e; puts e.backtrace; end
begin; [3].map(&:bad); rescue => e; puts e.message, e.backtrace; end
begin; [1].sum { |q| q.foo }; rescue => e; puts e.backtrace; end
begin; Comparable.instance_method(:clamp).bind(Object.new).call(1, 2); rescue => e; puts e.class; end
begin; 3.times.next.foo; rescue => e; puts e.message; end
begin; eval("1 +"); rescue SyntaxError => e; puts e.class; end
begin; raise IOError, "closed stream"; rescue EOFError, IOError => e; p e; end
begin; loop { raise StopIteration }; puts "ok"; end
begin; Float::NAN.to_i; rescue FloatDomainError => e; p e; end
begin; "abc".unpack("@9a"); rescue ArgumentError => e; p e; end
begin; [1, 2].first("a"); rescue TypeError => e; p e.message; end
begin; Hash.new(1) { }; rescue ArgumentError => e; p e.message; end
begin; "a".center; rescue ArgumentError => e; p e.message; end
begin; [1, 2, 3].each_slice(0); rescue ArgumentError => e; p e.message; end
begin; "abc".tr("a"); rescue ArgumentError => e; p e.message; end
begin; rand(1..); rescue => e; p e.class; end
begin; [1, 2].zip(3); rescue TypeError => e; p e.message; end
begin; {}.merge(3); rescue TypeError => e; p e.message; end
begin; [1] + nil; rescue TypeError => e; p e.message; end
begin; "a" + nil; rescue TypeError => e; p e.message; end
begin; "a" * "b"; rescue TypeError => e; p e.message; end
begin; "5" + 5; rescue TypeError => e; p e.message; end
begin; 5 + "5"; rescue TypeError => e; p e.message; end
begin; [1, [2]].flatten("x"); rescue TypeError => e; p e.message; end
begin; :sym + 1; rescue NoMethodError => e; puts e.message; end
begin; obj = Object.new; def obj.inspect = "OBJ"; obj.foo; rescue NoMethodError => e; puts e.message; end
begin; Math.log(-1); rescue Math::DomainError => e; p e.message; end
begin; Rational(1, 0); rescue ZeroDivisionError => e; p e.message; end
begin; "x".to_i(99); rescue ArgumentError => e; p e.message; end
begin; [1, 2, 3].sample(-1); rescue ArgumentError => e; p e.message; end
begin; Struct.new("lower"); rescue NameError => e; puts e.message; end
begin; Module.new.made; rescue NoMethodError => e; puts e.message.gsub(/0x\h+/, "0x"); end
begin; throw :x; rescue ArgumentError => e; p e.message, e.class; end
begin; Thread.new { raise "in thread" }.tap { |t| t.report_on_exception = false }.join; rescue => e; p e.message; end
validate({name: ""})
