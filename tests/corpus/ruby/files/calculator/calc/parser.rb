module Calc
  class SyntaxError < StandardError
    attr_reader :at
    def initialize(message, at)
      super(message)
      @at = at
    end
  end

  Number = Struct.new(:value) { def to_s = value.to_s }
  Name = Struct.new(:name) { def to_s = name }
  Unary = Struct.new(:op, :inner) { def to_s = "(#{op} #{inner})" }
  Binary = Struct.new(:op, :left, :right) { def to_s = "(#{op} #{left} #{right})" }

  class Parser
    LEVELS = [%w[+ -], %w[* / %]].freeze

    def initialize(tokens)
      @tokens = tokens
      @next = 0
    end

    def parse = binary(0).tap { expect("") }

    private

    def peek = @tokens[@next].text

    def binary(level)
      return power if level == LEVELS.size
      left = binary(level + 1)
      while LEVELS[level].include?(peek)
        op = advance.text
        left = Binary.new(op, left, binary(level + 1))
      end
      left
    end

    def power
      base = primary
      return base unless peek == "^"
      advance
      Binary.new("^", base, power)
    end

    def primary
      token = advance
      case token.text
      when "(" then binary(0).tap { expect(")") }
      when "-" then Unary.new("-", power)
      when /\A\d/ then Number.new(token.text.include?(".") ? token.text.to_f : token.text.to_i)
      when /\A[a-z]/ then Name.new(token.text)
      else raise SyntaxError.new(token.text.empty? ? "nothing" : "'#{token.text}'", token.at)
      end
    end

    def advance = @tokens[@next].tap { @next += 1 }

    def expect(text)
      token = advance
      raise SyntaxError.new("expected '#{text}'", token.at) unless token.text == text
    end
  end
end
