-- covers: table library
local t = {5, 2, 8, 1}
table.sort(t) print(table.concat(t, " "))
table.sort(t, function(a, b) return a > b end) print(table.concat(t, " "))
table.insert(t, 99) table.insert(t, 1, 0) print(table.concat(t, " "))
print(table.remove(t), table.remove(t, 1), table.concat(t, " "))
print(table.concat({}, ","), table.concat({1, 2.5, "x"}, ", ", 2, 3))
print(table.unpack({1, 2, 3}, 2))
print(table.concat(table.move({1, 2, 3}, 1, 3, 2), ","))
local people = {{n = "Bob", a = 30}, {n = "Al", a = 25}, {n = "Cy", a = 35}}
table.sort(people, function(x, y) return x.a < y.a end)
for _, p in ipairs(people) do io.write(p.n, ":", p.a, " ") end print()
print(#t, rawlen({1, 2}), rawequal(t, t), rawget(t, 1))
