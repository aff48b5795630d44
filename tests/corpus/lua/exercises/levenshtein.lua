-- covers: tables
local function lev(a, b) local d = {} for i = 0, #a do d[i] = {[0] = i} end for j = 0, #b do d[0][j] = j end
  for i = 1, #a do for j = 1, #b do local c = a:sub(i, i) == b:sub(j, j) and 0 or 1 d[i][j] = math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + c) end end return d[#a][#b] end
print(lev("kitten", "sitting"), lev("", "abc"), lev("same", "same"))
