// covers: tagged templates one behind the other: each has texts of its own
const list = (strings, ...values) => ({
  text: strings.raw.join("|") + values.join(),
  next: (s, ...v) => list(s, ...values, ...v),
});
console.log(list`a${1}b`.next`c${2}d`.next`e${3}`.text);
const same = (strings) => strings;
const made = [1, 2].map(() => same`x`);
console.log(made[0] === made[1], same`x` === same`x`);
