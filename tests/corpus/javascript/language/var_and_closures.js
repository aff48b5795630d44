// covers: var functions that call themselves, parameters declared once more, arguments of them
function permutations(list) {
  var result = [];
  var permute = function (rest, done) {
    if (rest.length === 0) result.push(done.join(""));
    for (var i = 0; i < rest.length; i++) permute(rest.filter((_, at) => at !== i), done.concat(rest[i]));
  };
  permute(list, []);
  return result;
}
console.log(permutations(["a", "b", "c"]));
(function () {
  var depth = 0, height = (node) => node ? 1 + Math.max(height(node.left), height(node.right)) : depth;
  console.log(height({ left: { right: {} } }));
  var made = class { static copy() { return new made(); } };
  console.log(made.copy() instanceof made);
  var odd = { is: function (n) { return n === 0 ? false : !odd.is(n - 1); } };
  console.log(odd.is(7), odd.is(4));
})();

function options(given) {
  function read() { return given.name; }
  var given = given || { name: "none" };
  return read();
}
console.log(options(), options({ name: "some" }));
function counted(n) {
  var read = () => n;
  for (var n = 0; n < 3; n++);
  return read();
}
console.log(counted(9));
function apart({ value }, [other]) {
  const read = () => [value, other];
  if (true) { var value = "new"; }
  var [other = 5] = [];
  return read();
}
console.log(apart({ value: 1 }, [2]));
function rest(...all) {
  const read = () => all;
  switch (all.length) { case 2: var all = "two"; }
  return read();
}
console.log(rest(1, 2), rest(1));
// What the value of a parameter names is the parameter all the same.
function around(value = 1, read = () => value) {
  var value = 2;
  return [value, read()];
}
console.log(around());
console.log((function (a) { var a = 4; return [a, arguments[0]]; })(3));
console.log((function (a) { function a() { } return [typeof a, typeof arguments[0]]; })(3));
console.log((function (a) { for (var a of ["x"]); return arguments[0]; })(3));
console.log((function (a) { "use strict"; var a = 4; return arguments[0]; })(3));
