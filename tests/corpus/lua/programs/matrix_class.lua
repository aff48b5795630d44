-- A matrix with operators by metamethods.
local Matrix = {}
Matrix.__index = Matrix

local function new(rows)
  return setmetatable({ rows = rows, height = #rows, width = #rows[1] }, Matrix)
end

function Matrix.identity(n)
  local rows = {}
  for i = 1, n do
    rows[i] = {}
    for j = 1, n do rows[i][j] = i == j and 1 or 0 end
  end
  return new(rows)
end

local function zip(a, b, f)
  local rows = {}
  for i, row in ipairs(a.rows) do
    rows[i] = {}
    for j, value in ipairs(row) do rows[i][j] = f(value, b.rows[i][j]) end
  end
  return new(rows)
end

function Matrix.__add(a, b) return zip(a, b, function(x, y) return x + y end) end
function Matrix.__sub(a, b) return zip(a, b, function(x, y) return x - y end) end
function Matrix.__unm(a) return zip(a, a, function(x) return -x end) end
function Matrix.__mul(a, b)
  if type(a) == "number" then a, b = b, a end
  if type(b) == "number" then return zip(a, a, function(x) return x * b end) end
  local rows = {}
  for i = 1, a.height do
    rows[i] = {}
    for j = 1, b.width do
      local sum = 0
      for k = 1, a.width do sum = sum + a.rows[i][k] * b.rows[k][j] end
      rows[i][j] = sum
    end
  end
  return new(rows)
end
function Matrix.__pow(a, n)
  local result = Matrix.identity(a.height)
  for _ = 1, n do result = result * a end
  return result
end
function Matrix.__eq(a, b)
  for i, row in ipairs(a.rows) do
    for j, value in ipairs(row) do if b.rows[i][j] ~= value then return false end end
  end
  return true
end
function Matrix.__tostring(a)
  local lines = {}
  for i, row in ipairs(a.rows) do lines[i] = "[" .. table.concat(row, ", ") .. "]" end
  return table.concat(lines, "\n")
end
function Matrix.__call(a, i, j) return a.rows[i][j] end
function Matrix.__len(a) return a.height * a.width end
function Matrix.__concat(a, b) return tostring(a) .. "\n--\n" .. tostring(b) end
function Matrix.__idiv(a, n) return zip(a, a, function(x) return x // n end) end
function Matrix.__mod(a, n) return zip(a, a, function(x) return x % n end) end
function Matrix.__lt(a, b) return #a < #b end
function Matrix.__le(a, b) return #a <= #b end
function Matrix.__band(a, n) return zip(a, a, function(x) return x & n end) end
function Matrix.__shl(a, n) return zip(a, a, function(x) return x << n end) end
function Matrix.__bnot(a) return zip(a, a, function(x) return ~x end) end

local a, b = new { { 1, 2 }, { 3, 4 } }, new { { 5, 6 }, { 7, 8 } }
print(a + b)
print(b - a)
print(-a)
print(a * b)
print(2 * a, a * 3)
print(a ^ 5)
print(a == new { { 1, 2 }, { 3, 4 } }, a == b, a ~= b)
print(a(1, 2), #a)
print(a .. b)
print(b // 2, b % 4)
print(a < new { { 1, 2, 3 }, { 4, 5, 6 } }, a <= b, a > b)
print(b & 6, a << 2, ~a)
