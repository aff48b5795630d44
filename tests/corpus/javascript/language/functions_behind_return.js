// covers: functions behind what control never leaves
function f() {
  return 1;
  const run = (i) => {
    run(i);
  };
  run(0);
}
console.log(f());
function g() {
  return 1;
  const run = (i) => {
    return i;
  };
  run(0);
}
console.log(g());
