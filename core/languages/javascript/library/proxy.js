// Reflect, and Proxy over the machine's objects that ask a handler.

// What a proxy stands for, and its handler: both are null once it has been revoked.
const _proxied = _secret("proxied");
const _proxies = { areMade: false };
function _isProxy(value) { return _isObject(value) && $has_own(value, _proxied); }
function _proxyTarget(proxy) { return $own_value(proxy, _proxied).target; }
function _proxyHandler(proxy) { return $own_value(proxy, _proxied).handler; }
function _trap(proxy, name) {
  const handler = _proxyHandler(proxy);
  if (handler === null) throw new TypeError("Cannot perform '" + name + "' on a proxy that has been revoked");
  const trap = handler[name];
  if (trap === undefined || trap === null) return undefined;
  if (typeof trap === "function") return trap;
  throw new TypeError("'" + (typeof trap === "string" ? trap : _sketch(trap)) + "' returned for property '" + name + "' of object '" + _sketch(handler) + "' is not a function");
}

function Proxy(target, handler) {
  if (new.target === undefined) throw new TypeError("Constructor Proxy requires 'new'");
  if (!_isObject(target) || !_isObject(handler)) throw new TypeError("Cannot create proxy with a non-object as target or handler");
  _proxies.areMade = true;
  const isFunction = typeof target === "function";
  const proxy = isFunction ? _proxyFunction(() => proxy) : $object_below(_isProxy(target) ? null : $parent(target));
  if (isFunction) {
    $set_parent(proxy, target);
    $define(proxy, "prototype", target.prototype, 1);
  }
  $define(proxy, _proxied, { target, handler }, 0);
  return $compute_members(proxy, true, _proxy_get, _proxy_set);
}
function _proxyFunction(self) {
  const proxied = function (...values) {
    if (new.target === undefined) return _proxy_call(self(), this, values);
    return _proxy_construct(self(), values, new.target === proxied ? self() : new.target);
  };
  return proxied;
}
_methods(Proxy, {
  revocable(target, handler) {
    const proxy = new Proxy(target, handler);
    return { proxy, revoke() { $define(proxy, _proxied, { target: null, handler: null }, 0); } };
  },
});

// What the machine calls when a proxy is used.
function _proxy_get(proxy, key, receiver) {
  const trap = _trap(proxy, "get");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return Reflect.get(target, key, receiver);
  const value = $call_with(trap, _proxyHandler(proxy), target, _shownKey(key), receiver);
  if (!_isProxy(target)) {
    const bits = $own_attributes(target, key);
    if (bits >= 0 && !(bits & 12) && !(bits & 1) && !_sameValue(value, $own_value(target, key))) {
      throw new TypeError("'get' on proxy: property '" + _keyText(key) + "' is a read-only and non-configurable data property on the proxy target but the proxy did not return its actual value (expected '" + _text($own_value(target, key)) + "' but got '" + _text(value) + "')");
    }
  }
  return value;
}
function _proxy_set(proxy, key, value, receiver, isStrict) {
  const trap = _trap(proxy, "set");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return Reflect.set(target, key, value, receiver);
  const isDone = !!$call_with(trap, _proxyHandler(proxy), target, _shownKey(key), value, receiver);
  if (!isDone && isStrict) throw new TypeError("'set' on proxy: trap returned falsish for property '" + _keyText(key) + "'");
  if (isDone && _stays(target, key)) {
    const bits = $own_attributes(target, key), own = $own_value(target, key);
    const said = "'set' on proxy: trap returned truish for property '" + _keyText(key) + "' which exists in the proxy target as a non-configurable and non-writable ";
    if (!(bits & 8) && !(bits & 1) && !_sameValue(value, own)) throw new TypeError(said + "data property with a different value");
    if (bits & 8 && own[1] === undefined) throw new TypeError(said + "accessor property without a setter");
  }
  return isDone;
}
function _proxy_has(proxy, key) {
  const trap = _trap(proxy, "has");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return _in(key, target);
  const isThere = !!$call_with(trap, _proxyHandler(proxy), target, _shownKey(key));
  if (!isThere && _stays(target, key)) {
    throw new TypeError("'has' on proxy: trap returned falsish for property '" + _keyText(key) + "' which exists in the proxy target as non-configurable");
  }
  return isThere;
}
function _proxy_delete(proxy, key) {
  const trap = _trap(proxy, "deleteProperty");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return Reflect.deleteProperty(target, key);
  const isGone = !!$call_with(trap, _proxyHandler(proxy), target, _shownKey(key));
  if (isGone && _stays(target, key)) {
    throw new TypeError("'deleteProperty' on proxy: trap returned truish for property '" + _keyText(key) + "' which is non-configurable in the proxy target");
  }
  return isGone;
}
function _proxy_call(proxy, receiver, values) {
  const trap = _trap(proxy, "apply");
  const target = _proxyTarget(proxy);
  return trap === undefined ? $call(target, receiver, values) : $call_with(trap, _proxyHandler(proxy), target, receiver, values);
}
function _proxy_construct(proxy, values, newTarget) {
  const trap = _trap(proxy, "construct");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return $construct(target, values, newTarget === proxy ? target : newTarget);
  const made = $call_with(trap, _proxyHandler(proxy), target, values, newTarget);
  if (!_isObject(made)) throw new TypeError("'construct' on proxy: trap returned non-object ('" + (typeof made === "symbol" ? _symbolText(made) : _text(made)) + "')");
  return made;
}
function _shownKey(key) { return typeof key === "number" ? _text(key) : key; }
function _keyText(key) { return typeof key === "symbol" ? _symbolText(key) : _text(key); }

function _proxyAllKeys(proxy) {
  const trap = _trap(proxy, "ownKeys");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return Reflect.ownKeys(target);
  const given = $call_with(trap, _proxyHandler(proxy), target);
  if (!_isObject(given)) throw new TypeError("CreateListFromArrayLike called on non-object");
  const keys = _listOf(given);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (typeof key !== "string" && typeof key !== "symbol") throw new TypeError(_text(key) + " is not a valid property name");
    if (keys.indexOf(key) !== i) throw new TypeError("'ownKeys' on proxy: trap returned duplicate entries");
  }
  const own = Reflect.ownKeys(target), mayGrow = _isExtensible(target);
  for (const key of own) {
    if (!keys.includes(key) && (!mayGrow || _stays(target, key))) throw new TypeError("'ownKeys' on proxy: trap result did not include '" + _keyText(key) + "'");
  }
  if (!mayGrow && keys.length > own.length) throw new TypeError("'ownKeys' on proxy: trap returned extra keys but proxy target is non-extensible");
  return keys;
}
function _proxyKeys(proxy) { return _proxyAllKeys(proxy).filter((key) => typeof key !== "symbol"); }
function _proxySymbols(proxy) { return _proxyAllKeys(proxy).filter((key) => typeof key === "symbol"); }
function _proxyEnumerableKeys(proxy) {
  return _proxyKeys(proxy).filter((key) => {
    const found = _proxyDescriptor(proxy, key);
    return found !== undefined && found.enumerable;
  });
}
function _proxyDescriptor(proxy, key) {
  const trap = _trap(proxy, "getOwnPropertyDescriptor");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return _descriptor(target, key);
  const found = $call_with(trap, _proxyHandler(proxy), target, _shownKey(key));
  if (found !== undefined && !_isObject(found)) {
    throw new TypeError("'getOwnPropertyDescriptor' on proxy: trap returned neither object nor undefined for property '" + _keyText(key) + "'");
  }
  if (found === undefined && _stays(target, key)) {
    throw new TypeError("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '" + _keyText(key) + "' which is non-configurable in the proxy target");
  }
  if (found === undefined) return undefined;
  const whole = _completed(found), own = _descriptor(target, key);
  if (own === undefined && !_isExtensible(target)) {
    throw new TypeError("'getOwnPropertyDescriptor' on proxy: trap returned descriptor for property '" + _keyText(key) + "' that is incompatible with the existing property in the proxy target");
  }
  if (!whole.configurable && (own === undefined || own.configurable)) {
    throw new TypeError("'getOwnPropertyDescriptor' on proxy: trap reported non-configurability for property '" + _keyText(key) + "' which is either non-existent or configurable in the proxy target");
  }
  return whole;
}
// A description with all its parts.
function _completed({ get, set, value, writable, enumerable, configurable }) {
  if (get !== undefined || set !== undefined) return { get, set, enumerable: !!enumerable, configurable: !!configurable };
  return { value, writable: !!writable, enumerable: !!enumerable, configurable: !!configurable };
}
function _proxyDefine(proxy, key, descriptor) {
  const trap = _trap(proxy, "defineProperty");
  const target = _proxyTarget(proxy);
  if (trap === undefined) { _defineProperty(target, key, descriptor); return; }
  if (!$call_with(trap, _proxyHandler(proxy), target, _shownKey(key), descriptor)) {
    throw new TypeError("'defineProperty' on proxy: trap returned falsish for property '" + _keyText(key) + "'");
  }
  const own = _descriptor(target, key);
  if (own === undefined && !_isExtensible(target)) {
    throw new TypeError("'defineProperty' on proxy: trap returned truish for adding property '" + _keyText(key) + "'  to the non-extensible proxy target");
  }
  if (descriptor.configurable === false && (own === undefined || own.configurable)) {
    throw new TypeError("'defineProperty' on proxy: trap returned truish for defining non-configurable property '" + _keyText(key) + "' which is either non-existent or configurable in the proxy target");
  }
}
function _proxyParent(proxy) {
  const trap = _trap(proxy, "getPrototypeOf");
  const target = _proxyTarget(proxy);
  if (trap === undefined) return _prototypeOf(target);
  const found = $call_with(trap, _proxyHandler(proxy), target);
  if (!_isObject(found) && found !== null) throw new TypeError("'getPrototypeOf' on proxy: trap returned neither object nor null");
  if (!_isExtensible(target) && found !== _prototypeOf(target)) {
    throw new TypeError("'getPrototypeOf' on proxy: proxy target is non-extensible but the trap did not return its actual prototype");
  }
  return found;
}
function _proxySetParent(proxy, prototype) {
  const trap = _trap(proxy, "setPrototypeOf");
  const target = _proxyTarget(proxy);
  if (trap === undefined) _setPrototype(target, prototype);
  else if (!$call_with(trap, _proxyHandler(proxy), target, prototype)) throw new TypeError("'setPrototypeOf' on proxy: trap returned falsish for property 'undefined'");
  else if (!_isExtensible(target) && _prototypeOf(target) !== prototype) {
    throw new TypeError("'setPrototypeOf' on proxy: trap returned truish for setting a new prototype on the non-extensible proxy target");
  }
}

function _article(word) { return ("aeiou".includes(word[0]) ? "an " : "a ") + word; }
function _isExtensible(object) {
  if (!_isProxy(object)) return $seal_level(object) === 0;
  const trap = _trap(object, "isExtensible");
  const target = _proxyTarget(object);
  if (trap === undefined) return _isExtensible(target);
  const said = !!$call_with(trap, _proxyHandler(object), target);
  if (said !== _isExtensible(target)) {
    throw new TypeError("'isExtensible' on proxy: trap result does not reflect extensibility of proxy target (which is '" + _isExtensible(target) + "')");
  }
  return said;
}
function _preventExtensions(object) {
  if (!_isProxy(object)) { $prevent_extensions(object); return true; }
  const trap = _trap(object, "preventExtensions");
  const target = _proxyTarget(object);
  if (trap === undefined) return _preventExtensions(target);
  const isDone = !!$call_with(trap, _proxyHandler(object), target);
  if (isDone && _isExtensible(target)) throw new TypeError("'preventExtensions' on proxy: trap returned truish but the proxy target is extensible");
  return isDone;
}
// Whether a member of an object cannot be taken away.
function _stays(target, key) {
  if (_isProxy(target)) return false;
  const bits = $own_attributes(target, key);
  return bits >= 0 && !(bits & 4);
}

const Reflect = {};
_tag(Reflect, "Reflect");
_methods(Reflect, {
  apply(target, receiver, values) {
    if (typeof target !== "function") throw new TypeError("Function.prototype.apply was called on " + _text(target) + ", which is " + _article(typeof target) + " and not a function");
    if (!_isObject(values)) throw new TypeError("CreateListFromArrayLike called on non-object");
    return $call(_callable(target), receiver, _listOf(values));
  },
  construct(target, values, newTarget = target) {
    for (const callee of [target, newTarget]) if (!_makes(callee)) throw new TypeError(_sketch(callee) + " is not a constructor");
    if (!_isObject(values)) throw new TypeError("CreateListFromArrayLike called on non-object");
    return $construct(target, _listOf(values), newTarget);
  },
  defineProperty(object, key, descriptor) {
    if (!_isObject(object)) throw new TypeError("Reflect.defineProperty called on non-object");
    if (!_isObject(descriptor)) throw new TypeError("Property description must be an object: " + _text(descriptor));
    try { _defineProperty(object, _key(key), descriptor); return true; } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  },
  deleteProperty(object, key) {
    if (!_isObject(object)) throw new TypeError("Reflect.deleteProperty called on non-object");
    if (_isProxy(object)) return _proxy_delete(object, _key(key));
    return $delete_own(object, _key(key));
  },
  get(object, key, receiver = object) {
    if (!_isObject(object)) throw new TypeError("Reflect.get called on non-object");
    return _isProxy(object) ? _proxy_get(object, _key(key), receiver) : $member_for(object, _key(key), receiver);
  },
  set(object, key, value, receiver = object) {
    if (!_isObject(object)) throw new TypeError("Reflect.set called on non-object");
    const name = _key(key);
    if (_isProxy(object)) return _proxy_set(object, name, value, receiver);
    if ($has_own(object, _isNamespace)) return false;
    const found = _lookupDescriptor(object, name);
    if (found !== undefined) {
      if (found.get !== undefined || found.set !== undefined) {
        if (found.set === undefined) return false;
        $call_with(found.set, receiver, value);
        return true;
      }
      if (!found.writable) return false;
    }
    if (_isProxy(receiver)) {
      const own = _proxyDescriptor(receiver, name);
      _proxyDefine(receiver, name, own === undefined ? { value, writable: true, enumerable: true, configurable: true } : { value });
      return true;
    }
    if (!$has_own(receiver, name) && $seal_level(receiver) !== 0) return false;
    if (receiver === object) { object[name] = value; return true; }
    const bits = $own_attributes(receiver, name);
    $define(receiver, name, value, bits < 0 ? 7 : bits);
    return true;
  },
  getOwnPropertyDescriptor(object, key) {
    if (!_isObject(object)) throw new TypeError("Reflect.getOwnPropertyDescriptor called on non-object");
    return _descriptor(object, _key(key));
  },
  getPrototypeOf(object) {
    if (!_isObject(object)) throw new TypeError("Reflect.getPrototypeOf called on non-object");
    return _prototypeOf(object);
  },
  setPrototypeOf(object, prototype) {
    if (!_isObject(object)) throw new TypeError("Reflect.setPrototypeOf called on non-object");
    if (!_isObject(prototype) && prototype !== null) throw new TypeError("Object prototype may only be an Object or null: " + _text(prototype));
    try { _setPrototype(object, prototype); return true; } catch { return false; }
  },
  has(object, key) {
    if (!_isObject(object)) throw new TypeError("Reflect.has called on non-object");
    return _in(_key(key), object);
  },
  isExtensible(object) {
    if (!_isObject(object)) throw new TypeError("Reflect.isExtensible called on non-object");
    return _isExtensible(object);
  },
  preventExtensions(object) {
    if (!_isObject(object)) throw new TypeError("Reflect.preventExtensions called on non-object");
    return _preventExtensions(object);
  },
  ownKeys(object) {
    if (!_isObject(object)) throw new TypeError("Reflect.ownKeys called on non-object");
    return _isProxy(object) ? _proxyAllKeys(object) : _ordered(object, _withStack(object, _ownKeys(object))).concat(_ownSymbols(object));
  },
});
function _lookupDescriptor(object, key) {
  for (let at = object; at !== null; at = $parent(at)) {
    const found = _descriptor(at, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
