-- covers: string patterns, recursion
local function parse(s)
  local pos = 1
  local expr
  local function skip() pos = s:find("%S", pos) or #s + 1 end
  local function atom() skip() local n = s:match("^%d+", pos) if n then pos = pos + #n return tonumber(n) end assert(s:sub(pos, pos) == "(") pos = pos + 1 local v = expr() skip() pos = pos + 1 return v end
  local function term() local v = atom() while true do skip() local o = s:match("^[*/]", pos) if not o then return v end pos = pos + 1 local r = atom() if o == "*" then v = v * r else v = v / r end end end
  function expr() local v = term() while true do skip() local o = s:match("^[+-]", pos) if not o then return v end pos = pos + 1 local r = term() if o == "+" then v = v + r else v = v - r end end end
  return expr()
end
for _, s in ipairs({"1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1"}) do print(s, parse(s)) end
