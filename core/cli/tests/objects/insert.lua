local t = {} --+
local u = {} -- -
table.insert(t, 1) --+
table.insert(u, 2) -- -
t[#t + 1] = 3 --+
print(t[1]) --@t
print(u[1])
