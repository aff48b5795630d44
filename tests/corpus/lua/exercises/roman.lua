-- covers: tables
local map = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}
local function roman(n) local s = "" for _, p in ipairs(map) do while n >= p[1] do s = s .. p[2] n = n - p[1] end end return s end
for _, n in ipairs({1, 4, 9, 40, 1994, 2024}) do print(n, roman(n)) end
