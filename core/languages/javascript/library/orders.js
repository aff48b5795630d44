// The order in which node has the members of the built-in objects, for programs that ask for all of an object's names.

const _orders = $new_map();
for (const [object, names] of [
  [Array, "length name prototype isArray from of"],
  [Array.prototype, "length constructor at concat copyWithin fill find findIndex findLast findLastIndex lastIndexOf pop push reverse shift " +
    "unshift slice sort splice includes indexOf join keys entries values forEach filter flat flatMap map every some reduce " +
    "reduceRight toLocaleString toString toReversed toSorted toSpliced with"],
  [String, "length name prototype fromCharCode fromCodePoint raw"],
  [String.prototype, "length constructor anchor at big blink bold charAt charCodeAt codePointAt concat endsWith fontcolor fontsize fixed " +
    "includes indexOf isWellFormed italics lastIndexOf link localeCompare match matchAll normalize padEnd padStart repeat " +
    "replace replaceAll search slice small split strike sub substr substring sup startsWith toString toWellFormed trim " +
    "trimStart trimLeft trimEnd trimRight toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase valueOf"],
  [Object, "length name prototype assign getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames " +
    "getOwnPropertySymbols hasOwn is preventExtensions seal create defineProperties defineProperty freeze getPrototypeOf " +
    "setPrototypeOf isExtensible isFrozen isSealed keys entries fromEntries values"],
  [Object.prototype, "constructor __defineGetter__ __defineSetter__ hasOwnProperty __lookupGetter__ __lookupSetter__ isPrototypeOf " +
    "propertyIsEnumerable toString valueOf __proto__ toLocaleString"],
  [Number, "length name prototype isFinite isInteger isNaN isSafeInteger parseFloat parseInt MAX_VALUE MIN_VALUE NaN " +
    "NEGATIVE_INFINITY POSITIVE_INFINITY MAX_SAFE_INTEGER MIN_SAFE_INTEGER EPSILON"],
  [Number.prototype, "constructor toExponential toFixed toPrecision toString valueOf toLocaleString"],
  [Math, "abs acos acosh asin asinh atan atanh atan2 ceil cbrt expm1 clz32 cos cosh exp floor fround hypot imul log log1p log2 " +
    "log10 max min pow random round sign sin sinh sqrt tan tanh trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2"],
  [JSON, "parse stringify"],
  [Reflect, "defineProperty deleteProperty apply construct get getOwnPropertyDescriptor getPrototypeOf has isExtensible ownKeys " +
    "preventExtensions set setPrototypeOf"],
  [Date.prototype, "constructor toString toDateString toTimeString toISOString toUTCString toGMTString getDate setDate getDay getFullYear " +
    "setFullYear getHours setHours getMilliseconds setMilliseconds getMinutes setMinutes getMonth setMonth getSeconds " +
    "setSeconds getTime setTime getTimezoneOffset getUTCDate setUTCDate getUTCDay getUTCFullYear setUTCFullYear getUTCHours " +
    "setUTCHours getUTCMilliseconds setUTCMilliseconds getUTCMinutes setUTCMinutes getUTCMonth setUTCMonth getUTCSeconds " +
    "setUTCSeconds valueOf getYear setYear toJSON toLocaleString toLocaleDateString toLocaleTimeString"],
  [RegExp.prototype, "constructor exec dotAll flags global hasIndices ignoreCase multiline source sticky unicode compile toString test " +
    "unicodeSets"],
  [Map.prototype, "constructor get set has delete clear entries forEach keys size values"],
  [Set.prototype, "constructor has add delete clear entries forEach size values keys"],
  [Promise, "length name prototype all allSettled any race resolve reject"],
  [Promise.prototype, "constructor then catch finally"],
  [Function.prototype, "length name arguments caller constructor apply bind call toString"],
  [Symbol, "length name prototype for keyFor asyncIterator hasInstance isConcatSpreadable iterator match matchAll replace search " +
    "species split toPrimitive toStringTag unscopables dispose asyncDispose"],
]) $map_put(_orders, object, names.split(" "));
_parts._inOrder = function (object, names) {
  if (!_isObject(object) || !$map_has(_orders, object)) return names;
  const order = $map_find(_orders, object);
  return order.filter((name) => names.includes(name)).concat(names.filter((name) => !order.includes(name)));
};
