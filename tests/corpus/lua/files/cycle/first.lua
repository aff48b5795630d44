local second = require("second")
return { name = "first", other = second }
