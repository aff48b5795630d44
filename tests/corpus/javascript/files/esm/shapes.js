console.log("shapes runs");
export const area = r => PI2 * r;
const PI2 = 6;
export { sq as square };
function sq(x) { return x * x; }
