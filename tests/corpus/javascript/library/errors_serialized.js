// covers: an error's own members, errors as JSON, stacks that are set, captured and hidden
const error = new RangeError("far", { cause: new Error("inner") });
console.log(Object.getOwnPropertyNames(error), Object.keys(error), Object.hasOwn(error, "stack"), "stack" in error);
console.log(
  JSON.stringify(error),
  JSON.stringify(
    error,
    Object.getOwnPropertyNames(error).filter((name) => name !== "cause"),
  ),
);
const { stack, ...described } = Object.getOwnPropertyDescriptors(error);
console.log(
  typeof stack.value,
  stack.enumerable,
  stack.writable,
  stack.configurable,
  described.message,
  Object.keys(described),
);
const serialize = (e) =>
  e instanceof Error ? { name: e.name, message: e.message, ...(e.cause && { cause: serialize(e.cause) }), ...e } : e;
class HttpError extends Error {
  constructor(status, message, options) {
    super(message, options);
    this.status = status;
    this.name = new.target.name;
  }
  toJSON() {
    return serialize(this);
  }
}
console.log(JSON.stringify(new HttpError(404, "missing", { cause: error })), JSON.stringify([serialize("text")]));
error.stack = "own stack";
console.log(error.stack, Object.getOwnPropertyDescriptor(error, "stack").enumerable, Object.keys(error));
const plain = {};
Error.captureStackTrace(plain);
console.log(typeof plain.stack, Object.keys(plain), Object.getOwnPropertyNames(new (class extends Error {})("x")));
console.log(error.hasOwnProperty("stack"), error.propertyIsEnumerable("message"), Reflect.has(error, "cause"));
console.log(delete [].length, delete "abc".length, "use strict".length);
