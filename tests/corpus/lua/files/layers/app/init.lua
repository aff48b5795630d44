local app = { version = "1.0" }
app.model = require("app.model")
app.view = require("app.view")
local function helper(n) return "app " .. n end
app.helper = helper
return app
