-- covers: closures
local function map(t, f) local r = {} for i, v in ipairs(t) do r[i] = f(v) end return r end
local function filter(t, p) local r = {} for _, v in ipairs(t) do if p(v) then r[#r + 1] = v end end return r end
local function reduce(t, f, a) for _, v in ipairs(t) do a = f(a, v) end return a end
local function compose(...) local fs = {...} return function(x) for i = #fs, 1, -1 do x = fs[i](x) end return x end end
local t = {1, 2, 3, 4, 5, 6}
print(table.concat(map(t, function(x) return x * x end), " "))
print(table.concat(filter(t, function(x) return x % 2 == 0 end), " "))
print(reduce(t, function(a, b) return a + b end, 0), compose(function(x) return x + 1 end, function(x) return x * 10 end)(5))
