// Functions.

const _boundTarget = _secret("bound");

_class(Function, {
  call(receiver, ...values) { return $call(_callable(this), receiver, values); },
  apply(receiver, values) {
    if (values === undefined || values === null) return $call(_callable(this), receiver, []);
    if (!_isObject(values)) throw new TypeError("CreateListFromArrayLike called on non-object");
    return $call(_callable(this), receiver, _listOf(values));
  },
  bind(receiver, ...first) {
    const target = _callable(this);
    function bound(...rest) {
      const values = first.length === 0 ? rest : first.concat(rest);
      if (new.target === undefined) return $call(target, receiver, values);
      return $construct(target, values, new.target === bound ? target : new.target);
    }
    $delete_own(bound, "prototype");
    $define(bound, "name", "bound " + target.name, 4);
    const length = $function_length(target) - first.length;
    $define(bound, "length", length > 0 ? length : 0, 4);
    $define(bound, _boundTarget, target, 0);
    return bound;
  },
  toString() { return $function_source(_callable(this)); },
  get name() { return typeof this === "function" ? $function_own_name(this) : ""; },
  set name(value) { },
  get length() { return typeof this === "function" ? $function_length(this) : 0; },
  set length(value) { },
});
function _hasInstance(value) {
  return typeof this === "function" && _ordinaryInstance(this, value);
}
$define(_hasInstance, "name", "[Symbol.hasInstance]", 4);
$define(Function.prototype, Symbol.hasInstance, _hasInstance, 0);

// An array-like object's elements as a list.
function _listOf(value) {
  if ($kind(value) === "array") return value;
  if (value === undefined || value === null) return [];
  const list = [];
  const length = _length(value);
  for (let i = 0; i < length; i++) list.push(value[i]);
  return list;
}

_class(Boolean, {
  toString() { return _thisBoolean(this) ? "true" : "false"; },
  valueOf() { return _thisBoolean(this); },
});
function _thisBoolean(value) {
  const truth = _unboxed(value, "boolean");
  if (truth === undefined) throw new TypeError("Boolean.prototype.valueOf requires that 'this' be a Boolean");
  return truth;
}
