module Calc
  module Lexer
    Token = Struct.new(:text, :at)

    def self.tokens(text)
      found = []
      text.scan(%r{\d+(?:\.\d+)?|[a-z]+|[-+*/%^()]}) { |one| found << Token.new(one, Regexp.last_match.begin(0)) }
      found << Token.new("", text.length)
    end
  end
end
