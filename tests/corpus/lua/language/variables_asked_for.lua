-- covers: debug.getlocal, debug.setlocal, debug.getupvalue, debug.setupvalue, debug.upvalueid, debug.upvaluejoin, metatables of kinds
local first, second = 10, 20
local function sum() return first + second end
print(debug.getupvalue(sum, 1))
print(debug.getupvalue(sum, 2))
print(debug.getupvalue(sum, 3))
print(debug.setupvalue(sum, 1, 100), first, sum())
print(debug.setupvalue(sum, 9, 1))
local function only() return second end
print(debug.upvalueid(sum, 2) == debug.upvalueid(only, 1), debug.upvalueid(sum, 1) == debug.upvalueid(only, 1))
debug.upvaluejoin(only, 1, sum, 1)
print(only(), type(debug.upvalueid(only, 1)))
print(pcall(debug.upvaluejoin, sum, 10, only, 1))
print(debug.getupvalue(print, 1))
print((debug.getupvalue(load("return x"), 1)))
print(debug.getinfo(sum, "u").nups, debug.getinfo(function() return print end, "u").nups)

local function look(a, b, ...)
    local c, d = 3, 4
    local found = {}
    for place = 1, 4 do
        local name, value = debug.getlocal(1, place)
        found[place] = name .. "=" .. tostring(value)
    end
    print(table.concat(found, " "))
    print(debug.setlocal(1, 3, "new"), c, d)
    print(debug.getlocal(1, -1))
    print(debug.getlocal(1, -2))
    print(debug.getlocal(1, -3))
    do
        local a = "another"
        print(debug.getlocal(1, 6))
    end
    return function() a = c end
end
look("A", "B", "more")
print(debug.getlocal(look, 1), debug.getlocal(look, 2), debug.getlocal(look, 3))
print(pcall(debug.getlocal, 100, 1))

local function outer()
    local secret = 42
    local function inner()
        local place = 1
        while true do
            local name, value = debug.getlocal(2, place)
            if name == nil or name == "secret" then return value end
            place = place + 1
        end
    end
    local value = inner()
    return value
end
print(outer())
local co = coroutine.create(function(x)
    local y = x * 2
    coroutine.yield()
    print("y is", y)
end)
coroutine.resume(co, 7)
print(debug.getlocal(co, 1, 1))
print(debug.getlocal(co, 1, 2))
print(debug.setlocal(co, 1, 2, "changed"))
coroutine.resume(co)

debug.setmetatable(10, { __index = function(number, key) return key .. number end, __call = function(a, b) return a * b end })
print((5).five, (6)(7), getmetatable(1) == debug.getmetatable(2))
debug.setmetatable(10, nil)
print(pcall(function() return (5).five end))
debug.setmetatable(nil, { __index = function() return "nothing" end })
local nothing
print(nothing.x)
debug.setmetatable(nil, nil)
debug.setmetatable(print, { __index = { twice = function(f) return function(...) f(...) f(...) end end } })
print:twice()("again")
debug.setmetatable(print, nil)
print(debug.getmetatable("").__index == string, debug.getmetatable(print))
