-- covers: what a block's variables held is collected behind it, errors of finalizers
local ended = {}
do
    local held = setmetatable({ name = "held" }, { __gc = function(t) ended[#ended + 1] = t.name end })
end
collectgarbage()
print(#ended, ended[1])
for i = 1, 2 do
    local each = setmetatable({}, { __gc = function() ended[#ended + 1] = i end })
end
collectgarbage()
print(#ended)
local kept
do
    local captured = setmetatable({}, { __gc = function() ended[#ended + 1] = "captured" end })
    kept = function() return captured end
end
collectgarbage()
print(#ended, type(kept()))
kept = nil
collectgarbage()
print(ended[#ended])
local weak = setmetatable({}, { __mode = "k" })
weak[{}] = 1
for key in pairs(weak) do weak[key] = 2 end
collectgarbage()
print(next(weak))
warn("@on")
do local wrong = setmetatable({}, { __gc = function() error({}) end }) end
collectgarbage()
