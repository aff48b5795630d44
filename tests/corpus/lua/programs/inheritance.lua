-- Classes with several levels of inheritance, class methods, mixins.
local Class = {}

function Class.extend(parent, name)
  local class = { name = name, parent = parent }
  class.__index = class
  class.__tostring = function(self) return name .. "(" .. (self.label or "?") .. ")" end
  return setmetatable(class, {
    __index = parent,
    __call = function(cls, ...)
      local object = setmetatable({}, cls)
      if object.init then object:init(...) end
      return object
    end,
  })
end

local Animal = Class.extend(nil, "Animal")
function Animal:init(label, sound) self.label, self.sound = label, sound end
function Animal:speak() return self.label .. " says " .. self.sound end
function Animal:is_a(class)
  local current = getmetatable(self)
  while current do
    if current == class then return true end
    current = current.parent
  end
  return false
end

local Dog = Class.extend(Animal, "Dog")
function Dog:init(label) Animal.init(self, label, "woof") self.tricks = {} end
function Dog:learn(...)
  for _, trick in ipairs { ... } do self.tricks[#self.tricks + 1] = trick end
  return self
end
function Dog:show() return #self.tricks > 0 and table.concat(self.tricks, "/") or "nothing" end

local Puppy = Class.extend(Dog, "Puppy")
function Puppy:speak() return Dog.speak(self):upper() .. "!" end

local Swimmer = { swim = function(self) return self.label .. " swims" end }
local function mixin(class, ...)
  for _, source in ipairs { ... } do
    for key, value in pairs(source) do class[key] = value end
  end
end
mixin(Dog, Swimmer)

local rex, bit = Dog("Rex"), Puppy("Bit")
print(rex:speak(), bit:speak())
print(rex:learn("sit", "roll"):show(), bit:show())
print(rex:swim(), bit:swim())
print(rex, bit, tostring(Animal("Cat", "meow")))
print(rex:is_a(Animal), rex:is_a(Puppy), bit:is_a(Dog))
print(Puppy.name, Puppy.parent.name, Puppy.parent.parent.name)
print(rawget(Puppy, "learn"), Puppy.learn == Dog.learn)
print(pcall(function() return rex:fly() end))
print(pcall(function() return rex.owner.name end))
