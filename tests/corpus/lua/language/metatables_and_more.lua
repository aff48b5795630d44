local Animal = {} Animal.__index = Animal
function Animal.new(name) return setmetatable({name = name}, Animal) end
function Animal:speak() return self.name .. " makes a sound" end
local Dog = setmetatable({}, {__index = Animal}) Dog.__index = Dog
function Dog.new(name) local d = Animal.new(name) return setmetatable(d, Dog) end
function Dog:speak() return Animal.speak(self) .. ": woof" end
print(Dog.new("Rex"):speak(), getmetatable(Dog.new("x")) == Dog)
local V = {} V.__index = V
V.__add = function(a, b) return setmetatable({x = a.x + b.x}, V) end V.__eq = function(a, b) return a.x == b.x end V.__lt = function(a, b) return a.x < b.x end V.__le = function(a, b) return a.x <= b.x end
V.__tostring = function(a) return "V(" .. a.x .. ")" end V.__len = function() return 7 end V.__call = function(self, y) return self.x * y end V.__concat = function(a, b) return tostring(a) .. "~" .. tostring(b) end V.__unm = function(a) return setmetatable({x = -a.x}, V) end
V.__index = function(t, k) return k .. "?" end V.__newindex = function(t, k, v) rawset(t, k, v * 2) end V.__close = function() print("closed") end V.__name = "Vec" V.__pairs = function(t) return function(_, k) if not k then return 1, "one" end end, t, nil end
V.__idiv = function() return "idiv" end V.__mod = function() return "mod" end V.__band = function() return "band" end V.__shl = function() return "shl" end V.__bnot = function() return "bnot" end V.__div = function() return "div" end V.__pow = function() return "pow" end
local a, b = setmetatable({x = 1}, V), setmetatable({x = 2}, V)
print(tostring(a + b), a == b, a < b, a <= b, a > b, #a, a(10), a .. b, a .. "s", 1 .. a, tostring(-a), a.foo, a // 1, a % 1, a & 1, a << 1, ~a, a / 2, a ^ 2)
a.y = 5 print(rawget(a, "y")) for k, v in pairs(a) do print(k, v) end
do local c <close> = a local d <const> = 5 print("in", d) end
local co = coroutine.create(function(x, y) print("start", x, y) local z = coroutine.yield(x + y) print("got", z) local w, v = coroutine.yield(z * 2) print(w, v) return "done", 99 end)
print(coroutine.resume(co, 1, 2)) print(coroutine.status(co)) print(coroutine.resume(co, 10)) print(coroutine.resume(co, "w", "v")) print(coroutine.status(co), coroutine.resume(co))
local gen = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i) end end) print(gen(), gen(), gen(), gen(), pcall(gen))
print(pcall(coroutine.wrap(function() error("in wrap") end))) print(coroutine.close(coroutine.create(print)))
local function counter() local n = 0 return function() n = n + 1 return n end end local c1, c2 = counter(), counter() print(c1(), c1(), c2())
local fns = {} for i = 1, 3 do fns[i] = function() i = i + 1 return i end end print(fns[1](), fns[1](), fns[2]())
local function va(...) local a, b = ... return select("#", ...), a, b, ... end print(va(1, nil, 3)) print((va(1, 2)))
print(#{va(1, 2)}, {va()} ~= nil) local t = {va(1), va(2)} print(#t)
local s = 0 for i, v in ipairs({1, 2, nil, 4}) do s = s + v end print(s)
local words = {} for w in ("the quick brown the fox the"):gmatch("%a+") do words[w] = (words[w] or 0) + 1 end local keys = {} for k in pairs(words) do keys[#keys + 1] = k end table.sort(keys) for _, k in ipairs(keys) do io.write(k, "=", words[k], " ") end print()
local function fact(n) if n <= 1 then return 1 end return n * fact(n - 1) end print(fact(20), fact(21), fact(25.0))
local m = {} for i = 1, 3 do m[i] = {} for j = 1, 3 do m[i][j] = i * j end end for i = 1, 3 do print(table.concat(m[i], " ")) end
local q = {first = 1, last = 0, items = {}} local function push(v) q.last = q.last + 1 q.items[q.last] = v end push(1) push(2) print(q.last - q.first + 1)
local str = "" for i = 1, 5 do str = str .. string.char(64 + i) end print(str, str:sub(2, -2), str:sub(-3), str:sub(10), str:sub(0))
while true do s = s - 1 if s < 0 then break end end print(s) repeat local x = s s = s + 1 until x >= 2 print(s)
print(next({10}), #arg, ...) local r = {} for k, v in next, {1, 2} do r[#r + 1] = v end print(#r) print(string.len("\0abc"), ("\65\066\x43\u{44}\z
   E"), [[long
string]], [==[a]]b]==])
print(collectgarbage("count") > 0, collectgarbage()) print(tostring(print):match("^builtin") or tostring(print):match("^function"), tostring({}):match("^table: "))
