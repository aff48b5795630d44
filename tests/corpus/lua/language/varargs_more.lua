-- Functions with any number of arguments and results.
local function count(...) return select("#", ...) end
print(count(), count(nil), count(nil, nil), count(1, nil, 3, nil))
local function sum(...)
  local total = 0
  for _, v in ipairs { ... } do total = total + v end
  return total
end
print(sum(), sum(1, 2, 3), sum(table.unpack { 4, 5, 6 }))
print(select(2, "a", "b", "c"), select(-1, "a", "b", "c"), (select(2, "a", "b", "c")))
print(pcall(select, 0, 1), pcall(select, -5, 1))
local function pass(...) return ... end
print(pass(1, 2), pass(3), pass())
print((pass(1, 2)), ({ pass(1, 2, 3) })[3] == nil, #{ pass(1, 2, 3), pass(1, 2, 3) })
local packed = table.pack(1, nil, 3, nil)
print(packed.n, packed[1], packed[2], packed[3], #packed >= 1)
print(table.unpack({ 1, 2, 3 }, 2), table.unpack({ 1, 2, 3 }, 2, 3), table.unpack({}, 1, 2))
local function curry(f, n)
  n = n or 2
  if n < 2 then return f end
  local function helper(args, left)
    return function(x)
      local all = { table.unpack(args) }
      all[#all + 1] = x
      if left == 1 then return f(table.unpack(all)) end
      return helper(all, left - 1)
    end
  end
  return helper({}, n)
end
print(curry(function(a, b, c) return a + b * c end, 3)(1)(2)(3))
local function compose(...)
  local functions = { ... }
  return function(...)
    local results = table.pack(...)
    for i = #functions, 1, -1 do results = table.pack(functions[i](table.unpack(results, 1, results.n))) end
    return table.unpack(results, 1, results.n)
  end
end
print(compose(tostring, function(a, b) return a + b end)(3, 4))
local function defaults(a, b, ...)
  b = b == nil and "default" or b
  local c, d = ...
  return a, b, c, d
end
print(defaults(1), defaults(1, false, 3))
local function memoize(f)
  local cache, hits = {}, 0
  return function(n)
    if cache[n] then hits = hits + 1 return cache[n], hits end
    cache[n] = f(n)
    return cache[n], hits
  end
end
local fib
fib = memoize(function(n) if n < 2 then return n end return (fib(n - 1)) + (fib(n - 2)) end)
print(fib(50))
local a, b, c = (function() return 1, 2 end)()
print(a, b, c)
local x, y = 1, 2
x, y = y, x
print(x, y)
local t = {}
local i = 1
i, t[i] = i + 1, 20
print(i, t[1], t[2])
print(math.max(table.unpack { 3, 9, 2 }), string.char(table.unpack { 72, 105 }))
print(pcall(function(...) return select("#", ...), ... end, nil, nil))
print(next({}), next({ 10 }), type(next), rawlen({ 1, 2 }), rawlen("abc"), rawequal("a", "a"))
