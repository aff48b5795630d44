// What is typed over a selection. Left to the browser it would be given the style of what it replaces, as an attribute, which the
// page's policy forbids.

import { EditorView } from "@codemirror/view";

/** Puts typed text in the place of a selection, as the editor does where the browser has done it. */
export const typedOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const text = event.data;
    if (event.inputType !== "insertText" || !text || empty || view.composing || view.state.readOnly) return false;
    event.preventDefault();
    const insert = () => view.state.update(view.state.replaceSelection(text), { userEvent: "input.type", scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handler) => handler(view, from, to, text, insert))) view.dispatch(insert());
    return true;
  },
});
