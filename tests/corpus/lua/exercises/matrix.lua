-- covers: tables
local function mul(a, b) local r = {} for i = 1, #a do r[i] = {} for j = 1, #b[1] do local s = 0 for k = 1, #b do s = s + a[i][k] * b[k][j] end r[i][j] = s end end return r end
for _, row in ipairs(mul({{1, 2}, {3, 4}}, {{5, 6}, {7, 8}})) do print(table.concat(row, " ")) end
