// How the editor looks. Every colour is one of the page's tokens, so light and dark follow the page.

import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "var(--code-size)", backgroundColor: "transparent", color: "var(--text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "var(--code-line)" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--text)" },
  ".cm-line": { padding: "0 12px 0 6px" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--selection)",
  },
  ".cm-activeLine": { backgroundColor: "var(--line-active)" },
  // Text that is scrolled sideways goes under them.
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--text-faint)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 8px 0 2px", minWidth: "26px" },
  ".cm-breakpoints .cm-gutterElement": { width: "18px", cursor: "pointer", display: "flex", alignItems: "center", justifyContent: "center" },
  ".cm-matchingBracket": { backgroundColor: "var(--linked)", outline: "none" },
  ".cm-selectionMatch": { backgroundColor: "var(--line-active)" },
  ".cm-panels": { backgroundColor: "var(--surface-2)", color: "var(--text)", borderColor: "var(--border)" },
  ".cm-textfield": { backgroundColor: "var(--surface)", border: "1px solid var(--border-strong)", borderRadius: "4px", color: "var(--text)" },
  ".cm-button": { backgroundImage: "none", backgroundColor: "var(--surface-3)", border: "1px solid var(--border-strong)", borderRadius: "4px", color: "var(--text)" },
});

export const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: "var(--syntax-comment)", fontStyle: "italic" },
  { tag: [tags.keyword, tags.controlKeyword, tags.operatorKeyword, tags.modifier, tags.self], color: "var(--syntax-keyword)" },
  { tag: [tags.string, tags.special(tags.string), tags.character], color: "var(--syntax-string)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--syntax-number)" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.function(tags.definition(tags.variableName))], color: "var(--syntax-function)" },
  { tag: [tags.typeName, tags.className, tags.definition(tags.className)], color: "var(--syntax-type)" },
  { tag: [tags.meta, tags.annotation, tags.processingInstruction], color: "var(--syntax-meta)" },
  { tag: tags.invalid, color: "var(--error)" },
]);
