-- covers: metatables
local V = {}
V.__index = V
V.__add = function(a, b) return setmetatable({x = a.x + b.x}, V) end
V.__eq = function(a, b) return a.x == b.x end
V.__lt = function(a, b) return a.x < b.x end
V.__le = function(a, b) return a.x <= b.x end
V.__tostring = function(a) return "V(" .. a.x .. ")" end
V.__len = function() return 42 end
V.__call = function(self, y) return self.x + y end
V.__concat = function(a, b) return "cat" end
V.__unm = function(a) return setmetatable({x = -a.x}, V) end
local function new(x) return setmetatable({x = x}, V) end
local a, b = new(1), new(2)
print(tostring(a + b), a == b, a == new(1), a < b, a >= b, a ~= b)
print(#a, a(10), a .. "x", "x" .. a, tostring(-a))
local log = setmetatable({}, {__newindex = function(t, k, v) rawset(t, k, v * 2) end, __index = function(_, k) return k .. "?" end})
log.a = 5
print(log.a, log.b)
print(getmetatable("x").__index == string, getmetatable(setmetatable({}, {__metatable = "locked"})))
