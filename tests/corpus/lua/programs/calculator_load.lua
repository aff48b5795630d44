-- A calculator that lets Lua itself compute, in an environment of its own.
local environment = { pi = math.pi, sqrt = math.sqrt, max = math.max, answer = 42 }

local function evaluate(expression)
  local chunk, problem = load("return " .. expression, "=input", "t", environment)
  if not chunk then return nil, "syntax: " .. problem end
  local ok, result = pcall(chunk)
  if not ok then return nil, "runtime: " .. result end
  return result
end

local inputs = {
  "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 10", "sqrt(16) + max(1, 7)", "answer // 5", "10 / 4", "7 % 3",
  "1 +", "2 ** 3", "unknown + 1", "print('hi')", "'a' .. 1 .. 2", "nil + 1", "#'hello'", "pi > 3 and 'yes' or 'no'",
}
for _, input in ipairs(inputs) do
  local result, problem = evaluate(input)
  print(("%-24s %s"):format(input, problem or tostring(result)))
end

-- Definitions stay in the environment.
assert(load("function double(x) return x * 2 end; total = double(21)", "=defs", "t", environment))()
print(environment.total, total, evaluate("double(total)"))

-- Functions that are made of text.
local function operator(text) return load("local a, b = ... return a " .. text .. " b", "operator " .. text) end
for _, text in ipairs { "+", "-", "*", "//", "%", "..", "<", "==" } do io.write(tostring(operator(text)(7, 2)), " ") end
print()

-- A chunk that comes in pieces.
local pieces, at = { "local sum = 0 ", "for i = 1, ", "10 do sum = sum + i end ", "return sum" }, 0
print(load(function()
  at = at + 1
  return pieces[at]
end, "=pieces")())

-- Chunks take arguments, and count lines.
print(load("return select('#', ...), ...")(1, nil, 3))
print(load("\n\nlocal x = = 1", "@config.lua"))
print(pcall(load("local t = {}\nlocal u = t.missing\nreturn u.field", "=chunk")))
