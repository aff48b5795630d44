// covers: a program that goes on when a handler took what nothing caught
process.on("uncaughtException", (error, origin) => console.log("taken:", error.message, origin));
process.on("exit", (code) => console.log("exit", code));
setTimeout(() => { console.log("later"); null.field; }, 5);
setTimeout(() => console.log("last"), 10);
throw new Error("at once");
