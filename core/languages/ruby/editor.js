import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import { ruby } from "@codemirror/legacy-modes/mode/ruby";

export const language = () => new LanguageSupport(StreamLanguage.define(ruby));
