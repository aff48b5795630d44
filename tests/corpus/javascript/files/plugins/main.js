// covers: plugins listed in JSON, required by computed names, prototypes extended in a file, module.exports replaced late
const config = require("./config.json");
const registry = require("./registry");
require("./extensions");
for (const name of config.plugins) registry.add(name, require(`./plugins/${name}`));
console.log(registry.names(), config.limits.max, config === require("./config"));
for (const text of ["hello world", "  a man a plan "]) {
  console.log(registry.run(text, config.plugins), "|", text.squeeze());
}
config.limits.max = 5;
console.log(require("./config.json").limits, registry.run("hello world", ["cut"]));
console.log(registry.run("x", ["nope"]));
console.log(module.exports === exports, module.children.length >= 0);
