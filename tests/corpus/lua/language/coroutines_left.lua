-- covers: coroutines that end with an error keep their variables open, the main coroutine's state, how deep calls nest
local function closing(name)
    return setmetatable({}, { __close = function(_, wrong) print("closes " .. name, wrong) end })
end
local co = coroutine.create(function()
    local a <close> = closing("a")
    local b <close> = setmetatable({}, { __close = function(_, wrong) print("closes b", wrong) error("from b", 0) end })
    error("body", 0)
end)
print(coroutine.resume(co))
print(coroutine.status(co), coroutine.resume(co))
print(debug.traceback(co))
print(coroutine.close(co))
print(coroutine.close(co), coroutine.status(co))

local wrapped = coroutine.wrap(function()
    local c <close> = closing("c")
    error("wrapped", 0)
end)
print(pcall(wrapped))
co = coroutine.create(function()
    local ok, wrong = pcall(function()
        local d <close> = closing("d")
        error("caught", 0)
    end)
    coroutine.yield(ok, wrong)
    local e <close> = closing("e")
    coroutine.yield("open")
end)
print(coroutine.resume(co))
print(coroutine.resume(co))
print(coroutine.close(co), coroutine.status(co))

local main = coroutine.running()
coroutine.wrap(function()
    print(coroutine.status(main), pcall(coroutine.close, main))
    print(coroutine.resume(main))
end)()
print(coroutine.status(main))

local function nested(n)
    if n == 0 then return "bottom" end
    local _, result = pcall(nested, n - 1)
    return result
end
print(nested(150), nested(250))
local function resumed(n)
    if n == 0 then return 0 end
    return 1 + coroutine.wrap(resumed)(n - 1)
end
print(resumed(150), (select(2, pcall(resumed, 250)):match("[%a ]+$")))
local function replaced(n) return (("x"):gsub("x", function() return n == 0 and "end" or replaced(n - 1) end)) end
print(replaced(150), pcall(replaced, 250))

for _, runs in ipairs {
    function() load(function() coroutine.yield() end) end,
    function() return tostring(setmetatable({}, { __tostring = function() coroutine.yield() end })) end,
    function() return table.unpack(setmetatable({}, { __index = function() coroutine.yield() end }), 1, 2) end,
    function() return table.concat(setmetatable({}, { __index = function() coroutine.yield() end }), "", 1, 2) end,
} do print(coroutine.resume(coroutine.create(runs))) end
