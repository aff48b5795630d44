import { LanguageSupport, StreamLanguage } from "@codemirror/language";

const operations = /^(mov|cmp|label|j|jz|jnz|push|pop|call|ret|hlt|term|nop|inc|dec|mul)\b/i;

const assembly = StreamLanguage.define({
  name: "asm",
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^(;|#(?!\d)|\/\/).*/)) return "comment";
    if (stream.match(/^"[^"]*"?/)) return "string";
    if (stream.match(/^\.[a-z]+/)) return "meta";
    if (stream.match(/^[A-Za-z_]\w*(?=:)/)) return "labelName";
    if (stream.match(operations)) return "keyword";
    if (stream.match(/^%[a-z0-9]+/)) return "atom";
    if (stream.match(/^#?-?(0x[0-9a-f]+|\$[0-9a-f]+|0b[01]+|\d+)\b/i)) return "number";
    if (stream.match(/^[A-Za-z_]\w*/)) return "variableName";
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: ";" } },
});

export const language = () => new LanguageSupport(assembly);
