// The module `assert`.

class AssertionError extends Error {
  constructor({ message, actual, expected, operator }) {
    super(message);
    $define(this, "name", "AssertionError", 5);
    this.generatedMessage = false;
    this.code = "ERR_ASSERTION";
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
    $define(this, _stackHeld, "AssertionError [ERR_ASSERTION]: " + message, 1);
  }
}
function _failed(message, actual, expected, operator, usual) {
  if ($kind(message) === "error") throw message;
  const error = new AssertionError({ message: message === undefined ? usual() : _text(message), actual, expected, operator });
  error.generatedMessage = message === undefined;
  throw error;
}
// The same where both values are shown below a message of the program's too.
function _differs(message, actual, expected, operator, usual) {
  if ($kind(message) === "error") throw message;
  const head = message === undefined ? usual : _text(message);
  const isReference = operator === "strictEqual" && _isObject(actual) && _isObject(expected) && inspect(actual) === inspect(expected);
  const text = isReference ? "Values have same structure but are not reference-equal:\n\n" + _written(actual) + "\n" : _difference(head, actual, expected);
  const error = new AssertionError({ message: text, actual, expected, operator });
  error.generatedMessage = message === undefined;
  throw error;
}
function assert(value, message) {
  if (!value) {
    _failed(message, value, true, "==", () => "The expression evaluated to a falsy value:\n\n  assert(" + inspect(value) + ")\n");
  }
}
const _written = (value) => inspect(value, { compact: false, depth: 1000 });
function _difference(head, actual, expected) {
  const left = _written(actual).split("\n"), right = _written(expected).split("\n");
  if (left.length === 1 && right.length === 1 && left[0].length + right[0].length <= 80 && (!_isObject(actual) || !_isObject(expected))) {
    return head + "\n\n" + left[0] + " !== " + right[0] + "\n";
  }
  const lines = [];
  let i = 0, j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) { lines.push("  " + left[i]); i++; j++; continue; }
    if (i < left.length) lines.push("+ " + left[i++]);
    if (j < right.length) lines.push("- " + right[j++]);
  }
  return head + "\n+ actual - expected\n\n" + lines.join("\n");
}
_methods(assert, {
  ok(value, message) { assert(value, message); },
  equal(actual, expected, message) {
    if (!(actual == expected || (actual !== actual && expected !== expected))) {
      _failed(message, actual, expected, "==", () => inspect(actual) + " == " + inspect(expected));
    }
  },
  notEqual(actual, expected, message) {
    if (actual == expected) _failed(message, actual, expected, "!=", () => inspect(actual) + " != " + inspect(expected));
  },
  strictEqual(actual, expected, message) {
    if (!_sameValue(actual, expected)) {
      _differs(message, actual, expected, "strictEqual", "Expected values to be strictly equal:");
    }
  },
  notStrictEqual(actual, expected, message) {
    if (_sameValue(actual, expected)) {
      _failed(message, actual, expected, "notStrictEqual", () => 'Expected "actual" to be strictly unequal to: ' + inspect(expected));
    }
  },
  deepEqual(actual, expected, message) {
    if (!_deepEqual(actual, expected, false, [])) {
      _failed(message, actual, expected, "deepEqual", () => _difference("Expected values to be loosely deep-equal:", actual, expected));
    }
  },
  deepStrictEqual(actual, expected, message) {
    if (!_deepEqual(actual, expected, true, [])) {
      _differs(message, actual, expected, "deepStrictEqual", "Expected values to be strictly deep-equal:");
    }
  },
  notDeepStrictEqual(actual, expected, message) {
    if (_deepEqual(actual, expected, true, [])) {
      _failed(message, actual, expected, "notDeepStrictEqual", () => 'Expected "actual" not to be strictly deep-equal to: ' + inspect(expected));
    }
  },
  notDeepEqual(actual, expected, message) {
    if (_deepEqual(actual, expected, false, [])) {
      _failed(message, actual, expected, "notDeepEqual", () => 'Expected "actual" not to be loosely deep-equal to: ' + inspect(expected));
    }
  },
  throws(action, expected, message) {
    let error;
    try { action(); } catch (caught) { error = [caught]; }
    if (error === undefined) {
      const told = typeof expected === "string" ? expected : message;
      const name = typeof expected === "function" && expected.name ? " (" + expected.name + ")" : "";
      _failed("Missing expected exception" + name + (told === undefined ? "." : ": " + told), undefined, expected, "throws");
    }
    _checkError(error[0], expected, message);
  },
  doesNotThrow(action) {
    try { action(); } catch (error) {
      _failed(undefined, error, undefined, "doesNotThrow", () => 'Got unwanted exception.\nActual message: "' + error.message + '"');
    }
  },
  async rejects(action, expected, message) {
    let error;
    try { await (typeof action === "function" ? action() : action); } catch (caught) { error = [caught]; }
    if (error === undefined) _failed(undefined, undefined, expected, "rejects", () => "Missing expected rejection.");
    _checkError(error[0], expected, message);
  },
  async doesNotReject(action) { await (typeof action === "function" ? action() : action); },
  match(text, pattern, message) {
    if (!pattern.test(text)) {
      _failed(message, text, pattern, "match", () => "The input did not match the regular expression " + inspect(pattern) + ". Input:\n\n" + inspect(text) + "\n");
    }
  },
  doesNotMatch(text, pattern, message) {
    if (pattern.test(text)) _failed(message, text, pattern, "doesNotMatch", () => "The input was expected to not match the regular expression " + inspect(pattern) + ". Input:\n\n" + inspect(text) + "\n");
  },
  fail(message = "Failed") { _failed(message, undefined, undefined, "fail"); },
  ifError(error) { if (error !== undefined && error !== null) throw error; },
});
$define(assert, "AssertionError", AssertionError, 7);
function _strictAssert(value, message) { assert(value, message); }
_methods(_strictAssert, assert);
_strictAssert.equal = assert.strictEqual;
_strictAssert.notEqual = assert.notStrictEqual;
_strictAssert.deepEqual = assert.deepStrictEqual;
_strictAssert.notDeepEqual = assert.notDeepStrictEqual;
_strictAssert.AssertionError = AssertionError;
assert.strict = _strictAssert;
_strictAssert.strict = _strictAssert;

function _checkError(error, expected, message) {
  if (expected === undefined || typeof expected === "string") return;
  if (_isRegExp(expected)) {
    if (!expected.test(_text(error))) {
      _failed(message, error, expected, "throws", () => "The input did not match the regular expression " + inspect(expected) + ". Input:\n\n" + inspect(_text(error)) + "\n");
    }
    return;
  }
  if (typeof expected === "function") {
    if (expected.prototype !== undefined && _instance_of(error, expected)) return;
    if (expected === Error || _isObject(expected.prototype) && _instance_of(expected.prototype, Error)) throw error;
    if (expected(error) === true) return;
    _failed(message, error, expected, "throws", () => "The validation function is expected to return \"true\". Received " + inspect(expected(error)));
  }
  for (const key of _enumerableKeys(expected).concat($kind(expected) === "error" ? ["name", "message"] : [])) {
    const isMatch = _isRegExp(expected[key]) && typeof error[key] === "string" ? expected[key].test(error[key]) : _deepEqual(error[key], expected[key], true, []);
    if (!isMatch) _failed(message, error, expected, "throws", () => _difference("Expected values to be strictly deep-equal:", error, expected));
  }
}
function _deepEqual(left, right, isStrict, open) {
  if (isStrict ? _sameValue(left, right) : left == right || (left !== left && right !== right)) return true;
  if (!_isObject(left) || !_isObject(right) || typeof left === "function" || typeof right === "function") return false;
  const kind = $kind(left);
  if (kind !== $kind(right)) return false;
  if (isStrict && _prototypeOf(left) !== _prototypeOf(right)) return false;
  if (open.some(([a, b]) => a === left && b === right)) return true;
  open.push([left, right]);
  try {
    if (_isDate(left) !== _isDate(right) || _isRegExp(left) !== _isRegExp(right)) return false;
    if (_isDate(left) && !_sameValue($own_value(left, _time), $own_value(right, _time))) return false;
    if (_isRegExp(left) && _text(left) !== _text(right)) return false;
    if ($has_own(left, _boxedValue) && !_sameValue($own_value(left, _boxedValue), $own_value(right, _boxedValue))) return false;
    if (kind === "error" && (left.message !== right.message || left.name !== right.name)) return false;
    if (kind === "array" && left.length !== right.length) return false;
    if (_isTyped(left) && left.length !== right.length) return false;
    if (kind === "map" || kind === "set") {
      if ($collection_length(left) !== $collection_length(right)) return false;
      const rest = $map_key_list(right);
      for (const key of $map_key_list(left)) {
        const at = rest.findIndex((other) => _deepEqual(key, other, isStrict, open) &&
          (kind === "set" || _deepEqual($map_find(left, key), $map_find(right, other), isStrict, open)));
        if (at < 0) return false;
        rest.splice(at, 1);
      }
    }
    const keys = $enumerable_keys(left);
    if (keys.length !== $enumerable_keys(right).length) return false;
    return keys.every((key) => $has_own(right, key) && _deepEqual(left[key], right[key], isStrict, open));
  } finally {
    open.pop();
  }
}
