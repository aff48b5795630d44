-- Every event of a metatable, each told as it happens.
local log = {}
local function note(...) log[#log + 1] = table.concat({...}, " ") end
local V = {}
V.__index = function(t, k) note("index", k) return rawget(V, k) end
V.__newindex = function(t, k, v) note("newindex", k, tostring(v)) rawset(t, k, v) end
V.__call = function(self, a, b) note("call", a, b) return a, b end
local names = {"add", "sub", "mul", "div", "mod", "pow", "unm", "idiv", "band", "bor", "bxor", "shl", "shr", "bnot", "concat", "len", "eq", "lt", "le"}
for _, name in ipairs(names) do
  V["__" .. name] = function(a, b)
    note(name, type(a), type(b))
    return name == "eq" or name == "lt" and 1 or nil
  end
end
V.__tostring = function() return "<V>" end
V.__name = "Vector"
local function new() return setmetatable({}, V) end
local a, b = new(), new()
local _ = a + 1, 1 - a, a * b, a / 2, a % 2, a ^ 2, -a, a // 1
_ = a & 1, 2 | a, a ~ b, a << 1, a >> 1, ~a, a .. "x", "y" .. a, 1 .. a, #a
print(a == b, a ~= b, a < b, a <= b, a > 1, not (a >= 1))
a.x = 3
print(a.x, a.y, a(1, 2))
print(tostring(a), a == a, rawequal(a, b), rawlen(a))
for i, line in ipairs(log) do print(i, line) end
-- Inheritance by chains of __index, and a metatable that is protected.
local Base = {} Base.__index = Base
function Base.new(n) return setmetatable({n = n}, Base) end
function Base:hello() return "base " .. self.n end
local Derived = setmetatable({}, {__index = Base}) Derived.__index = Derived
function Derived.new(n) local o = Base.new(n) return setmetatable(o, Derived) end
function Derived:hello() return "derived " .. Base.hello(self) end
print(Base.new(1):hello(), Derived.new(2):hello())
local shut = setmetatable({}, {__metatable = "locked", __pairs = function(t) return function(_, k) if not k then return 1, "one" end end, t, nil end})
print(getmetatable(shut), pcall(setmetatable, shut, {}))
for k, v in pairs(shut) do print(k, v) end
print(getmetatable("x").__index == string, ("x"):rep(3))
print(pcall(function() return {} < {} end))
print(pcall(function() return {} .. "x" end))
print(pcall(function() return #5 end))
print(pcall(function() return a.b.c.d end))
print(pcall(function() local t = setmetatable({}, {__index = function(t, k) error("no field " .. k, 2) end}) return t.zip end))
