// covers: an unhandled rejection ends the program with 1
async function f() { await null; throw new RangeError("rejected"); } f(); Promise.resolve().then(() => console.log("micro")); setTimeout(() => console.log("never"), 10); console.log("sync"); process.on("exit", (c) => console.log("exit", c));
