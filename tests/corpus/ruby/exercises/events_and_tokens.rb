# covers: events, state machines, method_missing, tokens
# event system, plugins, state machine, DSL, memo, tokenizer
class EventEmitter
  def initialize = @h = Hash.new { |hh, k| hh[k] = [] }
  def on(e, &b) = (@h[e] << b; self)
  def once(e, &b) = (w = nil; w = proc { |*a, **k| @h[e].delete(w); b.call(*a, **k) }; @h[e] << w; self)
  def emit(e, *a, **k) = @h[e].dup.map { |b| b.call(*a, **k) }
end
ev = EventEmitter.new
ev.on(:x) { |a, b = 2, *c, k: 0| [a, b, c, k] }.once(:x) { |*a| a.sum }
p ev.emit(:x, 1), ev.emit(:x, 1, 2, 3, k: 4)
class StateMachine
  def self.states(*names) = names.each { |n| define_method(:"#{n}?") { @state == n } }
  def self.event(name, transitions) = define_method(name) { (to = transitions[@state]) ? (@history << [@state, to]; @state = to; self) : raise("invalid #{name} from #{@state}") }
  attr_reader :state, :history
  def initialize(s) = (@state, @history = s, [])
end
class Light < StateMachine; states :red, :green, :yellow; event :go, red: :green; event :slow, green: :yellow; event :stop, yellow: :red; end
l = Light.new(:red); p l.go.slow.stop.red?, l.history, (l.slow rescue $!.message)
class HTMLBuilder
  def initialize = (@out = +""; @d = 0)
  def method_missing(tag, content = nil, **attrs, &blk)
    a = attrs.map { |k, v| %( #{k}="#{v}") }.join
    @out << "  " * @d << "<#{tag}#{a}>"
    if blk then @out << "\n"; @d += 1; instance_eval(&blk); @d -= 1; @out << "  " * @d else @out << content.to_s end
    @out << "</#{tag}>\n"
    self
  end
  def respond_to_missing?(*) = true
  def to_s = @out
end
puts HTMLBuilder.new.html { body(class: "x") { h1 "Title"; ul { 2.times { |i| li "Item #{i}", id: i } } } }.to_s
Token = Struct.new(:type, :value) { def to_s = "#{type}(#{value})" }
class Lexer
  RULES = { num: /\d+(?:\.\d+)?/, id: /[a-z_]\w*/, op: %r{[-+*/()=]}, ws: /\s+/ }
  def initialize(s) = @s = s
  def each
    return enum_for(:each) unless block_given?
    pos = 0
    until pos >= @s.size
      type, m = RULES.lazy.map { |t, r| [t, @s.match(/\G#{r}/, pos)] }.find { |_, mm| mm }
      raise "unexpected #{@s[pos].inspect} at #{pos}" unless m
      pos = m.end(0)
      yield Token.new(type, m[0]) unless type == :ws
    end
  end
  include Enumerable
end
puts Lexer.new("x = 3.5 + (y*2)").map(&:to_s).join(" "), (Lexer.new("a $").to_a rescue $!.message)
class Calc
  def initialize(s) = @t = Lexer.new(s).to_a
  def parse = expr.tap { raise "trailing #{@t.first}" if @t.any? }
  private
  def expr = chain(:term, "+", "-")
  def term = chain(:factor, "*", "/")
  def chain(sub, *ops)
    l = send(sub)
    while @t.first && ops.include?(@t.first.value)
      op = @t.shift.value
      l = l.public_send(op, send(sub))
    end
    l
  end
  def factor
    case @t.shift
    in {type: :num, value:} then value.include?(".") ? value.to_f : value.to_i
    in {type: :op, value: "("} then expr.tap { @t.shift.value == ")" or raise "expected )" }
    in {type: :op, value: "-"} then -factor
    in nil then raise "unexpected end"
    in tok then raise "unexpected #{tok}"
    end
  end
end
["1 + 2 * 3", "(1+2)*3", "-4/2", "2*(3+", "1 1", "7.5/2"].each { |s| puts "#{s} => #{Calc.new(s).parse rescue "error: #{$!.message}"}" }
module Memo
  def memoize(n) = (m = instance_method(n); c = {}; define_method(n) { |*a| c.fetch(a) { c[a] = m.bind_call(self, *a) } })
end
class Fibs; extend Memo; def fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2); memoize :fib; end
p Fibs.new.fib(70)
class Money
  include Comparable
  attr_reader :cents, :cur
  def initialize(c, cur = "USD") = (@cents, @cur = c, cur; freeze)
  def <=>(o) = o.is_a?(Money) && cur == o.cur ? cents <=> o.cents : nil
  def +(o) = with(cents + o.cents)
  def *(n) = with((cents * n).round)
  def with(c) = self.class.new(c, cur)
  def to_s = format("%s%d.%02d", {"USD" => "$"}.fetch(cur, cur), *cents.divmod(100))
  def coerce(n) = [self, n]
  def hash = [cents, cur].hash
  def eql?(o) = self == o
end
a, b = Money.new(1050), Money.new(295)
puts a + b, a * 1.5, 2 * a, [a, b].max, [a, b].sum(Money.new(0)), a.clamp(b, b), a == Money.new(1050), [a, Money.new(1050)].uniq.size, (a < Money.new(1, "EUR") rescue $!.message), (a.instance_variable_set(:@cents, 1) rescue $!.class)
ObjectSpace.garbage_collect; puts [1, 2, 3].each_entry.with_object([]).each { |x, acc| acc << x * 2 }.inspect
inventory = Hash.new { |hh, k| hh[k] = { qty: 0, tags: [] } }; inventory[:a][:qty] += 5; inventory[:b][:tags] |= [:x, :y]; inventory[:b][:tags] |= [:x]; p inventory, inventory.sum { |_, v| v[:qty] }, inventory.transform_values { _1[:tags].size }.sort_by { |k, v| -v }.to_h
puts inventory.map { |k, v| "#{k.to_s.ljust(5)}|#{v[:qty].to_s.rjust(4)}|#{v[:tags].join(',')}" }
