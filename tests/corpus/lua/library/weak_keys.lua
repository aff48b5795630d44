-- covers: tables with weak keys, the program's arguments
local weak = setmetatable({}, { __mode = "k" })
local kept, lost = {}, {}
weak[kept] = "kept"
weak[lost] = "lost"
weak.text = "texts stay"
weak[1] = "numbers stay"
lost = nil
collectgarbage()
local count = 0
for _ in pairs(weak) do count = count + 1 end
print(count, weak[kept], weak.text, weak[1])
local both = setmetatable({}, { __mode = "kv" })
both[{}] = 1
both[1] = {}
both[2] = kept
both.name = "name"
collectgarbage()
count = 0
for _ in pairs(both) do count = count + 1 end
print(count, both[1], both[2] == kept, both.name)
print(#arg, arg[1], type(arg[0]), select("#", ...))
