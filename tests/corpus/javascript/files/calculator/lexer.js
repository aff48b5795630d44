export function* tokens(text) {
  for (const found of text.matchAll(/\d+(?:\.\d+)?|[a-z]+|\S/g)) yield { text: found[0], at: found.index };
  yield { text: "", at: text.length };
}
