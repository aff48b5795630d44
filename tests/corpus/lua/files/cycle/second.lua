local first = require("first")
return { name = "second", other = first }
