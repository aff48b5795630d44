local function two(a, b) return a, b end --+
local p = { x = 1 } --+
local q = { x = 2 }
local r, s = two(p, q) --+
p.x = 5 --+
q.x = 6
print(r.x) --@r
print(s.x)
