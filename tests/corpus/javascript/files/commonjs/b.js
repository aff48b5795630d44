const a = require("./a"); exports.fromA = a.name; 
