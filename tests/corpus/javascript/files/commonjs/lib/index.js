module.exports = x => x * x;
