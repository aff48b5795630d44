# A recursive descent parser for arithmetic, with variables and functions.
class ParseError < StandardError
  attr_reader :position

  def initialize(message, position)
    super("#{message} at #{position}")
    @position = position
  end
end

class Lexer
  Token = Struct.new(:kind, :text, :position)
  RULES = { number: /\d+(\.\d+)?/, name: /[a-z_]\w*/i, operator: %r{\*\*|[-+*/%^=(),]} }.freeze

  def initialize(source) = @source = source

  def tokens
    position = 0
    list = []
    while position < @source.length
      if (space = @source.match(/\G\s+/, position) || @source[position..].match(/\A\s+/))
        position += space[0].length
        next
      end
      kind, match = RULES.lazy.map { |k, r| [k, @source[position..].match(/\A(?:#{r})/)] }.find { |_, m| m }
      raise ParseError.new("unexpected #{@source[position].inspect}", position) unless match

      list << Token.new(kind, match[0], position)
      position += match[0].length
    end
    list << Token.new(:end, "", position)
  end
end

class Calculator
  FUNCTIONS = { "sqrt" => ->(x) { Math.sqrt(x) }, "max" => ->(*xs) { xs.max }, "abs" => :abs.to_proc }.freeze
  BINARY = { "+" => [1, :left], "-" => [1, :left], "*" => [2, :left], "/" => [2, :left], "%" => [2, :left],
             "**" => [3, :right] }.freeze

  def initialize = @variables = { "pi" => 3.0 }

  def evaluate(source)
    @tokens = Lexer.new(source).tokens
    value = statement
    expect(:end)
    value
  end

  private

  def peek = @tokens.first
  def advance = @tokens.shift

  def expect(kind, text = nil)
    token = peek
    unless token.kind == kind && (text.nil? || token.text == text)
      raise ParseError.new("expected #{text || kind}, got #{token.text.empty? ? 'end' : token.text}", token.position)
    end
    advance
  end

  def statement
    if peek.kind == :name && @tokens[1].text == "="
      name = advance.text
      advance
      return @variables[name] = expression(0)
    end
    expression(0)
  end

  def expression(least)
    left = primary
    while (rank, side = BINARY[peek.text]) && rank >= least
      operator = advance.text
      right = expression(side == :left ? rank + 1 : rank)
      left = apply(operator, left, right)
    end
    left
  end

  def apply(operator, left, right)
    raise ZeroDivisionError, "division by zero" if operator == "/" && right.zero?

    left.public_send(operator, right)
  end

  def primary
    token = advance
    case token
    in { kind: :number, text: } then text.include?(".") ? text.to_f : text.to_i
    in { kind: :operator, text: "-" } then -expression(3)
    in { kind: :operator, text: "(" }
      expression(0).tap { expect(:operator, ")") }
    in { kind: :name, text: name } if peek.text == "("
      advance
      args = []
      until peek.text == ")"
        args << expression(0)
        advance if peek.text == ","
      end
      advance
      FUNCTIONS.fetch(name) { raise ParseError.new("no function #{name}", token.position) }.call(*args)
    in { kind: :name, text: }
      @variables.fetch(text) { raise NameError, "undefined variable #{text}" }
    else
      raise ParseError.new("unexpected #{token.text.inspect}", token.position)
    end
  end
end

calculator = Calculator.new
["1 + 2 * 3", "(1 + 2) * 3", "2 ** 3 ** 2", "-2 ** 2", "10 / 4", "10 / 4.0", "x = 5", "x * pi", "max(1, x, 3) + sqrt(16)",
 "7 % 4 - 1", "1 / 0", "2 +", "y", "foo(1)", "3 $ 4", "(1", "abs(-3)"].each do |source|
  puts "#{source} => #{calculator.evaluate(source)}"
rescue ParseError => e
  puts "#{source} !! #{e.message}"
rescue ZeroDivisionError, NameError => e
  puts "#{source} ?? #{e.class}: #{e.message.lines.first.chomp}"
end
