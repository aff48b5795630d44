exports.name = "a"; const b = require("./b"); exports.late = b.fromA;
