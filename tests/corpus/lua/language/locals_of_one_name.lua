local x = 1
local function f() local y = x; local x = x + 1; return x, y end
print(f())
function g() local print = print; print("hi") end
g()
for i = 1, 2 do local x = x * 10; print(x, (function() local x = x + i return x end)()) end
