// Symbols.

const _registry = $new_map();

_class(Symbol, {
  toString() { return _symbolText(_thisSymbol(this)); },
  valueOf() { return _thisSymbol(this); },
  get description() { return $symbol_description(_thisSymbol(this)); },
}, {
  for(key) {
    const name = _text(key);
    if (!$map_has(_registry, name)) $map_put(_registry, name, $symbol(undefined, name));
    return $map_find(_registry, name);
  },
  keyFor(symbol) {
    if (typeof symbol !== "symbol") throw new TypeError(_text(symbol) + " is not a symbol");
    const name = $symbol_description(symbol);
    return name !== undefined && $map_find(_registry, name) === symbol ? name : undefined;
  },
});
for (const name of [
  "iterator", "asyncIterator", "hasInstance", "toPrimitive", "toStringTag", "species", "isConcatSpreadable", "unscopables",
  "match", "matchAll", "replace", "search", "split", "dispose", "asyncDispose",
]) {
  $define(Symbol, name, $symbol("@@" + name, "Symbol." + name), 0);
}
_tag(Symbol.prototype, "Symbol");
$define(Symbol.prototype, Symbol.toPrimitive, { "[Symbol.toPrimitive]"(hint) { return _thisSymbol(this); } }["[Symbol.toPrimitive]"], 4);

function _thisSymbol(value) {
  const symbol = _unboxed(value, "symbol");
  if (symbol === undefined) throw new TypeError("Symbol.prototype.toString requires that 'this' be a Symbol");
  return symbol;
}
function _symbolText(symbol) {
  const description = $symbol_description(symbol);
  return "Symbol(" + (description === undefined ? "" : description) + ")";
}
