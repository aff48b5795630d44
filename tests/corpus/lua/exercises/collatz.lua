-- covers: while
local function steps(n) local c = 0 while n ~= 1 do if n % 2 == 0 then n = n // 2 else n = 3 * n + 1 end c = c + 1 end return c end
for i = 1, 10 do io.write(i, ":", steps(i), " ") end print()
