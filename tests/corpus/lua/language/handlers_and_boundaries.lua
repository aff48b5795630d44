-- covers: errors in handlers, yields across functions of the library, tracebacks of coroutines, getinfo
-- A handler's own errors are given to it again.
local count = 0
print(xpcall(function() error("first", 0) end, function(message)
  count = count + 1
  if count < 4 then error(message .. "+" .. count, 0) end
  return "told " .. message
end))
print(xpcall(function() error("again", 0) end, function() error("never", 0) end))
print(xpcall(function() local none; return none.field end, function(message) return message .. {} end))

-- Nobody yields across what the library calls.
local function sorting()
  return pcall(table.sort, { 3, 2, 1 }, function(a, b)
    coroutine.yield()
    return a < b
  end)
end
print(coroutine.wrap(sorting)())
print(coroutine.wrap(function()
  return pcall(string.gsub, "abc", "%w", function() coroutine.yield() end)
end)())
print(pcall(function() coroutine.yield() end))
print(coroutine.wrap(function()
  local seen = {}
  table.sort({ 2, 1 }, function(a, b)
    seen[#seen + 1] = coroutine.isyieldable()
    -- A coroutine of its own can.
    seen[#seen + 1] = coroutine.wrap(function() return coroutine.isyieldable() end)()
    return a < b
  end)
  return seen[1], seen[2], coroutine.isyieldable()
end)())

-- Calls of a coroutine that waits, and of one that an error has ended.
local waiting = coroutine.create(function()
  local function deep() coroutine.yield() end
  deep()
end)
print(debug.traceback(waiting))
coroutine.resume(waiting)
print(debug.traceback(waiting))
print(debug.traceback(waiting, "message"))
print(debug.traceback(waiting, nil, 1))
print(debug.traceback(waiting, { 1 }) ~= nil)
local failing = coroutine.create(function() error("in it") end)
print(coroutine.resume(failing))
print(debug.traceback(failing))
print(debug.traceback(coroutine.create(print)))

-- Functions by what is asked of them.
local function known(a, b, ...) return debug.getinfo(1, "nl") end
local info = known()
print(info.name, info.namewhat, info.currentline, info.source, info.nparams)
info = debug.getinfo(known, "u")
print(info.nparams, info.isvararg, info.what)
print(debug.getinfo(waiting, 1, "l").currentline)
print(pcall(debug.getinfo, 1, "?"))
print(debug.getinfo(-1), debug.getinfo(100))

-- Metamethods in tracebacks.
local t = setmetatable({}, {
  __index = function(_, key) return debug.traceback(key) end,
  __add = function() return debug.traceback("sum") end,
  __unm = function() return debug.traceback("negated") end,
  __len = function() return debug.traceback("length") end,
  __concat = function() return debug.traceback("joined") end,
})
print(t.key)
print(t + 1)
print(-t)
print(#t)
print(t .. "x")
