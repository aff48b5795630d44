exports.unused = true;
module.exports = (text) => [...text].reverse().join("");
