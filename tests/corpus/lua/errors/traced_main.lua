-- covers: traces of local and global functions that the library calls, xpcall with debug.traceback
local Inventory = {}
Inventory.__index = Inventory

function Inventory.new() return setmetatable({items = {}}, Inventory) end

function Inventory:take(name, count)
  local item = self.items[name]
  item.count = item.count - count
  return item.count
end

local function restock(inventory)
  local left = inventory:take("apple", 3)
  print("left", left)
end

function report(inventory)
  restock(inventory)
end

local function main()
  local inventory = Inventory.new()
  report(inventory)
end

print(xpcall(main, debug.traceback))
print(xpcall(report, function(message) return debug.traceback("handled: " .. message, 2) end, Inventory.new()))
local names = {"b", "a", "c"}
table.sort(names, function(x, y)
  if x == "c" then error("cannot compare " .. x) end
  return x < y
end)
