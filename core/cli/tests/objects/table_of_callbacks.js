const handlers = {};                              //+
function on(name, f) { handlers[name] = f; }      //+
function emit(name, value) { return handlers[name](value); } //+
let last = "";                                    //+
on("save", (v) => { last = v; return v; });       //+
const options = { quiet: true };                  //-
options.quiet = false;                            //-
emit("save", "file");                             //+
console.log(options.quiet);                       //-
console.log(last);                                //@last
