export function label() { return `${typeof require} ${typeof import.meta.url}`; }
