-- covers: inheritance, metamethods
local Point = {} Point.__index = Point
Point.__name = "Point"
function Point.new(x, y) return setmetatable({x = x, y = y}, Point) end
for name, f in pairs { __add = function(a, b) return Point.new(a.x + b.x, a.y + b.y) end } do Point[name] = f end
Point.__sub = function(a, b) return Point.new(a.x - b.x, a.y - b.y) end
Point.__mul = function(a, b) if type(a) == "number" then a, b = b, a end return Point.new(a.x * b, a.y * b) end
Point.__div = function(a, b) return Point.new(a.x / b, a.y / b) end
Point.__idiv = function(a, b) return Point.new(a.x // b, a.y // b) end
Point.__mod = function(a, b) return Point.new(a.x % b, a.y % b) end
Point.__pow = function(a, b) return Point.new(a.x ^ b, a.y ^ b) end
Point.__unm = function(a) return Point.new(-a.x, -a.y) end
Point.__band = function(a, b) return "band" end
Point.__bor = function(a, b) return "bor" end
Point.__bxor = function(a, b) return "bxor" end
Point.__shl = function(a, b) return "shl" end
Point.__shr = function(a, b) return "shr" end
Point.__bnot = function(a) return "bnot" end
Point.__concat = function(a, b) return tostring(a) .. "~" .. tostring(b) end
Point.__len = function(a) return 2 end
Point.__eq = function(a, b) return a.x == b.x and a.y == b.y end
Point.__lt = function(a, b) return a.x < b.x end
Point.__le = function(a, b) return a.x <= b.x end
Point.__call = function(self, ...) return select("#", ...), ... end
Point.__tostring = function(p) return "(" .. p.x .. ", " .. p.y .. ")" end
Point.__close = function(p, e) print("closing", p, e) end
local a, b = Point.new(3, 4), Point.new(1, 2)
print(a + b, a - b, a * 2, 2 * a, a / 2, a // 2, a % 2, a ^ 2, -a)
print(a & b, a | 1, 1 ~ a, a << 1, a >> 1, ~a)
print(a .. b, a .. "s", "s" .. a, 1 .. a, #a)
print(a == b, a == Point.new(3, 4), a ~= b, a < b, a <= b, a > b, a >= b)
print(a(1, nil, 3))
do local c <close> = a print("in block") end
print(pcall(function() local c <close> = b error("x", 0) end))
print(rawequal(a, Point.new(3, 4)), rawlen({1, 2}), rawget(a, "new"), rawset(a, "z", 1) == a)
local ok, e = pcall(function() return a < 1 end) print(ok, e)
print(pcall(function() return {} < {} end))
print(pcall(function() return a.foo.bar end))
print(pcall(function() return Point.x.y end))
print(pcall(function() local t = setmetatable({}, {__name = "My"}) return t + 1 end))
print(pcall(function() local t = setmetatable({}, {__name = "My"}) return t() end))
print(pcall(setmetatable, setmetatable({}, {__metatable = "locked"}), {}))
print(getmetatable(setmetatable({}, {__metatable = "locked"})), getmetatable("").__index == string)
-- inheritance
local Animal = {} Animal.__index = Animal
function Animal:new(o) o = o or {} setmetatable(o, self) self.__index = self return o end
function Animal:speak() return (self.name or "?") .. " says " .. self:sound() end
function Animal:sound() return "..." end
local Dog = Animal:new() function Dog:sound() return "woof" end
local Puppy = Dog:new() function Puppy:sound() return Dog.sound(self):upper() .. "!" end
print(Animal:new{name = "a"}:speak(), Dog:new{name = "d"}:speak(), Puppy:new{name = "p"}:speak())
local log = {}
local proxy = setmetatable({}, {__index = function(t, k) log[#log + 1] = "get " .. tostring(k) return k end, __newindex = function(t, k, v) log[#log + 1] = "set " .. tostring(k) rawset(t, k, v) end})
proxy.a = 1 proxy.a = 2 local _ = proxy.b, proxy.a proxy[1.0] = "one"
print(table.concat(log, ", "), proxy[1], math.type(next({[1.0] = 1})))
local ro = setmetatable({}, {__index = {k = 1}, __newindex = function(_, k) error("read only: " .. k, 2) end, __pairs = function(t) return function(_, k) if not k then return 1, "one" end end, t, nil end})
print(pcall(function() ro.q = 1 end))
for k, v in pairs(ro) do print(k, v) end
local default = setmetatable({}, {__index = function(t, k) local v = k * 2 t[k] = v return v end})
print(default[4], rawget(default, 4), rawget(default, 5))
