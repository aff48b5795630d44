-- covers: classes with a helper, multiple inheritance, class members, tostring
local function class(...)
  local parents, c = {...}, {}
  c.__index = c
  if #parents == 1 then setmetatable(c, {__index = parents[1], __call = function(cls, ...) local o = setmetatable({}, cls) if cls.init then cls.init(o, ...) end return o end})
  else setmetatable(c, {__index = function(t, k) for _, p in ipairs(parents) do local v = p[k] if v ~= nil then t[k] = v return v end end end, __call = function(cls, ...) local o = setmetatable({}, cls) if cls.init then cls:init(...) end local _ = o.init and o:init(...) return o end}) end
  c.super = parents[1]
  return c
end
local Shape = class()
function Shape:init(name) self.name = name end
function Shape:area() error("abstract method 'area' of " .. tostring(self.name), 2) end
function Shape.__lt(a, b) return a:area() < b:area() end
function Shape:describe() return ("%s with area %.2f"):format(self.name, self:area()) end
local Circle = class(Shape)
Circle.__lt, Circle.__tostring = Shape.__lt, Shape.describe
function Circle:init(r) self.super.init(self, "circle") self.r = r end
function Circle:area() return math.pi * self.r ^ 2 end
local Rect = class(Shape)
Rect.__lt, Rect.__tostring = Shape.__lt, Shape.describe
function Rect:init(w, h, name) Shape.init(self, name or "rect") self.w, self.h = w, h end
function Rect:area() return self.w * self.h end
local Square = class(Rect)
Square.__lt, Square.__tostring = Shape.__lt, Shape.describe
function Square:init(s) Rect.init(self, s, s, "square") end
local all = {Circle(1), Rect(2, 3), Square(1.5), Rect(1, 1)}
table.sort(all)
for i, s in ipairs(all) do print(i, s) end
print(pcall(function() local a = Shape("blob"):area() return a end))
print(getmetatable(all[1]) == Rect, rawget(Square, "area"), Square.area == Rect.area)
local Named = {rename = function(self, n) self.name = n return self end}
local Both = class(Square, Named)
local b = setmetatable({}, Both) Both.init(b, 2)
print(b:rename("both"):describe(), b.w, rawget(Both, "rename") ~= nil)
local Account = {} do
  local private = setmetatable({}, {__mode = "k"})
  Account.__index = Account
  function Account.new(n) local o = setmetatable({}, Account) private[o] = {balance = n} return o end
  function Account:deposit(n) assert(type(n) == "number" and n > 0, "bad amount") private[self].balance = private[self].balance + n return self end
  function Account:balance() return private[self].balance end
end
print(Account.new(5):deposit(10):balance(), pcall(Account.deposit, Account.new(1), -1))
