local M = { name = (...) }
local function helper(n) return "model " .. n * 2 end
M.helper = helper
function M.new(name, count) return { name = name, count = count } end
return M
