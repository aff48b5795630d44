# covers: an exercise as people write it
class Calculator
  OPERATORS = { "+" => [1, :left], "-" => [1, :left], "*" => [2, :left], "/" => [2, :left], "%" => [2, :left], "^" => [3, :right] }.freeze
  FUNCS = { "sqrt" => ->(x) { Math.sqrt(x) }, "abs" => :abs.to_proc, "max" => ->(*a) { a.max } }
  class ParseError < StandardError
    attr_reader :pos
    def initialize(msg, pos:) = (@pos = pos; super("#{msg} at position #{pos}"))
  end
  Tok = Data = Struct.new(:kind, :text, :pos)
  def tokenize(s)
    pos = 0
    out = []
    while pos < s.size
      case s[pos..]
      when /\A\s+/ then nil
      when /\A\d+(?:\.\d+)?/ then out << Tok.new(:num, $&, pos)
      when /\A[a-z]+/ then out << Tok.new(:id, $~[0], pos)
      when /\A[-+*\/%^(),]/ then out << Tok.new(:op, Regexp.last_match(0), pos)
      else raise ParseError.new("Unexpected '#{s[pos]}'", pos:)
      end
      pos += $&.size
    end
    out
  end
  def rpn(s)
    out, ops = [], []
    prev = nil
    tokenize(s).each do |t|
      case t
      in { kind: :num, text: } then out << (text.include?(".") ? Float(text) : Integer(text))
      in { kind: :id, text:, pos: }
        raise ParseError.new("Unknown function #{text}", pos: pos) unless FUNCS.key?(text)
        ops << text
      in { text: "(" } then ops << "("
      in { text: ")" }
        out << ops.pop until ops.empty? || ops.last == "("
        raise ParseError.new("Unmatched )", pos: t.pos) if ops.empty?
        ops.pop
        out << ops.pop if FUNCS.key?(ops.last)
      in { text: "," } then out << ops.pop until ops.last == "("
      in { text: op }
        if op == "-" && (prev.nil? || (prev.kind == :op && prev.text != ")"))
          out << 0
        end
        prec, assoc = OPERATORS[op]
        while (top = ops.last) && OPERATORS[top] && (OPERATORS[top][0] > prec || (OPERATORS[top][0] == prec && assoc == :left))
          out << ops.pop
        end
        ops << op
      end
      prev = t
    end
    out.concat(ops.reverse)
  end
  def eval(s)
    stack = []
    rpn(s).each do |t|
      if OPERATORS.key?(t)
        b, a = stack.pop, stack.pop
        stack << (t == "^" ? a ** b : a.send(t, b))
      elsif FUNCS.key?(t)
        f = FUNCS[t]
        args = f.arity < 0 && t == "max" ? stack.pop(2) : [stack.pop]
        stack << f.call(*args)
      else
        stack << t
      end
    end
    stack.last
  end
end
c = Calculator.new
["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-5 + 3", "10 / 4", "10.0 / 4", "7 % 4 - 1", "sqrt(16) + abs(0 - 3)", "max(3, 9) * 2", "1 + $", "foo(1)", "(1 + 2))", "1 / 0", "2 * (3 + (4 - 1))"].each do |e|
  puts "#{e} = #{c.eval(e)}"
rescue Calculator::ParseError => err
  puts "#{e} -> #{err.message} [#{err.pos}]"
rescue ZeroDivisionError => err
  puts "#{e} -> #{err.class.name}: #{err.message}"
end
p c.rpn("1 + 2 * 3"), c.tokenize("a1").map(&:to_a)
