-- covers: local variables
local a, b, c = 1, 2
print(a, b, c)
a, b = b, a
print(a, b)
do local a = 10; print(a) end
print(a)
local x <const> = 5
print(x * 2)
local t = {}
t.x, t.y = 1, 2
print(t.x + t.y)
