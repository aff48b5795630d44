-- What handlers see of the calls that led to an error.
local function level3(x)
  if x > 2 then error("too big: " .. x) end
  return x
end
local function level2(x) local y = level3(x) return y end
function level1(x) local y = level2(x) return y end

print(xpcall(level1, debug.traceback, 5))
print(xpcall(level1, function(message) return "handled: " .. message end, 7))
print(xpcall(level1, debug.traceback, 1))

local Stack = {}
Stack.__index = Stack
function Stack.new() return setmetatable({ items = {} }, Stack) end
function Stack:pop()
  if #self.items == 0 then error({ code = "EMPTY" }) end
  return table.remove(self.items)
end
local ok, problem = xpcall(Stack.pop, function(e) return type(e) == "table" and e.code or e end, Stack.new())
print(ok, problem)

local ok2, trace = xpcall(function()
  local t = {}
  return t.a.b
end, function(message) return message .. "\n" .. debug.traceback("trace:", 2) end)
print(ok2)
print(trace)

-- Places and names.
local function here() return debug.getinfo(2, "l").currentline end
print(here(), here())
local function name_of_caller() return debug.getinfo(2, "n").name end
local function asks() local n = name_of_caller() return n end
print(asks())
local info = debug.getinfo(level1, "S")
print(info.what, info.short_src, info.linedefined, info.lastlinedefined, debug.getinfo(print).what)
print(debug.traceback("at top", 1))

-- Errors that handlers raise again, and nested protected calls.
local ok3, message = pcall(function()
  local ok, inner = pcall(error, "inner", 0)
  error("outer after " .. inner, 0)
end)
print(ok3, message)
print(select("#", xpcall(function() return 1, nil, 3 end, print)))
