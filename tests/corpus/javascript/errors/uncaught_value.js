// covers: throwing what is no error
console.log("before"); setTimeout(() => console.log("never"), 0); throw { code: 42, why: "because" };
