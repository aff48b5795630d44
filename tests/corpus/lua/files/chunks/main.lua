-- covers: dofile and loadfile of files of the program, values and arguments of chunks
print(dofile("values.lua"))
local chunk = assert(loadfile("values.lua"))
print(select("#", chunk(1, 2, 3)), chunk("a"))
dofile("setter.lua")
print(made, name)
print(loadfile("nowhere.lua"))
for _, step in ipairs { 1, 2 } do counter = (counter or 0) + dofile("step.lua") end
print(counter)
