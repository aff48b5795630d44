local xs = { 3, 1, 2 } --+
local ys = { 4 } -- -
local dir = -1 --+
table.sort(xs, function(a, b) return a * dir < b * dir end) --+
ys[2] = 5 -- -
print(xs[1]) --@xs
print(ys[1])
