-- covers: coroutines
local tasks = {}
local function spawn(name, n) tasks[#tasks + 1] = {name = name, co = coroutine.create(function() for i = 1, n do print(name, i) coroutine.yield() end end)} end
spawn("a", 2) spawn("b", 3)
while #tasks > 0 do for i = #tasks, 1, -1 do local t = tasks[i] assert(coroutine.resume(t.co)) if coroutine.status(t.co) == "dead" then table.remove(tasks, i) print(t.name .. " done") end end end
