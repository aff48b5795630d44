// Conversions, and operators on operands for which the machine has no rule.

function _toPrimitive(value, hint) {
  if (!_isObject(value)) return value;
  const convert = value[Symbol.toPrimitive];
  if (convert !== undefined && convert !== null) {
    if (typeof convert !== "function") throw new TypeError(_typed(convert) + " is not a function");
    const result = $call_with(convert, value, hint);
    if (!_isObject(result)) return result;
    throw new TypeError("Cannot convert object to primitive value");
  }
  const isText = hint === "string";
  const first = isText ? value.toString : value.valueOf;
  if (typeof first === "function") {
    const result = $call_with(first, value);
    if (!_isObject(result)) return result;
  }
  const second = isText ? value.valueOf : value.toString;
  if (typeof second === "function") {
    const result = $call_with(second, value);
    if (!_isObject(result)) return result;
  }
  throw new TypeError("Cannot convert object to primitive value");
}

function _text(value) {
  switch (typeof value) {
    case "string": return value;
    case "number": return $number_to_text(value, 10);
    case "boolean": return value ? "true" : "false";
    case "undefined": return "undefined";
    case "bigint": return $big_text(value, 10);
    case "symbol": throw new TypeError("Cannot convert a Symbol value to a string");
    default: return value === null ? "null" : _text(_toPrimitive(value, "string"));
  }
}

function _toNumber(value) {
  switch (typeof value) {
    case "number": return value;
    case "string": return $text_to_number(value);
    case "boolean": return value ? 1 : 0;
    case "undefined": return NaN;
    case "bigint": throw new TypeError("Cannot convert a BigInt value to a number");
    case "symbol": throw new TypeError("Cannot convert a Symbol value to a number");
    default: return value === null ? 0 : _toNumber(_toPrimitive(value, "number"));
  }
}
function _toNumeric(value) {
  const primitive = _toPrimitive(value, "number");
  return typeof primitive === "bigint" ? primitive : _toNumber(primitive);
}
function _key(value) {
  const key = _toPrimitive(value, "string");
  return typeof key === "symbol" ? key : _text(key);
}

function _operator(op, left, right) {
  switch (op) {
    case "+": return _add(left, right);
    case "==": return _looselyEqual(left, right);
    case "!=": return !_looselyEqual(left, right);
    case "<": return _less(left, right, true) === true;
    case ">": return _less(right, left, false) === true;
    case "<=": return _less(right, left, false) === false;
    case ">=": return _less(left, right, true) === false;
    default: return _arithmetic(op, _toNumeric(left), _toNumeric(right));
  }
}
function _add(left, right) {
  const a = _toPrimitive(left, "default");
  const b = _toPrimitive(right, "default");
  if (typeof a === "string" || typeof b === "string") return _text(a) + _text(b);
  return _arithmetic("+", _toNumeric(a), _toNumeric(b));
}
function _arithmetic(op, left, right) {
  const big = typeof left === "bigint";
  if (big !== (typeof right === "bigint")) throw new TypeError("Cannot mix BigInt and other types, use explicit conversions");
  if (big) return _bigArithmetic(op, left, right);
  switch (op) {
    case "+": return left + right;
    case "-": return left - right;
    case "*": return left * right;
    case "/": return left / right;
    case "%": return left % right;
    case "**": return left ** right;
    case "<<": return left << right;
    case ">>": return left >> right;
    case ">>>": return left >>> right;
    case "&": return left & right;
    case "|": return left | right;
    case "^": return left ^ right;
  }
}
function _bigArithmetic(op, left, right) {
  if (op === ">>>") throw new TypeError("BigInts have no unsigned right shift, use >> instead");
  if ((op === "/" || op === "%") && $big_binary("==", right, $big_int(0))) throw new RangeError("Division by zero");
  if (op === "**" && $big_binary("<", right, $big_int(0))) throw new RangeError("undefined must be positive");
  return $big_binary(op, left, right);
}
function _unary(op, value) {
  const number = _toNumeric(value);
  if (op === "+") {
    if (typeof number === "bigint") throw new TypeError("Cannot convert a BigInt value to a number");
    return number;
  }
  if (op === "++" || op === "--") return number;
  if (typeof number === "bigint") {
    if (op === "-") return $big_binary("-", $big_int(0), number);
    return $big_binary("-", $big_binary("-", $big_int(0), number), $big_int(1));
  }
  return op === "-" ? -number : ~number;
}

function _looselyEqual(left, right) {
  if (left === right) return true;
  const a = typeof left, b = typeof right;
  const leftAbsent = left === undefined || left === null;
  const rightAbsent = right === undefined || right === null;
  if (leftAbsent || rightAbsent) return leftAbsent && rightAbsent;
  const leftObject = _isObject(left), rightObject = _isObject(right);
  if (leftObject && rightObject) return left === right;
  if (leftObject) return _looselyEqual(_toPrimitive(left, "default"), right);
  if (rightObject) return _looselyEqual(left, _toPrimitive(right, "default"));
  if (a === b) return a === "bigint" ? $big_binary("==", left, right) : left === right;
  if (a === "symbol" || b === "symbol") return false;
  if (a === "boolean") return _looselyEqual(_toNumber(left), right);
  if (b === "boolean") return _looselyEqual(left, _toNumber(right));
  if (a === "bigint" || b === "bigint") return _compareMixed(left, right) === 0;
  return _toNumber(left) === _toNumber(right);
}
// -1, 0, 1, or undefined where one is no number; at least one is a big integer.
function _compareMixed(left, right) {
  const a = typeof left === "string" ? $big_int(left) : left;
  const b = typeof right === "string" ? $big_int(right) : right;
  if (a === undefined || b === undefined) return undefined;
  if (typeof a === "bigint" && typeof b === "bigint") {
    return $big_binary("<", a, b) ? -1 : $big_binary("==", a, b) ? 0 : 1;
  }
  if (typeof a === "bigint") {
    if (b !== b) return undefined;
    if (b === Infinity) return -1;
    if (b === -Infinity) return 1;
    const floor = $big_int(Math.floor(b));
    if ($big_binary("==", a, floor)) return b > Math.floor(b) ? -1 : 0;
    return $big_binary("<", a, floor) ? -1 : 1;
  }
  const turned = _compareMixed(b, a);
  return turned === undefined ? undefined : 0 - turned;
}
// Whether left < right; undefined where one is no number. The program sees which operand is converted first.
function _less(left, right, leftFirst) {
  let a, b;
  if (leftFirst) { a = _toPrimitive(left, "number"); b = _toPrimitive(right, "number"); }
  else { b = _toPrimitive(right, "number"); a = _toPrimitive(left, "number"); }
  if (typeof a === "string" && typeof b === "string") return a < b;
  if (typeof a === "bigint" || typeof b === "bigint") {
    if (typeof a !== "bigint" && typeof a !== "string") a = _toNumber(a);
    if (typeof b !== "bigint" && typeof b !== "string") b = _toNumber(b);
    const order = _compareMixed(a, b);
    return order === undefined ? undefined : order < 0;
  }
  a = _toNumber(a);
  b = _toNumber(b);
  if (a !== a || b !== b) return undefined;
  return a < b;
}

function _in(key, object) {
  if (!_isObject(object)) {
    const shown = typeof key === "symbol" ? _symbolText(key) : _text(key);
    throw new TypeError("Cannot use 'in' operator to search for '" + shown + "' in " + _text(object));
  }
  const name = _key(key);
  if (_isProxy(object)) return _proxy_has(object, name);
  return $has_member(object, name) ? !_proxies.areMade || _hasMember(object, name) : _isElement(object, name);
}
// Whether a name is the place of an element of a typed array over a buffer.
function _isElement(object, name) {
  return $has_own(object, _view) && typeof name === "string" && /^(?:0|[1-9]\d*)$/.test(name) && +name < $own_value(object, _view).length;
}
// The same of an object that may have a proxy among its ancestors.
function _hasMember(object, name) {
  for (let at = object; at !== null; at = $parent(at)) {
    if (_isProxy(at)) return _proxy_has(at, name);
    if ($has_own(at, name)) return true;
  }
  return $has_member(object, name);
}
// What a function is called on where code is not strict.
function _receiver(value) { return value === undefined || value === null ? globalThis : _box(value); }
// Whether a value is a function that `new` takes.
function _makes(value) {
  if (typeof value !== "function") return false;
  if (_isProxy(value)) return _makes(_proxyTarget(value));
  return ($has_own(value, "prototype") || $has_own(value, _boundTarget)) && !_functionKind(value).endsWith("GeneratorFunction");
}
// A class in the place of one that is not there: it takes whatever it is given, and members that nobody below has are those of the
// unknown. What the library itself asks objects for they do not have.
function _lacking(parent) {
  const isAsked = key => typeof key === "symbol" || key === "then" || key === "toJSON" || key === "constructor" || key === "name" || key === "length" || key === "prototype";
  const members = { get(target, key, receiver) { return isAsked(key) || key in target ? Reflect.get(target, key, receiver) : $member_for(parent, key, parent); } };
  const made = class { constructor() {} };
  $set_parent(made.prototype, new Proxy({}, members));
  Object.setPrototypeOf(made, new Proxy(Function.prototype, members));
  return made;
}
// What stands behind `extends`.
function _heritage(parent) {
  if ($is_unknown(parent)) return _lacking(parent);
  if (parent === null) return parent;
  if (!_makes(parent)) throw new TypeError("Class extends value " + (typeof parent === "string" ? parent : _sketch(parent)) + " is not a constructor or null");
  const prototype = parent.prototype;
  if (!_isObject(prototype) && prototype !== null) throw new TypeError("Class extends value does not have valid prototype property " + _text(prototype));
  return parent;
}
// What the constructor of a class with a parent gives.
function _made(value) {
  if (!_isObject(value)) throw new TypeError("Derived constructors may only return object or undefined");
  return value;
}
// Whether an object has a private member.
function _has_private(key, object, shown, isField) {
  if (!_isObject(object)) throw new TypeError("Cannot use 'in' operator to search for '" + shown + "' in " + _text(object));
  return isField ? $has_own(object, key) : $has_member(object, key);
}
// The same where it is used. What is no object at all is told of by what follows.
function _may_have_private(object, key, isField) {
  if ($is_unknown(object) || object === undefined || object === null) return true;
  return _isObject(object) && !_isProxy(object) && (isField ? $has_own(object, key) : $has_member(object, key));
}
function _instance_of(value, constructor) {
  if (!_isObject(constructor)) throw new TypeError("Right-hand side of 'instanceof' is not an object");
  const decide = constructor[Symbol.hasInstance];
  if (decide !== undefined && decide !== null && decide !== _hasInstance) return !!$call_with(decide, constructor, value);
  if (typeof constructor !== "function") throw new TypeError("Right-hand side of 'instanceof' is not callable");
  return _ordinaryInstance(constructor, value);
}
function _parentOf(object) { return _isProxy(object) ? Object.getPrototypeOf(object) : $parent(object); }
function _ordinaryInstance(constructor, value) {
  if (!_isObject(value)) return false;
  const target = $has_own(constructor, _boundTarget) ? $own_value(constructor, _boundTarget) : undefined;
  if (target !== undefined) return _instance_of(value, target);
  const prototype = constructor.prototype;
  if (!_isObject(prototype)) throw new TypeError("Function has non-object prototype '" + _text(prototype) + "' in instanceof check");
  for (let parent = _parentOf(value); parent !== null; parent = _parentOf(parent)) {
    if (parent === prototype) return true;
  }
  return false;
}

// What the machine calls a text: the same as String(value), but symbols have none.
function _str(value) { return _text(value); }
