export default (n) => `label ${n}`;
export const label = "named";
export { label as "a name" };
