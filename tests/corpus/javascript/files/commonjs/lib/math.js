"use strict";
const helper = require("../helper");
let loaded = 0;
loaded++;
function add(a, b) { return helper.id(a) + b; }
class Counter { constructor() { this.n = 0; } inc() { this.n += helper.step; } }
exports.fail = () => { throw new TypeError("boom " + loaded); };
module.exports = { add, Counter, fail: exports.fail };
