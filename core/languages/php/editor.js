import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import { clike } from "@codemirror/legacy-modes/mode/clike";

const words = (text) => Object.fromEntries(text.split(" ").map((word) => [word, true]));

const php = clike({
  name: "php",
  keywords: words(
    "abstract and as break case catch class clone const continue declare default do echo else elseif enddeclare endfor " +
      "endforeach endif endswitch endwhile enum extends final finally fn for foreach function global goto if implements " +
      "include include_once instanceof insteadof interface match namespace new or print private protected public readonly " +
      "require require_once return static switch throw trait try unset use var while xor yield from php",
  ),
  types: words("array bool callable float int iterable mixed never object parent self string void"),
  blockKeywords: words("catch class do else elseif finally for foreach function if switch try while"),
  atoms: words("true false null TRUE FALSE NULL"),
  multiLineStrings: true,
  hooks: {
    $: (stream) => {
      stream.eatWhile(/[\w]/);
      return "variableName.special";
    },
    "#": (stream) => {
      if (stream.peek() === "[") {
        return false;
      }
      stream.skipToEnd();
      return "comment";
    },
  },
});

export const language = () => new LanguageSupport(StreamLanguage.define(php));
