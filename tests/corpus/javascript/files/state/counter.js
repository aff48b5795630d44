console.log("counter runs");
export let count = 0;
export function increase(by = 1) { count += by; }
export const reset = () => { count = 0; };
