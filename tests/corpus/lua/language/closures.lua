-- covers: closures
local function counter()
  local n = 0
  return function() n = n + 1 return n end
end
local a, b = counter(), counter()
print(a(), a(), b())
local fs = {}
for i = 1, 3 do fs[i] = function() i = i + 1 return i end end
print(fs[1](), fs[1](), fs[2](), fs[3]())
