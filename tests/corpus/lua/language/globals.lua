-- covers: global variables
local t = setmetatable({}, {__index = function(t, k) return k * 2 end})
print(t[21])
x = 5
local function f() x = x + 1; y = 10 end
f() print(x, y, _G.x, _G.y)
_G.z = 3 print(z)
