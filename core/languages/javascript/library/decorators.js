// What decorators do, and fields with accessors, as TypeScript emits them.

function _list(...items) { return items; }

function _acceptFunction(value) {
  if (value !== undefined && typeof value !== "function") throw new TypeError("Function expected");
  return value;
}

// What a decorator is told; `access` has what reads and writes the member.
function _decoratorContext(details, access, extra, state) {
  const context = { ...details };
  if (access !== undefined) context.access = access;
  context.metadata = undefined;
  context.addInitializer = function (initializer) {
    if (state.done) throw new TypeError("Cannot add initializers after decoration has completed");
    extra.push(_acceptFunction(initializer || undefined));
  };
  return context;
}

function _decorateMember(made, decorators, kind, key, isStatic, initial, extra) {
  const target = isStatic ? made : made.prototype;
  const isPrivate = typeof key === "string" && key.startsWith(".#");
  const name = isPrivate ? key.slice(1).split("@")[0] : key;
  const details = { kind, name, static: isStatic, private: isPrivate };
  const reads = { has: (object) => key in object };
  if (kind !== "setter") reads.get = (object) => object[key];
  if (kind === "field" || kind === "accessor" || kind === "setter") reads.set = (object, value) => { object[key] = value; };
  const part = kind === "getter" ? "get" : kind === "setter" ? "set" : "value";
  const descriptor = kind === "field" ? {} : Object.getOwnPropertyDescriptor(target, key);
  const state = { done: false };
  for (let i = decorators.length - 1; i >= 0; i--) {
    const decorator = decorators[i];
    const context = _decoratorContext(details, { ...reads }, extra, state);
    if (kind === "accessor") {
      const result = decorator({ get: descriptor.get, set: descriptor.set }, context);
      if (result === undefined) continue;
      if (result === null || typeof result !== "object") throw new TypeError("Object expected");
      descriptor.get = _acceptFunction(result.get) ?? descriptor.get;
      descriptor.set = _acceptFunction(result.set) ?? descriptor.set;
      if (_acceptFunction(result.init)) initial.unshift(result.init);
      continue;
    }
    const result = _acceptFunction(decorator(descriptor[part], context));
    if (result === undefined) continue;
    if (kind === "field") initial.unshift(result); else descriptor[part] = result;
  }
  state.done = true;
  if (kind !== "field") Object.defineProperty(target, key, descriptor);
}

function _decorateClass(made, decorators, name, extra) {
  let result = made;
  const state = { done: false };
  for (let i = decorators.length - 1; i >= 0; i--) {
    const context = _decoratorContext({ kind: "class", name }, undefined, extra, state);
    result = _acceptFunction((0, decorators[i])(result, context)) ?? result;
  }
  state.done = true;
  return result;
}

function _runInitializers(object, initializers) {
  for (let i = 0; i < initializers.length; i++) initializers[i].call(object);
}
function _initialValue(object, initializers, value) {
  for (let i = 0; i < initializers.length; i++) value = initializers[i].call(object, value);
  return value;
}

function _defineStored(target, key, storage) {
  Object.defineProperty(target, key, {
    get() { return this[storage]; }, set(value) { this[storage] = value; }, enumerable: false, configurable: true,
  });
}
