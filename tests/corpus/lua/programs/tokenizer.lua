-- A calculator: tokens, recursive descent, a tree that is evaluated and printed.
local function tokens(source)
  local position = 1
  return function()
    position = source:find("%S", position) or #source + 1
    if position > #source then return nil end
    for _, rule in ipairs {
      { "number", "^%d+%.?%d*" }, { "name", "^[%a_][%w_]*" }, { "operator", "^[-+*/^%%()=,]" },
    } do
      local text = source:match(rule[2], position)
      if text then
        position = position + #text
        return rule[1], text
      end
    end
    error(("unexpected '%s' at %d"):format(source:sub(position, position), position), 0)
  end
end

local Parser = {}
Parser.__index = Parser

local function parser(source)
  local self = setmetatable({ next_token = tokens(source) }, Parser)
  self:advance()
  return self
end

function Parser:advance()
  local kind, text = self.kind, self.text
  self.kind, self.text = self.next_token()
  return text, kind
end

function Parser:expect(text)
  if self.text ~= text then
    error(("expected '%s', got '%s'"):format(text, self.text or "end"), 0)
  end
  return self:advance()
end

local levels = { { "+", "-" }, { "*", "/", "%" } }
function Parser:binary(level)
  if level > #levels then return self:power() end
  local left = self:binary(level + 1)
  while true do
    local found = false
    for _, operator in ipairs(levels[level]) do
      if self.text == operator then found = true end
    end
    if not found then return left end
    local operator = self:advance()
    left = { operator, left, self:binary(level + 1) }
  end
end

function Parser:power()
  local base = self:unary()
  if self.text == "^" then
    self:advance()
    return { "^", base, self:power() }
  end
  return base
end

function Parser:unary()
  if self.text == "-" then
    self:advance()
    return { "neg", self:unary() }
  end
  if self.text == "(" then
    self:advance()
    local inside = self:binary(1)
    self:expect(")")
    return inside
  end
  local text, kind = self:advance()
  if kind == "number" then return tonumber(text) end
  if kind == "name" then
    if self.text ~= "(" then return text end
    self:advance()
    local call = { "call", text }
    while self.text ~= ")" do
      call[#call + 1] = self:binary(1)
      if self.text == "," then self:advance() end
    end
    self:expect(")")
    return call
  end
  error("unexpected " .. (text or "end"), 0)
end

local variables = { pi = math.pi, e = math.exp(1) }
local operations = {
  ["+"] = function(a, b) return a + b end,
  ["-"] = function(a, b) return a - b end,
  ["*"] = function(a, b) return a * b end,
  ["/"] = function(a, b) return a / b end,
  ["%"] = function(a, b) return a % b end,
  ["^"] = function(a, b) return a ^ b end,
  neg = function(a) return -a end,
}

local function evaluate(node)
  if type(node) == "number" then return node end
  if type(node) == "string" then return variables[node] or error("undefined " .. node, 0) end
  if node[1] == "call" then
    local arguments = {}
    for i = 3, #node do arguments[#arguments + 1] = evaluate(node[i]) end
    return math[node[2]](table.unpack(arguments))
  end
  local arguments = {}
  for i = 2, #node do arguments[#arguments + 1] = evaluate(node[i]) end
  return operations[node[1]](table.unpack(arguments))
end

local function show(node)
  if type(node) ~= "table" then return tostring(node) end
  local parts = {}
  for i = 2, #node do parts[#parts + 1] = show(node[i]) end
  return "(" .. node[1] .. " " .. table.concat(parts, " ") .. ")"
end

for _, source in ipairs {
  "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "10 % 4 - 7 / 2", "max(1, 2 * 4, 3) + floor(2.7)",
  "sqrt(16) * pi", "1 +", "2 $ 3", "(1 + 2", "unknown + 1",
} do
  local ok, result = pcall(function()
    local tree = parser(source):binary(1)
    return show(tree) .. " = " .. evaluate(tree)
  end)
  print(source, "=>", result, ok)
end
