local name, path = ...
print("loading", name, path)
GLOBAL = "set in util"
local M = {}
function M.twice(x) return 2 * x end
function M.shared() return SHARED + 1 end
function M.fail() error("bad") end
function M.crash() local t = nil; return t.x end
return M
