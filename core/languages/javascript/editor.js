import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import { javascript } from "@codemirror/legacy-modes/mode/javascript";

export const language = () => new LanguageSupport(StreamLanguage.define(javascript));
