-- covers: modules that need each other, resolved when they are called
local even = require("even")
print(even.is(10), even.is(7))
print(require("odd").is(7), even.calls())
