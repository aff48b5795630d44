-- covers: a class library of the program's own, inheritance over files, mixins, operators, tostring of objects
local class = require("class")
local shapes = require("shapes")
local all = { shapes.Circle(1.5), shapes.Square(2), shapes.Rectangle(2, 3) }
for _, shape in ipairs(all) do print(shape, ("%.2f"):format(shape:area()), shape:is(shapes.Rectangle), shape:is(shapes.Shape)) end
table.sort(all)
print(all[1], all[3], all[1] < all[2], all[2] == shapes.Rectangle(1, 4))
print(#shapes.made, shapes.made[2].name)
local Named = class("Named", shapes.Square)
function Named:init(name, side)
    self.super.init(self, side)
    self.label = name
end
Named:include { describe = function(self) return self.label .. ": " .. tostring(self) end }
print(Named("floor", 4):describe(), Named.super == shapes.Square)
print(pcall(shapes.Shape))
