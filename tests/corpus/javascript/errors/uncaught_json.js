// covers: a text that is no JSON, which nothing catches
const settings = '{\n  "port": 8080,\n  "host": localhost\n}';
function load(text) {
  return JSON.parse(text);
}
console.log("loading");
load(settings);
