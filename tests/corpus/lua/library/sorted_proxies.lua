-- covers: tables whose elements are somebody else's to give, sizes and signs of packed numbers
local data = { 3, 1, 2 }
local proxy = setmetatable({}, {
    __index = data,
    __newindex = function(_, key, value) data[key] = value end,
    __len = function() return #data end,
})
table.sort(proxy)
print(table.concat(data, " "), table.concat(proxy, "-"), table.unpack(proxy))
table.sort(proxy, function(a, b) return a > b end)
print(table.concat(data, " "), rawlen(proxy))
print(pcall(table.sort, setmetatable({}, { __len = function() return math.maxinteger end })))
print(pcall(table.sort, {}, "no function"), pcall(table.sort, { 2, 1 }, "no function"))
print(pcall(table.unpack, setmetatable({}, { __len = function() return "many" end })))
print(pcall(table.unpack, {}, 1, 1000000))

print(pcall(string.pack, "i4"))
print(pcall(string.pack, "i4 z", 1))
print(pcall(string.pack, "s1", ("x"):rep(256)))
print(string.unpack("i1", "abc", -10))
print(string.unpack("i1", "abc", 0))
print(pcall(string.unpack, "<i16", ("\0"):rep(8) .. ("\255"):rep(8)))
print(string.unpack("<i16", ("\255"):rep(16)))
print(pcall(string.packsize, "c2147483648"))
print(string.packsize("c214748364"))
