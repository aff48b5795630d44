-- covers: init.lua of nested packages, modules that set fields on others, re-exports, local functions of one name in two files
local app = require("app")
print(app.version, app.model.name, app.view.name)
print(app.view.render(app.model.new("tea", 3)))
print(app.helper(2), app.model.helper(2), app.view.helper(2))
print(app.model.extended(), rawequal(require("app.model"), app.model))
local names = {}
for name in pairs(app) do names[#names + 1] = name end
table.sort(names)
print(table.concat(names, " "))
