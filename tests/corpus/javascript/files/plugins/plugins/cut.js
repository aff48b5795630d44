const { limits } = require("../config.json");
module.exports = function cut(text) { return text.slice(0, limits.max); };
