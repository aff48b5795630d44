console.log("lazy loaded");
export const value = await new Promise((r) => setTimeout(r, 1, "later"));
export default function (x) {
  return x + 1;
}
