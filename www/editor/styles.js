// The editor's styles, as sheets that the document adopts: the page's policy forbids elements that hold styles.

import { StyleModule } from "style-mod";

/** Has the editor's styles go into an adopted sheet. That is what their library does where there is no head to put an element into. */
export function adoptStyles() {
  Object.defineProperty(document, "head", { value: null, configurable: true });
  try {
    StyleModule.mount(document, new StyleModule({}));
  } finally {
    delete document.head;
  }
}
