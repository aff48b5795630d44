local Animal = {}                                 --+
Animal.__index = Animal                           --+
function Animal.new(name) return setmetatable({ name = name }, Animal) end --+
local Dog = setmetatable({}, { __index = Animal }) --+
Dog.__index = Dog                                 --+
function Dog.new(name)                            --+
  local self = Animal.new(name)                   --+
  return setmetatable(self, Dog)                  --+
end
function Animal:say() return self.name end        --+
local log = {}                                    -- -
log[1] = "made"                                   -- -
local d = Dog.new("rex")                          --+
local text = d:say()                              --+
print(log[1])                                     -- -
print(text)                                       --@text
