// A generator goes on where it left off.
function* fibonacci() {
  let [a, b] = [0, 1];
  for (;;) {
    yield a;
    [a, b] = [b, a + b];
  }
}

function* take(count, values) {
  for (const value of values) {
    if (count-- <= 0) return;
    yield value;
  }
}

console.log([...take(10, fibonacci())]);
