import { LanguageSupport, StreamLanguage } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";

export const language = () => new LanguageSupport(StreamLanguage.define(lua));
