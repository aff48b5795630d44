console.log("effects");
globalThis.effect = 1;
