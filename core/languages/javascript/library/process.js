// The process: its streams, arguments and end.

function _stream(write, fd) {
  const stream = new EventEmitter();
  _methods(stream, {
    write(text, ...rest) {
      if (typeof text !== "string" && !_isTyped(text) && !_isDataView(text)) {
        throw text === null ? _coded(TypeError, "ERR_STREAM_NULL_VALUES", "May not write null values to stream")
          : _coded(TypeError, "ERR_INVALID_ARG_TYPE",
            'The "chunk" argument must be of type string or an instance of Buffer, TypedArray, or DataView. Received ' + _received(text));
      }
      write(_isTyped(text) ? new TextDecoder().decode(text) : _text(text));
      const callback = rest.find((value) => typeof value === "function");
      if (callback !== undefined) _loop.ticks.push(() => callback());
      return true;
    },
    end(text) { if (text !== undefined && typeof text !== "function") write(_text(text)); return this; },
    cork() { }, uncork() { },
  });
  stream.fd = fd;
  stream.writable = true;
  stream.columns = undefined;
  return stream;
}

const process = new EventEmitter();
_tag(process, "process");
process.title = "node";
process.version = "v20.20.2";
process.versions = { node: "20.20.2", v8: "11.3.244.8-node.38" };
process.arch = "x64";
process.platform = "linux";
process.argv = ["/usr/bin/node", ...$list_of($arguments())];
const __filename = _text(process.argv[1]);
const __dirname = __filename.includes("/") ? __filename.slice(0, __filename.lastIndexOf("/")) : ".";
process.argv0 = "node";
process.execPath = "/usr/bin/node";
process.execArgv = [];
process.env = { HOME: "/", PATH: "/usr/bin", NODE_ENV: undefined };
delete process.env.NODE_ENV;
process.pid = 1000;
process.ppid = 999;
process.exitCode = undefined;
process.stdout = _stream((text) => $write_out(text), 1);
process.stderr = _stream((text) => $write_err(text), 2);
process.release = { name: "node" };
process.features = {};
_methods(process, {
  cwd() { return "/"; },
  getBuiltinModule(name) { return _require(_text(name)); },
  exit(code) {
    if (code !== undefined && code !== null) {
      const status = typeof code === "string" && code.trim() !== "" ? _toNumber(code) : code;
      if (typeof status !== "number" || status !== status) {
        throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "code" argument must be of type number. Received ' + _received(code));
      }
      process.exitCode = code;
    }
    _emitExit();
    $exit(_integer(process.exitCode ?? 0));
  },
  nextTick(callback, ...values) {
    if (typeof callback !== "function") {
      throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "callback" argument must be of type function. Received ' + _received(callback));
    }
    _loop.ticks.push(_inContext(() => callback(...values)));
  },
  uptime() { return $clock(); },
  hrtime(before) {
    const now = $clock();
    const seconds = Math.floor(now), nanos = Math.round((now - seconds) * 1e9);
    if (before === undefined) return [seconds, nanos];
    const rest = nanos - before[1];
    return rest < 0 ? [seconds - before[0] - 1, rest + 1e9] : [seconds - before[0], rest];
  },
  memoryUsage() { return { rss: 40000000, heapTotal: 6000000, heapUsed: 5000000, external: 1000000, arrayBuffers: 10000 }; },
  cpuUsage() { return { user: Math.floor($clock() * 1e6), system: 0 }; },
  emitWarning(warning, type) {
    const name = typeof type === "string" ? type : _isObject(type) && typeof type.type === "string" ? type.type : "Warning";
    const shown = $kind(warning) === "error" ? _errorLine(warning) : name + ": " + _text(warning);
    const told = $kind(warning) === "error" ? warning : new Error(_text(warning));
    if (told !== warning) $define(told, "name", name, 5);
    process.nextTick(() => {
      process.emit("warning", told);
      $write_err("(node:1000) " + shown + "\n" + (_loop.hasWarned ? "" : "(Use `node --trace-warnings ...` to show where the warning was created)\n"));
      _loop.hasWarned = true;
    });
  },
  abort() { $exit(134); },
  umask() { return 18; },
  getuid() { return 0; },
});
_methods(process.hrtime, { bigint() { return $big_int(Math.round($clock() * 1e9)); } });

function _emitExit() {
  if (_loop.hasExited) return;
  _loop.hasExited = true;
  process.emit("exit", process.exitCode ?? 0);
  const code = process.exitCode;
  if (code !== undefined && code !== 0) $exit(_integer(code));
}
// Tells the program that there is nothing left to do; whether it found something.
function _beforeExit() {
  process.emit("beforeExit", process.exitCode ?? 0);
  _drain();
  return _loop.immediates.length > 0 || _loop.timers.some((timer) => timer._isWaited);
}
function _emitUncaught(error) {
  if (process.listenerCount("uncaughtException") === 0) return false;
  try {
    process.emit("uncaughtException", error, _loop.isRejection ? "unhandledRejection" : "uncaughtException");
  } catch (again) {
    // What fails in there nobody is asked about.
    _writeUncaught(again, again);
    $exit(7);
  }
  return true;
}
function _reportRejection(promise, reason) {
  if (process.listenerCount("unhandledRejection") > 0) {
    process.emit("unhandledRejection", reason, promise);
    return;
  }
  _loop.isRejection = true;
  if ($kind(reason) === "error") throw reason;
  const shown = typeof reason === "string" ? reason : $kind(reason) === "array" ? "[object Array]" : _sketch(reason);
  const error = _coded(Error, "ERR_UNHANDLED_REJECTION", "This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason \"" + shown + "\".");
  $define(error, "name", "UnhandledPromiseRejection", 5);
  $define(error, _stackHeld, _errorLine(error), 5);
  throw error;
}

// What nothing caught, as it is printed before the run ends with 1.
function _report_uncaught(value, carrier = value) {
  if (_emitUncaught(value)) { _run_event_loop(); $exit(_integer(process.exitCode ?? 0)); }
  _writeUncaught(value, carrier);
  process.exitCode = 1;
  if (!_loop.hasExited) {
    _loop.hasExited = true;
    process.emit("exit", 1);
  }
}
function _writeUncaught(value, carrier) {
  const isError = $kind(value) === "error";
  const place = isError && _tellsItsPlace(value) ? (__filename.endsWith(".mjs") ? "file://" : "") + _thrownAt(carrier)
    : _loop.isRejection ? _rejectionPlace
    : __filename.endsWith(".mjs") && !_loop.isRunning ? _modulePlace
    : isError && $has_own(value, _ownPlace) ? $own_value(value, _ownPlace) : _thrownAt(carrier);
  if (isError && $has_own(value, _refused)) {
    const [width, kind] = $own_value(value, _refused);
    const marked = _thrownAt(carrier).slice(0, -2) + "^".repeat(width);
    // Of a script the place is part of what is shown, of a module it stands before that; what cannot be linked has both in one.
    const shown = kind === "script" ? "[" + marked + "\n\n" : kind === "module" ? "file://" + marked + "\n\n[" : "[file://" + marked + "\n";
    $write_err(shown + _errorLine(value) + "]\n\nNode.js " + process.version + "\n");
    return;
  }
  let shown;
  if (_isObject(value)) {
    if (isError) _enhanceStack(value, place);
    shown = inspect(value, { depth: 5, customInspect: false });
  } else {
    shown = (typeof value === "symbol" ? "" : _text(value)) + "\n(Use `node --trace-uncaught ...` to show where the exception was thrown)";
  }
  const front = isError && !_instance_of(value, DOMException) ? place + "\n" : "\n" + place;
  $write_err(front + shown + "\n\nNode.js " + process.version + "\n");
}
// What node adds to the stack of an error that nothing catches.
function _enhanceStack(error, place) {
  let stack = error.stack;
  if ($has_own(error, _isEmitted)) stack += "\nEmitted 'error' event" + $own_value(error, _isEmitted) + " at:\n";
  else if (place === _modulePlace && /^ReferenceError: (require|module|exports|__filename|__dirname) is not defined$/.test(stack)) {
    stack += " in ES module scope" + (stack.includes("require") ? ", you can use import instead" : "");
  } else return;
  $define(error, _stackHeld, stack, 5);
}
// An error of V8's own about what is nothing tells where it was thrown, whoever handed it on.
const _ofNothing = /^Cannot (?:read properties of (?:undefined|null) \(|destructure )|^(?:undefined|object null) is not iterable \(/;
function _tellsItsPlace(error) {
  return $kind(error) === "error" && _instance_of(error, TypeError) && typeof error.message === "string" && _ofNothing.test(error.message);
}
const _rejectionPlace = "node:internal/process/promises:391\n    triggerUncaughtException(err, true /* fromPromise */);\n    ^\n";
// A module that fails while it is evaluated has been waited for by node's own code.
const _modulePlace = "node:internal/modules/run_main:123\n    triggerUncaughtException(\n    ^\n";
// The line of the program in which an error was thrown, with a mark below.
function _thrownAt(value) {
  const frames = $list_of($exception_frames(value));
  if (frames.length === 0) return "";
  const [file, line, , , , source, column] = $list_of(frames[frames.length - 1]);
  return file + ":" + line + "\n" + source + "\n" + source.slice(0, column).replace(/[^\t]/g, " ") + "^\n";
}
// How messages about arguments write what they got.
function _received(value) {
  if (value === undefined || value === null) return _text(value);
  if (typeof value === "function") return "function " + value.name;
  if (typeof value === "object") {
    const constructor = value.constructor;
    if (typeof constructor === "function" && constructor.name) return "an instance of " + constructor.name;
    return inspect(value, { depth: -1 });
  }
  let shown = inspect(value, { colors: false });
  if (shown.length > 28) shown = shown.slice(0, 25) + "...";
  return "type " + typeof value + " (" + shown + ")";
}
