// Errors, and what is printed when nothing catches one.

const _stackHeld = _secret("stack");

function Error(message, options) {
  const prototype = new.target === undefined ? Error.prototype : new.target.prototype;
  return _makeError(this === undefined || new.target === undefined ? $object_below(prototype) : this, message, options);
}
function _makeError(object, message, options) {
  const error = $wrap(object, $exception_new_plain());
  if (message !== undefined) $define(error, "message", _text(message), 5);
  if (_isObject(options) && "cause" in options) $define(error, "cause", options.cause, 5);
  return error;
}
_class(Error, {
  toString() {
    if (!_isObject(this)) throw new TypeError("Method Error.prototype.toString called on incompatible receiver " + _shownReceiver(this));
    const name = this.name === undefined ? "Error" : _text(this.name);
    const message = this.message === undefined ? "" : _text(this.message);
    return name === "" ? message : message === "" ? name : name + ": " + message;
  },
}, {
  captureStackTrace(object, above) {
    if ($kind(object) !== "error") $define(object, "stack", _stackText(object), 5);
  },
});
$define(Error.prototype, "name", "Error", 5);
$define(Error.prototype, "message", "", 5);
$define(Error, "stackTraceLimit", 10, 7);
$define_accessor(Error.prototype, "stack", function () {
  if ($has_own(this, _stackHeld)) return $own_value(this, _stackHeld);
  if ($kind(this) !== "error") {
    // What has an error for an ancestor finds that one's.
    for (let above = _isObject(this) ? $parent(this) : null; above !== null; above = $parent(above)) {
      if ($kind(above) === "error" || $has_own(above, _stackHeld)) return above.stack;
    }
    return undefined;
  }
  const text = _stackText(this);
  $define(this, _stackHeld, text, 5);
  return text;
}, function (value) {
  // What only has an error for an ancestor gets a member as any other.
  if ($kind(this) === "error") $define(this, _stackHeld, value, 5);
  else $define(this, "stack", value, 7);
}, 4);

// A stack is written when it is first read, so it tells the name that the error has by then. Its first line is all of it: the places below it are what the machine's views show.
function _stackText(error) {
  return $kind(error) === "error" || "message" in error ? _errorLine(error) : "Error";
}
function _errorLine(error) {
  let name = "Error", message = "";
  try { name = error.name === undefined ? "Error" : _text(error.name); } catch { }
  try { message = error.message === undefined ? "" : _text(error.message); } catch { }
  return name === "" ? message : message === "" ? name : name + ": " + message;
}

function EvalError(message, options) {
  return _makeError(new.target === undefined ? $object_below(EvalError.prototype) : this, message, options);
}
function RangeError(message, options) {
  return _makeError(new.target === undefined ? $object_below(RangeError.prototype) : this, message, options);
}
function ReferenceError(message, options) {
  return _makeError(new.target === undefined ? $object_below(ReferenceError.prototype) : this, message, options);
}
function SyntaxError(message, options) {
  return _makeError(new.target === undefined ? $object_below(SyntaxError.prototype) : this, message, options);
}
function TypeError(message, options) {
  return _makeError(new.target === undefined ? $object_below(TypeError.prototype) : this, message, options);
}
function URIError(message, options) {
  return _makeError(new.target === undefined ? $object_below(URIError.prototype) : this, message, options);
}
for (const kind of [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError]) {
  _class(kind);
  $set_parent(kind, Error);
  $set_parent(kind.prototype, Error.prototype);
  $define(kind.prototype, "name", kind.name, 5);
  $define(kind.prototype, "message", "", 5);
}
function AggregateError(errors, message, options) {
  const error = _makeError(new.target === undefined ? $object_below(AggregateError.prototype) : this, message, options);
  $define(error, "errors", [...errors], 5);
  return error;
}

// An error with a code, as those of node's own modules.
function _coded(Kind, code, message) {
  const error = new Kind(message);
  $define(error, "code", code, 7);
  $define(error, _stackHeld, error.name + " [" + code + "]: " + error.message, 5);
  return _thrownIn(error, "node:internal/errors:541", "      throw error;", 6);
}
// Where node throws an error in a file of its own: an error that nothing catches shows that line instead of the program's.
const _ownPlace = _secret("place");
function _thrownIn(error, place, line, column) {
  $define(error, _ownPlace, place + "\n" + line + "\n" + (column === undefined ? "" : " ".repeat(column) + "^\n"), 5);
  return error;
}

