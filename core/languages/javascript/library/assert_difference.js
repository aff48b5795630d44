// What an `AssertionError` says of two values, as node writes it.

const _assertWords = {
  deepStrictEqual: "Expected values to be strictly deep-equal:", strictEqual: "Expected values to be strictly equal:",
  strictEqualObject: 'Expected "actual" to be reference-equal to "expected":', deepEqual: "Expected values to be loosely deep-equal:",
  notDeepStrictEqual: 'Expected "actual" not to be strictly deep-equal to:', notStrictEqual: 'Expected "actual" to be strictly unequal to:',
  notStrictEqualObject: 'Expected "actual" not to be reference-equal to "expected":',
  notDeepEqual: 'Expected "actual" not to be loosely deep-equal to:',
};
function _written(value) {
  return inspect(value, { compact: false, customInspect: false, depth: 1000, maxArrayLength: Infinity, sorted: true, getters: true });
}
function _isReference(value) { return typeof value === "function" || (typeof value === "object" && value !== null); }
function _shortened(text, most) { return text.length > most ? text.slice(0, most - 3) + "..." : text; }

// Of one value that should have been another.
function _sameMessage(actual, operator) {
  const head = _assertWords[operator === "notStrictEqual" && _isReference(actual) ? "notStrictEqualObject" : operator];
  const lines = _written(actual).split("\n");
  if (lines.length > 50) lines.splice(46, Infinity, "...");
  if (lines.length === 1) return head + (lines[0].length > 5 ? "\n\n" : " ") + lines[0];
  return head + "\n\n" + lines.join("\n") + "\n";
}
function _looseMessage(actual, expected, operator) {
  const left = _written(actual), right = _written(expected);
  if (operator === "notDeepEqual" && left === right) return _shortened(_assertWords[operator] + "\n\n" + left, 1024);
  const [a, b] = [_shortened(left, 512), _shortened(right, 512)];
  if (operator === "deepEqual") return _assertWords.deepEqual + "\n\n" + a + "\n\nshould loosely deep-equal\n\n" + b;
  if (operator === "notDeepEqual") return "Expected values not to be loosely deep-equal:\n\n" + a + "\n\nshould not loosely deep-equal\n\n" + b;
  return a + " " + operator + " " + b;
}

// Lines that both have stand once, those of the actual value behind `+`, those of the expected one behind `-`.
function _difference(actual, expected, operator, message) {
  const written = _written(actual);
  const left = written.split("\n"), right = _written(expected).split("\n");
  const areBoth = (kind) => typeof actual === kind && typeof expected === kind && actual !== null && expected !== null;
  const isOfObjects = operator === "strictEqual" && (areBoth("object") || areBoth("function"));
  const head = message ?? _assertWords[isOfObjects ? "strictEqualObject" : operator];
  let mark = "", same = 0;
  if (left.length === 1 && right.length === 1 && left[0] !== right[0]) {
    const length = left[0].length + right[0].length;
    const isPlain = (value) => typeof value !== "object" || value === null;
    if (length <= 12) {
      if (isPlain(actual) && isPlain(expected) && (actual !== 0 || expected !== 0)) return head + "\n\n" + left[0] + " !== " + right[0] + "\n";
    } else if (!isOfObjects && length < 80) {
      let at = 0;
      while (left[0][at] === right[0][at]) at++;
      if (at > 2) mark = "\n  " + " ".repeat(at) + "^";
    }
  }
  let end = "", first = "";
  while (left.length > 0 && right.length > 0 && left[left.length - 1] === right[right.length - 1]) {
    if (same++ < 3) end = "\n  " + left[left.length - 1] + end; else first = left[left.length - 1];
    left.pop();
    right.pop();
  }
  const count = Math.max(left.length, right.length);
  if (count === 0) {
    const lines = written.split("\n");
    if (lines.length > 50) lines.splice(46, Infinity, "...");
    return "Values have same structure but are not reference-equal:\n\n" + lines.join("\n") + "\n";
  }
  let isCut = same >= 5;
  if (isCut) end = "\n..." + end;
  if (first !== "") end = "\n  " + first + end;
  let text = "", wanted = "", identical = 0, printed = 0;
  const longer = left.length < count ? right : left;
  const shorter = Math.min(left.length, right.length);
  // Of the lines in front of a difference that both have, the last two are shown.
  function leaveIdentical(lines, at) {
    if (identical > 2) {
      if (identical === 5) { text += "\n  " + lines[at - 3]; printed++; }
      else if (identical > 5) { text += "\n..."; isCut = true; }
      if (identical > 3) { text += "\n  " + lines[at - 2]; printed++; }
      text += "\n  " + lines[at - 1];
      printed++;
    }
    identical = 0;
  }
  const title = () => head + "\n+ actual - expected" + (isCut ? " ... Lines skipped" : "") + "\n";
  for (let i = 0; i < count; i++) {
    if (i >= shorter) {
      leaveIdentical(longer, i);
      if (longer === left) text += "\n+ " + left[i]; else wanted += "\n- " + right[i];
      printed++;
    } else {
      const line = right[i] === left[i] + "," ? right[i] : left[i];
      if (line !== right[i] && line !== right[i] + ",") {
        leaveIdentical(left, i);
        text += "\n+ " + line;
        wanted += "\n- " + right[i];
        printed += 2;
      } else {
        text += wanted;
        wanted = "";
        if (++identical <= 2) { text += "\n  " + line; printed++; }
      }
    }
    if (printed > 50 && i < count - 2) { isCut = true; return title() + text + "\n..." + wanted + "\n..."; }
  }
  return title() + text + wanted + end + mark;
}
Object.assign(_parts, { _difference, _looseMessage, _sameMessage });
