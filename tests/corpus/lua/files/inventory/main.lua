-- covers: modules as tables, metatables of another file, sorting with comparisons from a module, error objects over files
local Inventory = require("lib.inventory")
local report = require("lib.report")

local inventory = Inventory.parse([[
tea,green,12,3.20
tea,black,4,2.80
mug,white,0,7.00
broken line
spoon,steel,30,0.90
]])
for _, problem in ipairs(inventory.problems) do print(problem) end
print(report(inventory, function(item) return item.kind end))
local ok, err = pcall(inventory.take, inventory, "mug", 1)
print(ok, getmetatable(err).__name, tostring(err), err.item.kind)
print(pcall(inventory.take, inventory, "cup", 1))
inventory:take("tea", 5)
print(report(inventory, function(item) return item.stock > 10 and "plenty" or "few" end))
print(#inventory, inventory[1], inventory[-1])
local sorted = inventory:sorted()
for i, item in ipairs(sorted) do io.write(i > 1 and " < " or "", item.variant) end
print()
print(require("lib.item") == require "lib.item", package.loaded["lib.inventory"] == Inventory)
