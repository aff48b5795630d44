// covers: process.exit with a code, exit handlers
process.on("exit", (code) => console.log("exiting with", code)); setTimeout(() => console.log("never"), 0); Promise.resolve().then(() => { console.log("micro"); process.exit(3); console.log("never"); }); console.log("start");
