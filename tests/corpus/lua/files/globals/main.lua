LIMIT = 3
require("setup")
local count = require("counter")
print(NAME, LIMIT, _G.NAME, rawget(_G, "hidden"))
print(count(), count(), require("counter")())
package.loaded.counter = nil
print(require("counter")())
package.preload["virtual"] = function(name, extra) return { name = name, extra = extra } end
print(require("virtual").name, require("virtual").extra)
for _, name in ipairs({ "setup", "counter", "string", "nothing" }) do print(name, type(package.loaded[name])) end
local co = coroutine.wrap(require("lib.walk"))
print(co(), co(), co())
local ok, problem = pcall(require, "lib.broken")
print(ok, type(problem), problem.code)
