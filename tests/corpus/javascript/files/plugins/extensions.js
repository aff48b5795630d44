Object.defineProperty(String.prototype, "squeeze", {
  value() { return this.trim().replace(/\s+/g, " "); },
});
