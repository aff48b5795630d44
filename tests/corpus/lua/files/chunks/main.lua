-- covers: dofile and loadfile of files of the program, environments of chunks, values and arguments of chunks
print(dofile("values.lua"))
local chunk = assert(loadfile("values.lua"))
print(select("#", chunk(1, 2, 3)), chunk("a"))
local env = setmetatable({ name = "inside" }, { __index = _G })
local setter = assert(loadfile("setter.lua", "t", env))
print(setter(), env.made, made)
dofile("setter.lua")
print(made, name)
print(loadfile("nowhere.lua"))
print(pcall(dofile, "failing.lua"))
print(pcall(loadfile, "broken.lua"))
for _, step in ipairs { 1, 2 } do counter = (counter or 0) + dofile("step.lua") end
print(counter)
