-- covers: closures, currying, iterators, varargs, lazy sequences
local function map(t, f) local r = {} for i = 1, #t do r[i] = f(t[i], i) end return r end
local function filter(t, p) local r = {} for _, v in ipairs(t) do if p(v) then r[#r + 1] = v end end return r end
local function fold(t, f, acc) for _, v in ipairs(t) do acc = f(acc, v) end return acc end
local function compose(...) local fs = table.pack(...) return function(...) local r = table.pack(...) for i = fs.n, 1, -1 do r = table.pack(fs[i](table.unpack(r, 1, r.n))) end return table.unpack(r, 1, r.n) end end
local function curry(f, n) n = n or 2 local function take(got, k) return function(x) local now = {table.unpack(got)} now[#now + 1] = x if k == 1 then return f(table.unpack(now)) end return take(now, k - 1) end end return take({}, n) end
local function range(a, b, s) s = s or 1 return function(_, i) i = i + s if (s > 0 and i <= b) or (s < 0 and i >= b) then return i end end, nil, a - s end
local t = {} for i in range(1, 10) do t[#t + 1] = i end
print(table.concat(map(filter(t, function(x) return x % 2 == 0 end), function(x, i) return x * i end), " "), fold(t, function(a, b) return a + b end, 0))
print(compose(function(a, b) return a - b end, function(x) return x * 2, 3 end)(5), curry(function(a, b, c) return a .. b .. c end, 3)(1)("x")(2.5))
for i in range(5, 1, -2) do io.write(i, " ") end print()
local Seq = {} Seq.__index = Seq
function Seq.from(f) return setmetatable({f = f}, Seq) end
function Seq.count(n) n = (n or 1) - 1 return Seq.from(function() n = n + 1 return n end) end
function Seq:map(g) return Seq.from(function() local v = self.f() if v ~= nil then return g(v) end end) end
function Seq:filter(p) return Seq.from(function() local v repeat v = self.f() until v == nil or p(v) return v end) end
function Seq:take(n) return Seq.from(function() if n > 0 then n = n - 1 return self.f() end end) end
function Seq:list() local r = {} for v in self.f do r[#r + 1] = v end return r end
Seq.__call = function(self) return self.f() end
print(table.concat(Seq.count():filter(function(n) return n % 3 == 0 end):map(function(n) return n * n end):take(5):list(), ","))
for v in Seq.count(7):take(3) do io.write("<", v, ">") end print()
local function pairs_by_keys(t, cmp) local ks = {} for k in pairs(t) do ks[#ks + 1] = k end table.sort(ks, cmp) local i = 0 return function() i = i + 1 if ks[i] ~= nil then return ks[i], t[ks[i]] end end end
for k, v in pairs_by_keys({banana = 3, apple = 1, cherry = 2}) do io.write(k, "=", v, " ") end print()
local function sum(...) local s, n = 0, select("#", ...) for i = 1, n do s = s + ((select(i, ...)) or 0) end return s, n end
print(sum(), sum(1, nil, 2)) print((sum(1, 2))) print(#{sum(1, 2)})
local function partial(f, ...) local a = table.pack(...) return function(...) local b = table.pack(...) local all = {} for i = 1, a.n do all[i] = a[i] end for i = 1, b.n do all[a.n + i] = b[i] end return f(table.unpack(all, 1, a.n + b.n)) end end
print(partial(string.format, "%s-%s-%s", 1)(nil, true), partial(math.max, 3, 9)(4))
local Y = function(f) return (function(x) return x(x) end)(function(x) return f(function(...) return x(x)(...) end) end) end
print(Y(function(self) return function(n) return n == 0 and 1 or n * self(n - 1) end end)(10))
local counter = setmetatable({}, {__index = function(t, k) t[k] = 0 return 0 end}) for c in ("mississippi"):gmatch(".") do counter[c] = counter[c] + 1 end
for k, v in pairs_by_keys(counter, function(a, b) if counter[a] ~= counter[b] then return counter[a] > counter[b] end return a < b end) do io.write(k, v, " ") end print()
local function quicksort(t) if #t < 2 then return t end local p = table.remove(t, #t // 2 + 1) local l, g = filter(t, function(x) return x < p end), filter(t, function(x) return x >= p end) l, g = quicksort(l), quicksort(g) l[#l + 1] = p return table.move(g, 1, #g, #l + 1, l) end
print(table.concat(quicksort{5, 2, 9, 1, 5, 6, -3, 0}, " "))
