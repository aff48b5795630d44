local P = {}
P.__index = P
function P.new() return setmetatable({}, P) end --+
function P:setName(n) self.name = n end --+
local a = P.new() --+
local b = P.new()
a:setName("x") --+
b:setName("y") -- -
print(a.name) --@a
print(b.name)
