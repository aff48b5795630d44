local x = 5
print(_G.x, x)
do local y = 1; print(y) end
y = 2
print(y, _G.y)
local function f() do local z = 1 end; z = 9 end
f()
print(z)
function g() local z = 3 return z end
print(g(), z)
for i = 1, 2 do local w = i end
w = 7 print(w)
i = 5
for i = 1, 2 do end
print(i)
