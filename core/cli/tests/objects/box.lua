local Box = {}
Box.__index = Box
function Box.new(v) --+
  local self = setmetatable({}, Box) --+
  self.v = v --+
  return self --+
end
function Box:get() return self.v end --+
local a = Box.new("one") --+
local b = Box.new("two")
local r = a:get() --+
local q = b:get() -- -
print(r) --@r
print(q)
