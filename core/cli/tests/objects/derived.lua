local Animal = {}
Animal.__index = Animal
function Animal.new(n) local o = setmetatable({}, Animal) o.n = n return o end --+
function Animal:say() return self.n .. self:sound() end --+
local Dog = setmetatable({}, { __index = Animal })
Dog.__index = Dog
function Dog.new(n) local o = Animal.new(n) return setmetatable(o, Dog) end --+
function Dog:sound() return "w" end --+
local d = Dog.new("d") --+
local r = d:say() --+
print(r) --@r
