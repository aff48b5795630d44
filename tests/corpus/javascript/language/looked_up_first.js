// covers: what is called is looked up before the operands are evaluated
const log = [];
const told = (word, value = word) => { log.push(word); return value; };
const flush = () => log.splice(0).join(" ");
const computed = { get method() { told("get"); return () => told("call"); } };
computed.method(told("operand"));
(told("object", computed))[told("key", "method")](told("operand"));
console.log(flush());
const watched = new Proxy({ method() { told("call"); } }, { get(target, key) { told("get " + key); return target[key]; } });
watched.method(told("operand"));
console.log(flush());
const replaced = { method() { return "old"; } };
const replace = () => { replaced.method = () => "new"; };
console.log(replaced.method(replace()), replaced.method());
let called = () => "old";
const change = () => { called = () => "new"; };
console.log(called(change()), called());
function forward(callback) { return callback(callback = null); }
console.log(forward((value) => value));
