// The module `assert`.

const { _deepEqual, _difference, _looseMessage, _sameMessage } = _parts;

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
  throw _thrownIn(error, "node:assert:90", "  throw new AssertionError(obj);", 2);
}
// The same where both values are shown below a message of the program's too.
function _differs(message, actual, expected, operator) {
  if ($kind(message) === "error") throw message;
  const text = _difference(actual, expected, operator, message === undefined ? undefined : _text(message));
  const error = new AssertionError({ message: text, actual, expected, operator });
  error.generatedMessage = message === undefined;
  throw _thrownIn(error, "node:assert:90", "  throw new AssertionError(obj);", 2);
}
function assert(value, message) {
  if (!value) {
    const isEmpty = arguments.length === 0;
    const usual = () => isEmpty ? "No value argument passed to `assert.ok()`"
      : "The expression evaluated to a falsy value:\n\n  " + (_callText() ?? "assert(" + inspect(value) + ")") + "\n";
    try {
      _failed(message, value, true, "==", usual);
    } catch (error) {
      throw _thrownIn(error, "node:internal/assert/utils:281", "    throw err;", 4);
    }
  }
}
// The text of the call of the program's that is at work; undefined where it goes on behind its line.
function _callText() {
  const frames = $list_of($call_frames());
  if (frames.length === 0) return undefined;
  const source = $list_of(frames[0])[4];
  // Of several calls on the line it is the one whose place is told.
  const column = $list_of(frames[0])[5];
  const calls = [...source.matchAll(/(?<![\w$.])(?:[\w$]+\.)*(?:assert|ok)\(|(?<![\w$.])assert[\w$.]*\(/g)];
  const callee = calls.find((call) => call.index <= column && column < call.index + call[0].length) ?? calls[0];
  if (callee === undefined) return undefined;
  const start = callee.index;
  const opening = start + callee[0].length - 1;
  let depth = 0, quote = "";
  for (let i = opening; i < source.length; i++) {
    const letter = source[i];
    if (quote !== "") {
      if (letter === "\\") i++;
      else if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "'" || letter === "`") quote = letter;
    else if ("([{".includes(letter)) depth++;
    else if (")]}".includes(letter) && --depth === 0) return source.slice(start, i + 1);
  }
  return undefined;
}
_methods(assert, {
  ok(...values) { assert(...values); },
  equal(actual, expected, message) {
    if (!(actual == expected || (actual !== actual && expected !== expected))) {
      _failed(message, actual, expected, "==", () => _looseMessage(actual, expected, "=="));
    }
  },
  notEqual(actual, expected, message) {
    if (actual == expected) _failed(message, actual, expected, "!=", () => _looseMessage(actual, expected, "!="));
  },
  strictEqual(actual, expected, message) {
    if (!_sameValue(actual, expected)) {
      _differs(message, actual, expected, "strictEqual");
    }
  },
  notStrictEqual(actual, expected, message) {
    if (_sameValue(actual, expected)) {
      _failed(message, actual, expected, "notStrictEqual", () => _sameMessage(actual, "notStrictEqual"));
    }
  },
  deepEqual(actual, expected, message) {
    if (!_deepEqual(actual, expected, false, [])) {
      _failed(message, actual, expected, "deepEqual", () => _looseMessage(actual, expected, "deepEqual"));
    }
  },
  deepStrictEqual(actual, expected, message) {
    if (!_deepEqual(actual, expected, true, [])) {
      _differs(message, actual, expected, "deepStrictEqual");
    }
  },
  notDeepStrictEqual(actual, expected, message) {
    if (_deepEqual(actual, expected, true, [])) {
      _failed(message, actual, expected, "notDeepStrictEqual", () => _sameMessage(actual, "notDeepStrictEqual"));
    }
  },
  notDeepEqual(actual, expected, message) {
    if (_deepEqual(actual, expected, false, [])) {
      _failed(message, actual, expected, "notDeepEqual", () => _looseMessage(actual, expected, "notDeepEqual"));
    }
  },
  throws(action, expected, message) {
    if (typeof action !== "function") throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "fn" argument must be of type function. Received ' + _received(action));
    let error;
    try { action(); } catch (caught) { error = [caught]; }
    if (error === undefined) {
      const told = typeof expected === "string" ? expected : message;
      const name = typeof expected === "function" && expected.name ? " (" + expected.name + ")" : "";
      _failed("Missing expected exception" + name + (told === undefined ? "." : ": " + told), undefined, expected, "throws");
    }
    _checkError(error[0], expected, message);
  },
  doesNotThrow(action, expected, message) {
    const told = typeof expected === "string" ? expected : message;
    try { action(); } catch (error) {
      _failed("Got unwanted exception" + (told === undefined ? "." : ": " + told) + '\nActual message: "' + error?.message + '"', error, expected, "doesNotThrow");
    }
  },
  async rejects(action, expected, message) {
    let error;
    try { await (typeof action === "function" ? action() : action); } catch (caught) { error = [caught]; }
    if (error === undefined) _failed(undefined, undefined, expected, "rejects", () => "Missing expected rejection.");
    _checkError(error[0], expected, message);
  },
  async doesNotReject(action, expected, message) {
    const told = typeof expected === "string" ? expected : message;
    try { await (typeof action === "function" ? action() : action); } catch (error) {
      _failed("Got unwanted rejection" + (told === undefined ? "." : ": " + told) + '\nActual message: "' + error?.message + '"', error, expected, "doesNotReject");
    }
  },
  match(text, pattern, message) {
    if (!pattern.test(text)) {
      _failed(message, text, pattern, "match", () => "The input did not match the regular expression " + inspect(pattern) + ". Input:\n\n" + inspect(text) + "\n");
    }
  },
  doesNotMatch(text, pattern, message) {
    if (pattern.test(text)) _failed(message, text, pattern, "doesNotMatch", () => "The input was expected to not match the regular expression " + inspect(pattern) + ". Input:\n\n" + inspect(text) + "\n");
  },
  fail(message) {
    try {
      _failed(message, undefined, undefined, "fail", () => "Failed");
    } catch (error) {
      throw $kind(message) === "error" ? error : _thrownIn(error, "node:assert:137", "  throw err;", 2);
    }
  },
  ifError(error) {
    if (error === undefined || error === null) return;
    const hasMessage = typeof error === "object" && typeof error.message === "string";
    _failed("ifError got unwanted exception: " + (hasMessage ? error.message || error.constructor?.name : inspect(error)), error, null, "ifError");
  },
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

// What is shown of an error and of what it should be.
const _Comparison = class Comparison {
  constructor(source, keys, isByPattern, actual) {
    for (const key of keys) if (key in source) this[key] = isByPattern !== undefined && isByPattern(key) ? actual[key] : source[key];
  }
};
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
    const isError = $kind(error) === "error";
    if (_isObject(expected.prototype) && _instance_of(expected.prototype, Error)) {
      const got = isError ? error.name : inspect(error, { depth: -1 });
      const told = () => 'The error is expected to be an instance of "' + expected.name + '". Received "' + got + '"' + (isError ? "\n\nError message:\n\n" + error.message : "");
      _failed(message, error, expected, "throws", told);
    }
    const answer = expected(error);
    if (answer === true) return;
    _failed(message, error, expected, "throws", () => {
      const name = expected.name ? '"' + expected.name + '" ' : "";
      return "The " + name + 'validation function is expected to return "true". Received ' + inspect(answer) + (isError ? "\n\nCaught error:\n\n" + _text(error) : "");
    });
  }
  const keys = _enumerableKeys(expected).concat($kind(expected) === "error" ? ["name", "message"] : []);
  const isByPattern = (key) => _isRegExp(expected[key]) && typeof error[key] === "string" && expected[key].test(error[key]);
  for (const key of keys) {
    if (key in error && (isByPattern(key) || _deepEqual(error[key], expected[key], true, []))) continue;
    _failed(message, error, expected, "throws", () => _difference(new _Comparison(error, keys), new _Comparison(expected, keys, isByPattern, error), "deepStrictEqual"));
  }
}
for (const callee of [assert, assert.strict]) $set_parent(callee, Function.prototype);
_offer("assert", assert);
_offer("assert/strict", assert.strict);
