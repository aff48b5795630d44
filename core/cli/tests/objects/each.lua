local log = {} --+
local other = {} -- -
local function each(t, f) for i, v in ipairs(t) do f(v) end end --+
each({ 1, 2 }, function(v) log[#log + 1] = v end) --+
other[1] = 3 -- -
print(#log, log[1]) --@log
print(other[1])
