-- covers: recursion
local moves = 0
local function hanoi(n, a, b, c) if n == 0 then return end hanoi(n - 1, a, c, b) moves = moves + 1 if n == 3 then print(a .. " -> " .. c) end hanoi(n - 1, b, a, c) end
hanoi(5, "A", "B", "C") print(moves)
