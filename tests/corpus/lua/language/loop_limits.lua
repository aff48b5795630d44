local count = 0
for i = math.maxinteger - 2, math.maxinteger do count = count + 1 end print(count)
for i = math.mininteger + 1, math.mininteger, -1 do count = count + 1 end print(count)
for i = math.maxinteger - 10, math.maxinteger, 7 do io.write(i, " ") end print()
local step = -(1 << 62) for i = 0, math.mininteger, step do io.write(i, " ") end print()
local n, sum = 5, 0 for i = 1, n do sum = sum + i end print(sum)
for i = 1, 3.5 do io.write(i, " ") end print()
for i = 1.0, 3 do io.write(i, " ") end print()
for i = 3, 1, -0.5 do io.write(i, " ") end print()
