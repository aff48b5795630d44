-- Elements that come out of order lie in the array as soon as more than half of it is in use.

local sparse = {}
sparse[1], sparse[2] = "a", "b"
sparse[4] = "d"
print(#sparse, sparse[3])

local from_two = {}
for number = 2, 40 do from_two[number] = number * number end
local sum = 0
for place, value in pairs(from_two) do sum = sum + place * 1000 + value end
print(sum, from_two[1], from_two[2], from_two[40], from_two[41])
from_two[1] = 1
print(#from_two)

local backwards = {}
for number = 12, 1, -1 do backwards[number] = -number end
local seen = {}
for place, value in ipairs(backwards) do seen[#seen + 1] = place .. ":" .. value end
print(#backwards, table.concat(seen, " "))

local mixed = { name = "mixed" }
for number = 3, 9 do mixed[number] = number end
mixed[5] = nil
mixed[2.0] = "two"
mixed[1] = "one"
local count = 0
for _ in pairs(mixed) do count = count + 1 end
print(count, mixed.name, mixed[2], mixed[5], mixed[9])

local holes = {}
for number = 1, 100 do if number % 7 ~= 0 then holes[number] = true end end
local there = 0
for number = 1, 120 do if holes[number] then there = there + 1 end end
print(there, holes[7], holes[99], holes[98])
for number = 1, 100 do holes[number] = nil end
print(next(holes), #holes)
holes[1] = 1
print(#holes, math.floor(7.9), math.floor(-7.9), math.floor(5), math.sqrt(16), math.sqrt("9"))
