-- covers: uncaught errors in metamethods, functions in tail position that are local variables
local sum = setmetatable({}, { __add = function(a, b) error("no sum") end })
local proxy = setmetatable({}, { __index = function(t, key) return sum + 1 end })
local function last() return proxy.key .. "" end
local function middle() return last() end
print(pcall(middle))
local function outer()
  local value = middle()
  return value
end
outer()
