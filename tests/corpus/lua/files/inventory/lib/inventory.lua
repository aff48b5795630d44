local Item = require("lib.item")

local OutOfStock = { __name = "OutOfStock" }
OutOfStock.__tostring = function(self)
    return ("only %d %s, %d wanted"):format(self.item.stock, self.item.variant, self.wanted)
end

local Inventory = {}
Inventory.__len = function(self) return #self.items end
Inventory.__index = function(self, key)
    if type(key) == "number" then
        local item = self.items[key < 0 and #self.items + 1 + key or key]
        return item and tostring(item)
    end
    return Inventory[key]
end

function Inventory.parse(text)
    local self = setmetatable({ items = {}, problems = {} }, Inventory)
    local number = 0
    for line in text:gmatch("[^\n]+") do
        number = number + 1
        local kind, variant, stock, price = line:match("^(%w+),(%w+),(%d+),([%d.]+)$")
        if kind then
            table.insert(self.items, Item.new(kind, variant, math.tointeger(stock), tonumber(price)))
        else
            table.insert(self.problems, ("line %d: cannot read %q"):format(number, line))
        end
    end
    return self
end

function Inventory:take(kind, count)
    for _, item in ipairs(self.items) do
        if item.kind == kind then
            if item.stock < count then error(setmetatable({ item = item, wanted = count }, OutOfStock)) end
            item.stock = item.stock - count
            return item
        end
    end
    error("no " .. kind)
end

function Inventory:each() return ipairs(self.items) end

function Inventory:sorted()
    local copy = table.move(self.items, 1, #self.items, 1, {})
    table.sort(copy)
    return copy
end

return Inventory
