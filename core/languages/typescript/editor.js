import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import { typescript } from "@codemirror/legacy-modes/mode/javascript";

export const language = () => new LanguageSupport(StreamLanguage.define(typescript));
