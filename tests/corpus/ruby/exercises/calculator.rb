class Calculator
  class SyntaxError < StandardError; end
  TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(.))/

  def self.evaluate(text) = new(text).evaluate

  def initialize(text)
    @tokens = text.scan(TOKEN).map { |number, sign| number ? (number.include?(".") ? number.to_f : number.to_i) : sign }
  end

  def evaluate
    value = sum
    raise SyntaxError, "unexpected #{@tokens.first.inspect}" unless @tokens.empty?
    value
  end

  private

  def sum
    value = product
    while ["+", "-"].include?(@tokens.first)
      operator = @tokens.shift
      value = value.public_send(operator, product)
    end
    value
  end

  def product
    value = factor
    while %w[* / %].include?(@tokens.first)
      operator = @tokens.shift
      value = value.public_send(operator, factor)
    end
    value
  end

  def factor
    case token = @tokens.shift
    when Numeric then token
    when "-" then -factor
    when "("
      value = sum
      raise SyntaxError, "expected )" unless @tokens.shift == ")"
      value
    when nil then raise SyntaxError, "unexpected end"
    else raise SyntaxError, "unexpected #{token.inspect}"
    end
  end
end

["1 + 2 * 3", "(1 + 2) * 3", "2 * -(3 + 4)", "10 / 4", "10 / 4.0", "7 % 4 - 1", "1 +", "(1", "2 ) 3", "1 / 0"].each do |text|
  puts "#{text.ljust(12)} = #{Calculator.evaluate(text)}"
rescue Calculator::SyntaxError, ZeroDivisionError => e
  puts "#{text.ljust(12)} ! #{e.class}: #{e.message}"
end
