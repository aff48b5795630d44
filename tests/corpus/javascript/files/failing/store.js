class StoreError extends Error {}
StoreError.prototype.name = "StoreError";
exports.StoreError = StoreError;
exports.Store = class {
  trace = [];
  constructor(items) { this.items = items; }
  get(key) {
    try {
      return this.find(key);
    } catch (cause) {
      throw new StoreError(`cannot get ${key}`, { cause });
    } finally {
      this.trace.push(key);
    }
  }
  find(key) {
    if (!(key in this.items)) throw new RangeError(`no ${key}`);
    return this.items[key];
  }
  half(value) { return value.number / 2; }
};
