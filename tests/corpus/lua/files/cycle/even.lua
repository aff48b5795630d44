local M = {}
package.loaded["even"] = M
local odd = require("odd")
local calls = 0
function M.is(n)
    calls = calls + 1
    return n == 0 or odd.is(n - 1)
end
function M.calls() return calls end
return M
