local even = require("even")
return { is = function(n) return n ~= 0 and even.is(n - 1) end }
