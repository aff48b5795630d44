#!/usr/bin/env lua
-- The whole grammar, in one program.
local count <const>, name = 3, "dragon"
local total = 0
for i = 1, count do
  total = total + i * 2 // 1
end
for key, value in pairs({ 1, 2, ["a b"] = 3, c = 4; 5 }) do
  print(key, value)
end

local function fact(n)
  if n <= 1 then
    return 1
  elseif n == 2 then
    return 2
  else
    return n * fact(n - 1)
  end
end

function Point(x, y, ...)
  local self = { x = x, y = y, rest = { ... } }
  function self.length() return (x ^ 2 + y ^ 2) ^ 0.5 end
  function self:scale(by) self.x, self.y = self.x * by, self.y * by end
  return self
end

while total > 0 do
  total = total - 1
  if total == 3 then goto done end
  if not (total ~= 4) then break end
end
::done::
repeat
  total = total + 1; -- a comment
until total >= 10 or false
--[[ a longer
comment ]]
local p = Point(3, 4, nil, true)
p:scale(0x10)
print(#name, p.length(), [[long
text]], 'escaped \'\n' .. name, -total, ~5 & 3 | 1, p["x"])
do local inner = function(...) return ... end end
return fact(5)
