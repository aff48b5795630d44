// A script that imports modules while it runs: by names that are computed, and some that fail.
async function load(name) {
  try {
    const shape = await import(`./shapes/${name}.mjs`);
    return [name, shape.default(2).toFixed(2), Object.keys(shape).join()];
  } catch (error) {
    return [name, error.name, error.code ?? error.message];
  }
}

async function main() {
  const names = ["circle", "square", "broken", "circle", "failing", "failing", "none"];
  for (const name of names) console.log(...(await load(name)));
  const later = import("./shapes/late.mjs").then(({ word }) => console.log("then", word));
  console.log("behind the call");
  await later;
  const modules = await Promise.all([import("./shapes/square.mjs"), import("./log.mjs")]);
  console.log(modules.map((module) => Object.keys(module)));
  const { log } = modules[1];
  import("./shapes/failing.mjs")
    .catch((error) => console.log("caught", error.message))
    .finally(() => console.log(log));
}
console.log("begin");
main();
console.log("end of the script");
