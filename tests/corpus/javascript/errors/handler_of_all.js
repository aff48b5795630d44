// covers: a handler for what nothing catches, which fails itself
process.on("uncaughtException", (error, origin) => {
  console.log("last resort:", error.message, origin);
  if (error.message === "second") throw new RangeError("in the handler");
});
setTimeout(() => { throw new Error("second"); }, 1);
throw new Error("first");
