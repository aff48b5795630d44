exports.name = "tools";
exports.double = (n) => n * 2;
