# Simple tokenizer, parser, evaluator
require 'set'
class Token
  attr_reader :type, :value
  def initialize(type, value = nil)
    @type, @value = type, value
  end
  def ==(other) = other.is_a?(Token) && type == other.type && value == other.value
  def to_s = "#{type}(#{value})"
end
class Lexer
  include Enumerable
  RULES = {
    number: /\d+(?:\.\d+)?/, ident: /[a-z_]\w*/i, op: %r{[-+*/^=()]}, space: /\s+/
  }.freeze
  def initialize(src) = @src = src
  def each
    return enum_for(:each) unless block_given?
    pos = 0
    until pos >= @src.length
      type, m = RULES.lazy.map { |t, re| [t, /\G#{re}/.match(@src, pos)] }.find { |_, mm| mm }
      raise ArgumentError, "Unexpected '#{@src[pos]}' at #{pos}" unless m
      pos = m.end(0)
      yield Token.new(type, m[0]) unless type == :space
    end
  end
end
class Parser
  PREC = { '+' => 1, '-' => 1, '*' => 2, '/' => 2, '^' => 3 }
  def initialize(tokens) = (@tokens = tokens.to_a; @i = 0)
  def parse(min = 0)
    lhs = atom
    while (t = peek) && t.type == :op && PREC.key?(t.value) && PREC[t.value] >= min
      advance
      prec = PREC[t.value]
      rhs = parse(t.value == '^' ? prec : prec + 1)
      lhs = [t.value.to_sym, lhs, rhs]
    end
    lhs
  end
  private
  def peek = @tokens[@i]
  def advance = @tokens[@i].tap { @i += 1 }
  def atom
    t = advance or raise "unexpected end"
    case t
    in { type: :number } then t.value.include?('.') ? t.value.to_f : t.value.to_i
    in Token if t.type == :ident then t.value.to_sym
    in Token if t.value == '('
      e = parse
      advance
      e
    in Token if t.value == '-' then [:neg, parse(2)]
    end
  rescue NoMatchingPatternError => e
    raise "bad token #{t}"
  end
end
class Token
  def deconstruct_keys(_) = { type: type, value: value }
end
def evaluate(node, env = {})
  case node
  in Numeric => n then n
  in Symbol => s then env.fetch(s) { raise KeyError, "unbound #{s}" }
  in [:neg, x] then -evaluate(x, env)
  in [:^, a, b] then evaluate(a, env)**evaluate(b, env)
  in [op, a, b] then evaluate(a, env).send(op, evaluate(b, env))
  end
end
['1 + 2 * 3', '2 ^ 3 ^ 2', '(1 + 2) * -3', 'x * 2 + y', '10 / 4', '10 / 4.0'].each do |src|
  tree = Parser.new(Lexer.new(src)).parse
  printf("%-15s %-35s %s\n", src, tree.inspect, evaluate(tree, x: 5, y: 1))
end
begin
  evaluate(Parser.new(Lexer.new('z + 1')).parse)
rescue KeyError => e
  puts "#{e.class}: #{e.message}"
end
begin
  Lexer.new('1 $ 2').to_a
rescue => e
  puts e.message
end
p Lexer.new('a = 1').map(&:to_s)
puts Lexer.new("1 2 3").each_slice(2).map { |a| a.map(&:value).join(',') }.inspect
