local model = require("app.model")
local M = { name = ... }
local function helper(n) return "view " .. n * 3 end
M.helper = helper
function M.render(thing) return ("<%s x%d>"):format(thing.name, thing.count) end
function model.extended() return "extended by " .. M.name end
return M
