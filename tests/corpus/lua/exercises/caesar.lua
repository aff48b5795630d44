-- covers: strings
local function shift(s, n) return (s:gsub("%a", function(c) local base = c:match("%l") and 97 or 65 return string.char((c:byte() - base + n) % 26 + base) end)) end
local e = shift("Hello, World!", 3) print(e, shift(e, -3))
