// The module `util`.

const util = {};
_methods(util, {
  inherits(constructor, parent) {
    $define(constructor, "super_", parent, 5);
    $set_parent(constructor.prototype, parent.prototype);
  },
  promisify(original) {
    if (typeof original !== "function") throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "original" argument must be of type function. Received ' + _received(original));
    const custom = original[Symbol.for("nodejs.util.promisify.custom")];
    if (custom !== undefined) return custom;
    return function (...values) {
      return new Promise((resolve, reject) => {
        $call(original, this, [...values, (error, value) => error ? reject(error) : resolve(value)]);
      });
    };
  },
  callbackify(original) {
    return function (...values) {
      const callback = values.pop();
      $call(original, this, values).then((value) => process.nextTick(callback, null, value), (error) => process.nextTick(callback, error));
    };
  },
  deprecate(original) { return original; },
  isDeepStrictEqual(left, right) { return _parts._deepEqual(left, right, true, []); },
  toUSVString(text) { return _text(text).toWellFormed(); },
  stripVTControlCharacters(text) { return _plainText(text); },
  isArray(value) { return Array.isArray(value); },
});
util.TextEncoder = TextEncoder;
util.TextDecoder = TextDecoder;
util.inspect = inspect;
util.format = format;
util.types = {};
_methods(util.types, {
  isDate: _isDate, isRegExp: _isRegExp, isPromise: _isPromise, isProxy: _isProxy,
  isMap(value) { return $kind(value) === "map"; },
  isSet(value) { return $kind(value) === "set"; },
  isNativeError(value) { return $kind(value) === "error"; },
  isTypedArray(value) { return _isTyped(value); },
  isGeneratorFunction(value) { return $kind(value) === "function" && _functionKind(value).endsWith("GeneratorFunction"); },
  isAsyncFunction(value) { return $kind(value) === "function" && _functionKind(value).startsWith("Async"); },
  isGeneratorObject(value) { return $kind(value) === "generator"; },
  isAnyArrayBuffer: _isBuffer, isArrayBuffer: _isBuffer, isDataView: _isDataView,
  isArrayBufferView(value) { return ArrayBuffer.isView(value); },
  isArgumentsObject(value) { return _isObject(value) && _objectTag(value) === "Arguments"; },
  isBoxedPrimitive(value) { return _isObject(value) && $has_own(value, _boxedValue); },
  isMapIterator(value) { return _isObject(value) && $parent(value) === _MapIterator; },
  isSetIterator(value) { return _isObject(value) && $parent(value) === _SetIterator; },
  isWeakMap(value) { return _isWeak(value, "map"); },
  isWeakSet(value) { return _isWeak(value, "set"); },
  isModuleNamespaceObject(value) { return _isObject(value) && $has_own(value, _isNamespace); },
});
function _isWeak(value, kind) { return _isObject(value) && $has_own(value, _weakHeld) && $kind($own_value(value, _weakHeld)) === kind; }
for (const kind of $own_keys(_elementKinds)) {
  _methods(util.types, { ["is" + kind + "Array"](value) { return _isTyped(value) && $own_value(value, _view).kind === kind; } });
}
for (const [kind, type] of [["Number", "number"], ["String", "string"], ["Boolean", "boolean"], ["Symbol", "symbol"], ["BigInt", "bigint"]]) {
  _methods(util.types, { ["is" + kind + "Object"](value) { return _isObject(value) && _unboxed(value, type) !== undefined; } });
  if (kind !== "BigInt") _methods(util, { ["is" + kind](value) { return typeof value === type; } });
}
_methods(util, {
  isBuffer(value) { return Buffer.isBuffer(value); }, isDate(value) { return _isDate(value); }, isRegExp(value) { return _isRegExp(value); },
  isError(value) { return $kind(value) === "error"; }, isFunction(value) { return typeof value === "function"; },
  isNull(value) { return value === null; }, isNullOrUndefined(value) { return value === null || value === undefined; },
  isObject(value) { return typeof value === "object" && value !== null; }, isPrimitive(value) { return !_isObject(value); },
  isUndefined(value) { return value === undefined; },
  styleText(styles, text, options) {
    for (const style of Array.isArray(styles) ? styles : [styles]) {
      if (!$has_own(_colors, style)) {
        throw _coded(TypeError, "ERR_INVALID_ARG_VALUE", "The argument 'format' must be one of: " + $own_keys(_colors).map((name) => "'" + name + "'").join(", ") + ". Received '" + _text(style) + "'");
      }
    }
    // The run's output is no terminal.
    if (options?.validateStream !== false) return text;
    for (const style of (Array.isArray(styles) ? styles : [styles]).toReversed()) {
      text = "\x1b[" + _colors[style][0] + "m" + text + "\x1b[" + _colors[style][1] + "m";
    }
    return text;
  },
  formatWithOptions(options, ...values) { return format(...values); },
  debuglog() {
    const log = () => { };
    log.enabled = false;
    return log;
  },
  getSystemErrorName(code) { return { [-1]: "EPERM", [-2]: "ENOENT", [-13]: "EACCES", [-17]: "EEXIST", [-20]: "ENOTDIR", [-21]: "EISDIR", [-22]: "EINVAL", [-39]: "ENOTEMPTY" }[code]; },
  parseEnv(text) {
    const found = {};
    for (const line of _text(text).split("\n")) {
      const parts = line.match(/^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/);
      if (parts === null) continue;
      const quoted = parts[2].match(/^(["'`])(.*)\1/);
      found[parts[1]] = quoted !== null ? (quoted[1] === '"' ? quoted[2].replace(/\\n/g, "\n") : quoted[2]) : parts[2].replace(/\s*#.*$/, "");
    }
    return found;
  },
});
for (const method of ["isDate", "isRegExp", "isPromise", "isProxy", "isAnyArrayBuffer", "isArrayBuffer", "isDataView"]) $define(util.types, method, util.types[method], 7);
_offer("util", util);
