export interface Token { text: string; at: number }
export function* tokens(text: string): Generator<Token, never> {
  for (const found of text.matchAll(/\d+(?:\.\d+)?|[a-z]+|\S/g)) yield { text: found[0], at: found.index! };
  for (;;) yield { text: "", at: text.length };
}
