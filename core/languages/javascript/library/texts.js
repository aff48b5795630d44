// Texts that become code: `eval`, and the functions that are made of texts.

// What the text that was compiled last left: itself as a function.
let _text_taken;
function _takeText(code) { _text_taken = code; }
function _compiled(text, allowed) {
  const wrong = $run_text(text, "evalmachine.<anonymous>" + (allowed === "" ? "" : "; " + allowed), allowed);
  if (wrong !== undefined) throw new SyntaxError(wrong);
  return _text_taken;
}

// A scope is a list: what it is, and the object whose members its variables are. Those of a function's own are computed.
const _ofNames = 0, _ofVariables = 1, _ofWith = 2, _ofGlobal = 3, _ofGiven = 4;
function _newVariables() { return $object_below(null); }
function _addNames(scopes, members, lexical) {
  const object = $object_below(null);
  for (let i = 0; i < members.length; i += 3) $define_accessor(object, members[i], members[i + 1], members[i + 2], 3);
  $list_append(scopes, [_ofNames, object, lexical]);
}
function _addVariables(scopes, object) { $list_append(scopes, [_ofVariables, object]); }
function _addObject(scopes, object) { $list_append(scopes, [_ofWith, object]); }
function _addScopes(scopes, others) { for (const scope of others) $list_append(scopes, scope); }
function _scopeWith(scopes, name) {
  for (const scope of scopes) {
    if (scope[0] === _ofGiven) continue;
    if (scope[0] === _ofWith ? _with_has(scope[1], name) : _in(name, scope[1])) return scope;
  }
  return undefined;
}
function _findScope(scopes, name) { return _scopeWith(scopes, name) !== undefined; }
// Objects in which names were found that are no receivers of what is called by its name.
const _noReceivers = new WeakSet();
function _foundScope(scopes, name) {
  const [kind, object] = _scopeWith(scopes, name);
  if (kind !== _ofWith) _noReceivers.add(object);
  return object;
}
// Variables around a call of `eval` stay.
function _deleteVariable(object, name) {
  if ($has_own(object, name) && $own_attributes(object, name) & 8 && _noReceivers.has(object)) return false;
  return _delete_quietly(object, name);
}
function _receiverOf(object) {
  return $parent(object) === null && _noReceivers.has(object) || object === globalThis ? undefined : object;
}
// Where the variables of a text go.
function _variablesOf(scopes) {
  for (const [kind, object] of scopes) if (kind === _ofVariables || kind === _ofGlobal) return object;
  return globalThis;
}
// The names of the function around count first, where it has one of this name.
function _declaredAround(scopes, name) {
  for (const [kind, object] of scopes) {
    if (kind === _ofVariables || kind === _ofGlobal) return undefined;
    if (kind === _ofNames && $has_own(object, name)) return object;
  }
  return undefined;
}
// What the code around gives a text beside variables.
function _givenToText(scopes, word) {
  for (const [kind, given] of scopes) if (kind === _ofGiven) return given[word];
  return undefined;
}
// A variable of the function around is none of a block in it.
function _isTaken(scopes, name) {
  for (const [kind, object, lexical] of scopes) {
    if (kind === _ofVariables || kind === _ofGlobal) return false;
    if (kind === _ofNames && lexical.includes(name)) return true;
  }
  return false;
}
function _refuseAgain(scopes, name) {
  if (_isTaken(scopes, name)) throw new SyntaxError("Identifier '" + name + "' has already been declared");
}
// A function in a block is a variable around the text only where nothing else has its name.
function _hoistVariable(scopes, name) {
  if (!_isTaken(scopes, name)) _declareVariable(scopes, name);
}
function _hoistFunction(scopes, name, value) {
  if (_isTaken(scopes, name)) return;
  const around = _declaredAround(scopes, name);
  (around === undefined ? _variablesOf(scopes) : around)[name] = value;
}
function _declareVariable(scopes, name) {
  _refuseAgain(scopes, name);
  if (_declaredAround(scopes, name) !== undefined) return;
  const object = _variablesOf(scopes);
  if ($has_own(object, name)) return;
  if ($seal_level(object) !== 0) throw new TypeError("Cannot define global variable '" + name + "', object is not extensible");
  $define(object, name, undefined, 7);
}
function _declareFunction(scopes, name, value) {
  _refuseAgain(scopes, name);
  const around = _declaredAround(scopes, name);
  if (around !== undefined) { around[name] = value; return; }
  const object = _variablesOf(scopes);
  const bits = $own_attributes(object, name);
  if (bits < 0 ? $seal_level(object) !== 0 : !(bits & 4) && (bits & 3) !== 3) {
    throw new TypeError("Identifier '" + name + "' has already been declared");
  }
  if (bits < 0 || bits & 4) $define(object, name, value, 7);
  else object[name] = value;
}

function _evalWithin(text, allowed, receiver, scopes, target, parent) {
  if (typeof text !== "string") return text;
  const code = _compiled(text, allowed);
  $list_append(scopes, [_ofGiven, { target, parent }]);
  return $call(code, receiver, [scopes]);
}
function eval(text) {
  if (typeof text !== "string") return text;
  const code = _compiled(text, "");
  return $call(code, globalThis, [[[_ofGlobal, globalThis]]]);
}
// A function of texts: of its parameters and its body.
function _functionOf(word, texts, target) {
  const names = [];
  for (let i = 0; i + 1 < texts.length; i++) $list_append(names, _text(texts[i]));
  const body = texts.length === 0 ? "" : _text(texts[texts.length - 1]);
  // It is to be right by itself, without what stands around it.
  const list = names.join(",");
  if (body.includes("}")) {
    _compiled("(" + word + " anonymous(\n) {\n" + body + "\n})", "");
    try { _compiled(word + " anonymous(\n) {\n" + body + "\n}", ""); } catch { throw new SyntaxError("Single function literal required"); }
  }
  if (/[)}]|\/\*/.test(list)) _compiled("(" + word + " anonymous(" + list + "\n) {\n})", "");
  const made = eval("(" + word + " anonymous(" + list + "\n) {\n" + body + "\n})");
  if (target !== undefined && target.prototype !== $parent(made)) {
    const prototype = target.prototype;
    if (target !== Function && _isObject(prototype) && target.name.indexOf("Function") < 0) $set_parent(made, prototype);
  }
  return made;
}
