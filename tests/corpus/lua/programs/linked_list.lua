-- covers: tables
local list for i = 1, 5 do list = {value = i, next = list} end
local function each(l) return function() if l then local v = l.value l = l.next return v end end end
for v in each(list) do io.write(v, " ") end print()
local function reverse(l) local r while l do l.next, r, l = r, l, l.next end return r end
for v in each(reverse(list)) do io.write(v, " ") end print()
