import { cpp } from "@codemirror/lang-cpp";

export const language = cpp;
