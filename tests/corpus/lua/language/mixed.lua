-- covers: many small things
local Stack = {}
Stack.__index = Stack
setmetatable(Stack, {__call = function(cls, ...) local o = setmetatable({}, cls) o.items = {...} return o end})
local s = Stack(1, 2, 3)
print(#s.items)
local Set = {}
Set.__index = Set
Set.__add = function(a, b) local r = setmetatable({}, Set) for k in pairs(a) do r[k] = true end for k in pairs(b) do r[k] = true end return r end
local u = setmetatable({a = true}, Set) + setmetatable({b = true}, Set)
print(u.a, u.b)
local co = coroutine.wrap(function() for i = 1, 2 do local ok = pcall(function() coroutine.yield(i) error("x") end) print(ok) end end)
print(co()) print(co()) co()
goto done
print("skipped")
::done::
local lines = {}
for line in ("a\nb\nc"):gmatch("[^\n]+") do lines[#lines + 1] = line end
print(#lines, table.concat(lines, "|"))
print(#"héllo", "héllo")
print(tostring(1e15), 2^31, 1e3, -0.0, 100 // 1e0, 3 % -2, 7 // 0.0)
print(string.rep("=", 20))
print(next({}, nil), type(next), select("#"))
local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) print(t[1], t[2], t[3])
for k, v in pairs({10, 20, x = 1}) do io.write(tostring(k), "=", v, " ") end print()
local function va(...) local t = {...} return #t, ... end
print(va(1, 2, 3))
print((va(1, 2)))
print(os.time() ~= nil, type(os.clock()))
print(math.floor(-0.5), 1e308 * 10, -(0/0) ~= -(0/0))
print(("x"):byte(), ("%5d"):format(3), #("\0a"))
while true do local x <const> = 1 if x then break end end
print(table.unpack({1, 2}, 1, 3))
print(string.format("%g %g", 1e10, 0.1), 7 // 2 * 2.0)
print(not nil, nil == false, 1 and 2, nil or "d", false and 1)
