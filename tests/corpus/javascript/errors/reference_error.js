// covers: an unknown name
console.log("start"); console.log(undefinedVariable); console.log("never");
