exports.zebra = 1;
exports.apple = () => "apple";
module.exports.middle = 2;
