export let count = 0;
export const bump = () => ++count;
export default function named() { return "default"; }
export class Kept { static first = count; }
