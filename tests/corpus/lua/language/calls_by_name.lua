-- covers: tracebacks of what is called in the place of a value, chunks by their names, functions of the library, elements of _ENV in messages
local callable = setmetatable({}, { __call = function(_, x) print((debug.traceback("called"))) return x end })
local result = callable(1)
local chunk = load("print((debug.traceback('chunk')))\nreturn 1", "=chunk")
result = chunk()
print(select(2, xpcall(error, debug.traceback, "handled")))
print(select(2, xpcall(string.rep, debug.traceback)))
print(select(2, xpcall(function() coroutine.wrap(function() error("inside") end)() end, debug.traceback)))
print(pcall(debug.traceback, "text", {}))
print(debug.getinfo(1, "S").lastlinedefined, debug.getinfo(2, "S").what, debug.getinfo(3))
print(pcall(debug.getinfo, 1, ">"))

local function wrong(text) print(select(2, pcall(load(text, "=wrong")))) end
wrong "return _ENV.nope()"
wrong "return _ENV.nope.x"
wrong "local t = setmetatable({}, {__call = 5}) t()"
wrong "local t = setmetatable({}, {__add = 5}) return t + 1"
wrong "local t = setmetatable({}, {__concat = {}}) return t .. 1"
wrong "local t = setmetatable({}, {__len = 5}) return #t"
wrong "for k in next, {}, 'none' do end"
print(load("x = é"))
print(load(("do "):rep(210) .. ("end "):rep(210)))
print(pcall(load, ("a, "):rep(250) .. "a = 1"))
