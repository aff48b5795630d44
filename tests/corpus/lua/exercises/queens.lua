-- covers: backtracking
local count, n, cols = 0, 6, {}
local function ok(r, c) for i = 1, r - 1 do if cols[i] == c or math.abs(cols[i] - c) == r - i then return false end end return true end
local function place(r) if r > n then count = count + 1 return end for c = 1, n do if ok(r, c) then cols[r] = c place(r + 1) end end end
place(1) print(count)
