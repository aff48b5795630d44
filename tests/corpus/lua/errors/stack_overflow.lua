-- covers: a stack that overflows and is caught
local function endless(n) return 1 + endless(n + 1) end
local ok, message = pcall(endless, 1)
print(ok, (message:gsub("%s*%(.*", "")))
local t = setmetatable({}, { __index = function(t, key) return t[key + 1] end })
print((pcall(function() return t[1] end)))
endless = function(n) error("after", 0) end
endless()
