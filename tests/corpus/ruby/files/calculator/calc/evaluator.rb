module Calc
  def self.evaluate(tree, env)
    case tree
    in Number[value] then value
    in Name[name] then env.fetch(name)
    in Unary["-", inner] then -evaluate(inner, env)
    in Binary["^", left, right] then evaluate(left, env)**evaluate(right, env)
    in Binary[op, left, right] then evaluate(left, env).public_send(op, evaluate(right, env))
    end
  end
end
