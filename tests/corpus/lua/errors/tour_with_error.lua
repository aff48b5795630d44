-- covers: a tour, an uncaught error with a traceback
local Queue = {} Queue.__index = Queue
function Queue.new() return setmetatable({head = 1, tail = 0, items = {}}, Queue) end
function Queue:push(v) self.tail = self.tail + 1 self.items[self.tail] = v end
function Queue:pop() if self.head > self.tail then error("queue empty") end local v = self.items[self.head] self.items[self.head] = nil self.head = self.head + 1 return v end
local q = Queue.new() q:push(1) q:push("two") print(q:pop(), q:pop(), pcall(q.pop, q), pcall(Queue.pop, nil))
local ok, err = pcall(function() q:pop() end) print(ok, err)
local function process(data) local r = {} for i, v in ipairs(data) do if type(v) ~= "number" then error({code = "E_TYPE", index = i, value = v}) end r[#r + 1] = v * 2 end return r end
local ok, e = pcall(process, {1, 2, "x"}) print(ok, e.code, e.index, e.value) print(#process({1, 2}))
local function retry(n, f) for i = 1, n do local ok, r = pcall(f, i) if ok then return r, i end if i == n then error("gave up: " .. tostring(r), 0) end end end
print(retry(3, function(i) if i < 3 then error("fail " .. i) end return "ok" end)) print(pcall(retry, 2, function(i) error("x" .. i, 0) end))
local t = setmetatable({}, {__index = function(t, k) local v = k .. "!" rawset(t, k, v) return v end}) print(t.a, rawget(t, "a"), t.b)
local log = {} local p = setmetatable({}, {__newindex = function(t, k, v) log[#log + 1] = k .. "=" .. tostring(v) rawset(t, k, v) end}) p.x = 1 p.y = nil p.x = 2 print(table.concat(log, ","))
for i = 3, 1, -1 do io.write(i, " ") end for i = 1, 2, 0.5 do io.write(i, " ") end for c in ("héy"):gmatch(utf8.charpattern) do io.write(c, ".") end print()
local a, b, c = (function() return 1, 2, 3 end)() print(a, b, c, (select("#", (function() return 1, 2 end)()))) local x, y = 1 print(x, y) x, y = y, x print(x, y)
print(#{...}, select("#", ...), ... == nil) print(string.format("%s|%10.2f|%-10s|%5d", "a", 3.14159, "left", 42), ("%s"):rep(3, ","):format(1, 2, 3)) print(tostring(12):rep(2), (12 .. ""):len(), 7 // 2 * 2 + 7 % 2, 2^3^2, -2^2, not 1 == 2, 1 .. 2 .. 3)
print(table.concat({1, 2, 3}, ", "), #"hello", ("hello"):upper(), ("Hello World"):gsub("o", "0"), ("hello"):find("l"), ("a,b,c"):find(",", 3, true), ("  x "):match("^%s*(.-)%s*$"), ("k=v"):match("(%w)=(%w)"))
local fib = setmetatable({[0] = 0, 1}, {__index = function(t, n) local v = t[n - 1] + t[n - 2] t[n] = v return v end}) print(fib[50], fib[10], #fib > 0)
local function compose(...) local fs = {...} return function(...) local r = table.pack(...) for i = #fs, 1, -1 do r = table.pack(fs[i](table.unpack(r, 1, r.n))) end return table.unpack(r, 1, r.n) end end print(compose(function(x) return x + 1 end, function(x) return x * 2 end)(5))
local function curry(f, n) n = n or 2 local function go(args, k) return function(x) local a = {table.unpack(args)} a[#a + 1] = x if k == 1 then return f(table.unpack(a)) end return go(a, k - 1) end end return go({}, n) end print(curry(function(a, b, c) return a + b + c end, 3)(1)(2)(3))
local s = "The quick brown fox" local words = {} for w in s:gmatch("%S+") do words[#words + 1] = w:sub(1, 1):upper() .. w:sub(2):lower() end print(table.concat(words, "_"), s:len(), s:reverse(), s:byte(1, 3)) table.sort(words, function(a, b) return #a < #b or (#a == #b and a < b) end) print(table.concat(words, " "))
local m = {} for i = 1, 3 do m[i] = {} for j = 1, 3 do m[i][j] = (i - 1) * 3 + j end end local tr = {} for i = 1, 3 do tr[i] = {} for j = 1, 3 do tr[i][j] = m[j][i] end end for _, r in ipairs(tr) do print(table.concat(r, " ")) end
local co = coroutine.wrap(function(a) for i = 1, 2 do a = coroutine.yield(a * 2) end return "fin" end) print(co(1), co(5), co(9), pcall(co))
print(math.maxinteger // -1, math.mininteger // -1, pcall(function() return 1 // 0 end), 1 // 0.0, 0.0 / 0.0 ~= 0.0 / 0.0, 5 % -3, -5 % 3, 5.5 % -2, 3 % math.huge, -3 % math.huge, 1e15, 1e16, 2^53, 10 / 2, 3.0, 1e100, -0.0, 100000000000000, 0x7fffffffffffffff + 1)
print(8 | 1, 8 & 12, 5 ~ 1, ~0, 1 << 4, 256 >> 4, "5" + 1, "0x10" + 0, 10 .. "", pcall(function() return {} .. "x" end), pcall(function() return 1 < "2" end), pcall(function() return #nil end))
local obj = {name = "obj"} function obj:greet(g, ...) return g .. " " .. self.name .. " " .. select("#", ...) end print(obj:greet("hi", 1, nil), obj.greet(obj, "yo"), pcall(obj.greet)) local mt = {__call = function(self, a, b) return a + b end, __tostring = function() return "MT" end, __len = function() return 42 end, __unm = function() return "neg" end, __concat = function(a, b) return "cat" end, __eq = function() return true end, __lt = function() return true end, __le = function() return false end, __close = function() print("closed") end, __name = "MyType"} local o1, o2 = setmetatable({}, mt), setmetatable({}, mt) print(o1(1, 2), tostring(o1), #o1, -o1, o1 .. "x", 1 .. o1, o1 == o2, o1 < o2, o1 <= o2, o1 ~= o2) do local r <close> = o1 print("in") end
goto finish print("skipped") ::finish:: do local k = 0 ::top:: k = k + 1 if k < 3 then goto top end print(k) end for i = 1, 3 do for j = 1, 3 do if j == 2 then goto next_i end io.write(i, j, " ") end ::next_i:: end print() while true do if q.head > 0 then break end end repeat local done = true until done
local days = {"Sun", "Mon", [10] = "X", ["key with space"] = 1, nested = {deep = {er = "v"}}} print(days[1], #days, days[10], days["key with space"], days.nested.deep.er, days.none and days.none.x) local cnt = 0 for k, v in pairs(days) do cnt = cnt + 1 end print(cnt, next({}), type(next), rawlen(days), rawequal(days, days))
local str = [==[
long ]] string]==] print(str, #str, "esc \65\x42\u{43}\z
    joined", 'single "q"', "tab\tq") print(load("return " .. string.format("%q", "a\nb\0c\"d"))() == "a\nb\0c\"d", tostring(1/3), 3.14159265358979, 1e-5, 123456.789e3)
local function level3() local t = nil return t.field end local function level2() return (level3()) end function level1() local r = level2() return r end
level1()
