// Whether two values are alike, as `assert` and `util` ask.

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
    if (isStrict) {
      const symbols = (value) => _ownSymbols(value).filter((symbol) => $own_attributes(value, symbol) & 2);
      const own = symbols(left);
      if (own.length !== symbols(right).length) return false;
      if (!own.every((key) => $has_own(right, key) && _deepEqual(left[key], right[key], isStrict, open))) return false;
    }
    return keys.every((key) => $has_own(right, key) && _deepEqual(left[key], right[key], isStrict, open));
  } finally {
    open.pop();
  }
}
_parts._deepEqual = _deepEqual;
