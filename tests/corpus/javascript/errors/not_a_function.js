// covers: calling what is no function
const o = { f: 1 }; console.log("x"); o.f();
