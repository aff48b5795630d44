local Item = {}
Item.__index = Item
Item.__lt = function(a, b) return a:value() < b:value() end
Item.__tostring = function(self) return ("%s/%s %d"):format(self.kind, self.variant, self.stock) end

function Item.new(kind, variant, stock, price)
    return setmetatable({ kind = kind, variant = variant, stock = stock, price = price }, Item)
end

function Item:value() return self.stock * self.price end

return Item
