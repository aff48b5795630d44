-- covers: strings
local function is(s) s = s:lower():gsub("[^%a]", "") return s == s:reverse() end
for _, s in ipairs({"A man, a plan, a canal: Panama", "hello", "Racecar"}) do print(s, is(s)) end
