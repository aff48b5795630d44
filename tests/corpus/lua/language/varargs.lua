-- covers: varargs, multiple results
local function f(...)
  local a, b = ...
  return select("#", ...), a, b
end
print(f()) print(f(1)) print(f(1, nil, 3))
local function two() return 1, 2 end
print(two(), two()) print((two()))
local t = {two(), two()}
print(#t)
print(select(2, "a", "b", "c"), select(-1, "a", "b", "c"))
local function none() end
print(none(), (none()))
print(table.unpack({1, 2, 3}))
print(math.max(two()))
local p = table.pack(1, nil, 3)
print(p.n, p[3])
