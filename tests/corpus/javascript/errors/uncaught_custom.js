class ConfigError extends Error {
  constructor(key, options) { super(`missing key "${key}"`, options); this.name = "ConfigError"; this.key = key; }
}
function read(config, key) {
  if (!(key in config)) throw new ConfigError(key);
  return config[key];
}
console.log(read({ port: 80 }, "port"));
process.on("exit", code => console.log("exit with", code));
try { read({}, "host"); } catch (e) { console.log(e.name, e.key); } finally { console.log("cleaned"); }
read({}, "host");
console.log("never");
