export let count = 0;
export function increment() {
  return ++count;
}
const secret = "renamed value";
export { secret as renamed };
export class Thing {
  who() {
    return `thing ${count}`;
  }
}
export default (x) => x * 2;
