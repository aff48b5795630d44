-- covers: variables closed in the body of a repeat, notes of errors of negated texts
local function closing(name)
  return setmetatable({}, { __close = function(_, wrong) print("close", name, wrong) end })
end
local n = 0
repeat
  n = n + 1
  local held <close> = closing(n)
  local is_done = n == 3
  print("body", n)
until is_done
repeat
  local held <close> = closing("once")
until true
print(pcall(function()
  repeat
    local held <close> = closing("failing")
  until nil .. "x"
end))
repeat
  local held <close> = closing("left")
  if n == 3 then break end
until false
local text = "abc"
print(pcall(function() return -text end))
print(-"2", -"0x10", -" 3.5 ")
