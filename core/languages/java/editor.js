import { java } from "@codemirror/lang-java";

export const language = java;
