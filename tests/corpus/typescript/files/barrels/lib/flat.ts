console.log("flat runs");
export let scale = 1;
export const area = (side: number): number => side * side * scale;
export function setScale(to: number): void { scale = to; }
