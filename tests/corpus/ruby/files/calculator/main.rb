# covers: nested modules spread over files, structs, pattern matching on what another file makes, errors with data
require_relative "calc/lexer"
require_relative "calc/parser"
require_relative "calc/evaluator"

env = { "x" => 3, "rate" => 0.5 }
["1 + 2 * 3", "(1 + 2) * x", "-x ^ 2", "8 / (x - 3)", "2 * (3", "rate * y", "7 % 4 + 1"].each do |text|
  tree = Calc::Parser.new(Calc::Lexer.tokens(text)).parse
  puts "#{text.ljust(14)} = #{Calc.evaluate(tree, env)}   #{tree}"
rescue Calc::SyntaxError => e
  puts "#{text.ljust(14)} ! #{e.message} at #{e.at}"
rescue ZeroDivisionError, KeyError => e
  puts "#{text.ljust(14)} ! #{e.class}: #{e.message}"
end
p Calc.constants.sort, Calc::Parser::LEVELS
