-- covers: weak tables, finalizers and collections that a program asks for; names of types in messages
local cache = setmetatable({}, {__mode = "v"})
local kept = {name = "kept"}
cache.kept = kept
cache.lost = {name = "lost"}
cache[1] = {name = "one"}
cache.text = "texts stay"
collectgarbage()
print(cache.kept and cache.kept.name, cache.lost, cache[1], cache.text)

local log = {}
local Resource = {__gc = function(r) log[#log + 1] = r.name end}
local held = setmetatable({name = "held"}, Resource)
for _, name in ipairs{"a", "b", "c"} do setmetatable({name = name}, Resource) end
collectgarbage()
print(table.concat(log, " "), held.name)
held = nil
collectgarbage()
print(table.concat(log, " "))

local Vec = setmetatable({__name = "Vec"}, {})
local v = setmetatable({}, Vec)
print(pcall(function() return v < v end))
print(pcall(function() return v < 1 end))
local at_end = setmetatable({}, {__gc = function() print("at the end") end})
