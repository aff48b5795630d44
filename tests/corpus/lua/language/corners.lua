#!/usr/bin/lua
local fs = {}
for i = 1, 3 do fs[i] = function() i = i + 1 return i end end
print(fs[1](), fs[1](), fs[2](), fs[3]())
local k = 1
local gs = {}
while k <= 3 do local j = k gs[k] = function() j = j * 2 return j end k = k + 1 end
print(gs[1](), gs[1](), gs[3]())
local function counter() local n = 0 return { inc = function() n = n + 1 return n end, get = function() return n end } end
local c1, c2 = counter(), counter()
c1.inc() c1.inc() c2.inc() print(c1.get(), c2.get())
local function depth(n) return 1 + depth2(n) end
function depth2(n) return depth(n) end
local ok, e = pcall(depth, 1) print(ok, (e:gsub("^.-:%d+: ", "")):sub(1, 14))
print(select("#", pcall(string.rep, "x", 1 << 40)))
print([==[
line1
]]line2]==], "\x41\u{48}\z
      B\065\10C", 'a\
b')
print(#[[

x]])
local a <const>, b = 1, 2 print(a, b)
local t = { [1] = "a", "b", x = 1, ["y z"] = 2, 3; 4 } print(t[1], t[2], t[3], t.x, t["y z"], #t)
local function f(...) local a, b = ..., "last" return a, b, ... end print(f(1, 2)) print((f(1, 2)))
print(#{ n = 1 }, #{ 1, 2, nil }, #"", not not nil)
local s = "" for w in string.gmatch("one two", "%a+") do s = s .. "<" .. w .. ">" end print(s)
print(("test"):gsub("t", "%%")) print(("a.b.c"):gsub("%.", "/")) print(("abc"):gsub("%w", "%0%0")) print(("hello world"):gsub("o", "0", 1))
print(("x = 1"):match("^(%w+)%s*=%s*(%d+)$")) print(("  trim  "):match("^%s*(.-)%s*$") .. "|") print(("THE (quick) fox"):gsub("%f[%a]%a+", string.lower))
print(string.find("abc", "b", 1, true), string.find("abc", "(b)(c)"), string.find("", ""), string.find("abc", "", 10), ("abc"):find("c", -1))
print(tostring(1e15), 1e14, 123456.789, -1e-7, 1e300 * 1e10, 2^24, 1e5 // 1, 3 | 0)
print(math.floor(-0.5), -0.0 == 0.0, 1/(-0.0), 0x7fffffffffffffff + 1 == math.mininteger)
print(10 == "10", "abc" < "abd", "" < "a", "a" .. 1 + 2, 2 ^ 3 ^ 2, -3 ^ 2, not 1 == 2)
print(1 < 2 == true, "5" * "2", 10 / 2, 7 // 2.0, 2^-1, 5 % -3, -5 % 3, 5.5 % -2)
local obj = { v = 1 } function obj:add(n) self.v = self.v + n return self end print(obj:add(1):add(2).v)
local mt = { __index = function(t, k) return k * 2 end, __call = function(self, x, y) return x + y end, __tostring = function() return "OBJ" end, __len = function() return 42 end, __unm = function() return "neg" end, __concat = function(a, b) return "cat" end, __eq = function() return true end, __lt = function() return true end, __le = function() return false end }
local o, p = setmetatable({}, mt), setmetatable({}, mt) print(o[21], o(1, 2), tostring(o), #o, -o, o .. "x", "x" .. o, 1 .. o, o == p, o < p, o <= p, o > p, o ~= p)
print(rawequal(o, p), rawlen(o), next({}, nil), type(next), tostring(print):match("^builtin") or tostring(print):match("^function"))
goto skip
print("skipped")
::skip::
do local x = 1; do local x = 2 print(x) end print(x) end
local n = 0 for _ in pairs({ a = 1, b = 2, 3, 4 }) do n = n + 1 end print(n)
for i, v in ipairs({ 1, 2, nil, 4 }) do io.write(i, "=", v, " ") end print()
print(table.concat({ 1, 2, 3 }, ", ", 2), #table.pack(), table.pack(nil).n, table.unpack({ 1, 2 }, -1, 1))
print(os.date("%Y-%m-%d", 0), os.time({ year = 2000, month = 1, day = 1, hour = 0 }), os.date("!%H:%M", 3600))
print(string.format("%q", 1 / 3), string.format("%q", "a\0b\r\n"), string.format("%-5d|%5.1f|%s", 42, 3.14159, nil))
print(load("return 1, 2, 3")()) print(pcall(load, nil)) print(load("return _ENV ~= nil")())
print(string.format("%10.4s|", "abcdefgh"), ("%s %s"):format(1, 1.0), ("%d"):format("10"), ("%x"):format(-1))
print(tostring(-0.0), 0.0, -0.0 + 0, 3 % math.huge, -3 % math.huge, math.huge // 1)
print(#"\u{7FFFFFFF}", "\u{10FFFF}" == utf8.char(0x10FFFF), ("é"):len(), ("é"):upper())
error("final " .. 1)
