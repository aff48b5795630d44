local class = require("class")
local made = {}

local Shape = class("Shape")
function Shape:init() error(self.name .. " is abstract", 0) end
function Shape.__tostring(self) return ("%s of %.2f"):format(self.name, self:area()) end
function Shape.__lt(a, b) return a:area() < b:area() end
function Shape.__eq(a, b) return a:area() == b:area() end

local Rectangle = class("Rectangle", Shape)
function Rectangle:init(a, b)
    self.a, self.b = a, b
    made[#made + 1] = self
end
function Rectangle:area() return self.a * self.b end

local Square = class("Square", Rectangle)
function Square:init(a) Rectangle.init(self, a, a) end

local Circle = class("Circle", Shape)
function Circle:init(r)
    self.r = r
    made[#made + 1] = self
end
function Circle:area() return math.pi * self.r ^ 2 end

return { Shape = Shape, Rectangle = Rectangle, Square = Square, Circle = Circle, made = made }
