-- covers: while
local function find(t, x) local lo, hi = 1, #t while lo <= hi do local mid = (lo + hi) // 2 if t[mid] == x then return mid elseif t[mid] < x then lo = mid + 1 else hi = mid - 1 end end end
local t = {1, 3, 5, 7, 9, 11} for _, x in ipairs({1, 7, 11, 4}) do print(x, find(t, x)) end
