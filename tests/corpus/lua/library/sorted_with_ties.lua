-- covers: sorting of many elements that are equal, orders that are none
local t = {} for i = 1, 300 do t[i] = {k = (i * 7919) % 13, i = i} end
table.sort(t, function(a, b) return a.k < b.k end)
local o = {} for i, e in ipairs(t) do o[i] = e.i end print(table.concat(o, " "))
for n = 95, 110 do local t = {} for i = 1, n do t[i] = {k = (i * 7) % 5, i = i} end table.sort(t, function(a, b) return a.k < b.k end) local o = {} for i, e in ipairs(t) do o[i] = e.i end print(n, o[1], o[n // 2], o[n]) end
for n = 1, 60 do local t = {} for i = 1, n do t[i] = (i * 7919) % 101 end io.write(tostring(pcall(table.sort, t, function(a, b) return a <= b end)), " ") end print()
