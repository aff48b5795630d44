-- covers: dofile and loadfile of files of the program, values and arguments of chunks
print(dofile("values.lua"))
local chunk = assert(loadfile("values.lua"))
print(select("#", chunk(1, 2, 3)), chunk("a"))
dofile("setter.lua")
print(made, name)
print(loadfile("nowhere.lua"))
step_calls = 0
for _, step in ipairs { 1, 2 } do print(step, dofile("step.lua")) end
print(step_calls)
