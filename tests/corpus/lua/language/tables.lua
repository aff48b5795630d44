-- covers: tables
local t = {10, 20, 30, x = 1, ["y z"] = 2, [100] = 3}
print(#t, t[1], t.x, t["y z"], t[100], t.nope)
t[#t + 1] = 40
t[2.0] = "two"
print(#t, t[2], t[4])
t.x = nil
print(t.x)
for i, v in ipairs(t) do io.write(i, "=", tostring(v), " ") end print()
local keys = {}
for k in pairs({a = 1, b = 2, c = 3}) do keys[#keys + 1] = k end
table.sort(keys)
print(table.concat(keys, ","))
print(next({}), #"abc", #{n = 1})
local nested = {{1, 2}, {3, 4}}
print(nested[2][1])
for k in pairs(t) do t[k] = nil end
print(next(t))
