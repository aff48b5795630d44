// Errors as they were made before classes, and arrays with holes.
function ValidationError(field, message) {
  this.name = "ValidationError";
  this.field = field;
  this.message = message;
}
ValidationError.prototype = Object.create(Error.prototype);
ValidationError.prototype.constructor = ValidationError;

function ParseError(message) { this.message = message; }
ParseError.prototype = new Error();
ParseError.prototype.name = "ParseError";

const first = new ValidationError("age", "must be positive");
console.log(first instanceof Error, String(first), Object.keys(first));
console.log(first);
console.log([first], { error: first });
console.log(new ParseError("line 3"), `${new ParseError("line 4")}`);
console.log(Object.create(Error.prototype), Object.create(TypeError.prototype));
try { throw first; } catch (error) { console.log(error.field, error.stack); }

const counts = [];
for (const value of [3, 1, 3]) counts[value] = (counts[value] ?? 0) + 1;
console.log(counts, counts.flatMap((n, value) => Array(n).fill(value)), counts.concat([9]), counts.flat());
console.log(counts.reduceRight((text, n, at) => `${text}${at}:${n} `, ""), [1, , 2].concat([, 3]), [[1, , 2]].flatMap((x) => x));
for (const width of [5, Infinity]) try { console.log("ab".padStart(width, ".-")); } catch (error) { console.log(String(error)); }
