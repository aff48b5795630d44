console.log("failing once");
throw new Error("at load");
