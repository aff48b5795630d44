// In which order? Promises come before timers, and what is written now comes before both.
const wait = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms));

async function work(name, ms) {
  console.log(name, "begins");
  const value = await wait(ms, name.toUpperCase());
  console.log(name, "has", value);
  return value;
}

setTimeout(() => console.log("timer"), 0);
Promise.resolve().then(() => console.log("promise"));
Promise.all([work("a", 20), work("b", 10)]).then((values) => console.log(values));
console.log("now");
