exports.made = 0;
exports.increment = (by = 1) => { exports.made++; return { type: "increment", by }; };
exports.rename = function (name) { this.made++; return { type: "rename", name }; };
