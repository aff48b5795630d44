export function star() {
  return "star";
}
export default "star default";
export const conflict = 1;
