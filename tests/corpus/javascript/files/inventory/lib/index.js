exports.report = require("./report");
exports.Item = require("./item");
