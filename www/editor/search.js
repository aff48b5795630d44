// Searching in the source: fetched when somebody first writes there.

import { highlightSelectionMatches, openSearchPanel, searchKeymap } from "@codemirror/search";
import { keymap } from "@codemirror/view";

export const open = openSearchPanel;
export const search = [highlightSelectionMatches(), keymap.of(searchKeymap)];
