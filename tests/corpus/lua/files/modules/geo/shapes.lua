local util = require("util")
return { area = function(a, b) return util.twice(a * b) end }
