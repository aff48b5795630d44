-- covers: integers
local function bin(n) local s = "" repeat s = n % 2 .. s n = n // 2 until n == 0 return s end
for _, n in ipairs({0, 5, 255, 1024}) do print(n, bin(n), tonumber(bin(n), 2), string.format("%x", n)) end
