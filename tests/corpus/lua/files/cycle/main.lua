-- covers: modules that need each other, resolved when they are called; a loop of requires that the reference refuses to see
print(pcall(require, "first"))
local even = require("even")
print(even.is(10), even.is(7))
print(require("odd").is(7), even.calls())
