import { LanguageSupport, StreamLanguage } from "@codemirror/language";

/** The text form of the IR: an opcode a line, registers, literals, and where each line comes from. */
const ir = StreamLanguage.define({
  name: "ir",
  startState: () => ({ opcode: true }),
  token(stream, state) {
    if (stream.sol()) state.opcode = true;
    if (stream.eatSpace()) return null;
    if (stream.match(/^[;#].*/)) return "comment";
    if (stream.match(/^b?"(?:[^"\\]|\\.)*"?/)) return "string";
    if (stream.match(/^%\d+/)) return "variableName";
    if (stream.sol() && stream.match(/^[\w.]+(?=:)/)) return "labelName";
    if (stream.match(/^[@<][\w:]+/)) return "typeName";
    if (stream.match(/^-?\d[\w.]*/)) return "number";
    if (stream.match(/^[\w.]+/)) {
      const first = state.opcode;
      state.opcode = false;
      return first ? "keyword" : null;
    }
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: ";" } },
});

export const language = () => new LanguageSupport(ir);
