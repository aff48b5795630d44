console.log("counter runs");
export let count = 0;
export function inc() { count++; }
export const PI = 3.14;
const hidden = 1;
export default function triple(x) { return x * 3 + hidden; }
