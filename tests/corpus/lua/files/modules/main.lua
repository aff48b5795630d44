local shapes = require("geo.shapes")
local util = require "util"
print(shapes.area(3, 4), util.twice(5), GLOBAL)
print(require("util") == util, package.loaded["geo.shapes"] == shapes)
print(select(2, require("util")))
SHARED = 10
print(util.shared())
local init = require("geo")
print(init.name)
local ok, err = pcall(require, "nope")
print(ok, (err:gsub("\n.*", "")))
print(pcall(util.fail))
