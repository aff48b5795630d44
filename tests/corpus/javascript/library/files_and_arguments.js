// covers: files in folders of their own and what fails with them, lines of a file, arguments of a command line
const fs = require("node:fs"), path = require("node:path"), os = require("node:os"), readline = require("node:readline"), { parseArgs } = require("node:util");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "notes-")), at = (...parts) => path.join(folder, ...parts);
fs.mkdirSync(at("old"));
fs.writeFileSync(at("today.txt"), "milk\nbread\n\neggs");
fs.writeFileSync(at("old", "list.json"), JSON.stringify({ items: ["tea", 2] }));
console.log(require(at("old", "list.json")), fs.readdirSync(folder), fs.statSync(at("today.txt")).size);
const tries = {
  folder: () => fs.readFileSync(folder), full: () => fs.rmdirSync(at("old")), nowhere: () => fs.writeFileSync(at("new", "x"), ""),
  number: () => fs.readFileSync(5.5), none: () => fs.existsSync(undefined) || fs.statSync(at("gone")),
};
for (const [name, run] of Object.entries(tries)) {
  try { console.log(name, run()); } catch (error) { console.log(name, error.code, error.message.replaceAll(folder, "~")); }
}
const options = { verbose: { type: "boolean", short: "v" }, name: { type: "string", short: "n", default: "nobody" }, tag: { type: "string", multiple: true } };
console.log(parseArgs({ args: ["-v", "--tag=a", "--tag", "b", "file", "--", "-x"], options, allowPositionals: true }));
console.log(parseArgs({ args: ["-vnBob"], options }).values, parseArgs({ args: ["-n", "Ann"], options, tokens: true }).tokens);
for (const args of [["--nope"], ["file"], ["--name"], ["-n", "-v"], ["--verbose=1"]]) {
  try { parseArgs({ args, options }); } catch (error) { console.log(error.name, error.code, "|", error.message); }
}
(async () => {
  let number = 0;
  for await (const line of readline.createInterface({ input: fs.createReadStream(at("today.txt")), crlfDelay: Infinity })) console.log(++number, line);
  const reader = readline.createInterface({ input: fs.createReadStream(at("today.txt")) });
  reader.on("line", (line) => { if (line.startsWith("b")) console.log("found", line); }).on("close", () => {
    fs.rmSync(folder, { recursive: true });
    console.log("cleared", fs.existsSync(folder));
  });
})();
