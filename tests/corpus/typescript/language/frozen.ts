// readonly is for the checker; Object.freeze is for the program.
class P { constructor(readonly x: number) {} }
const p = new P(1); (p as { x: number }).x = 2; console.log(p.x);
enum E1 { A, B = "b" }
function f(e: E1): string { switch (e) { case E1.A: return "a"; case E1.B: return "b"; } }
console.log(f(E1.A), f(E1.B), f(9 as any));
const s: string = null as any; console.log(s?.length, s ?? "none");
async function fail(): Promise<never> { throw new TypeError("later"); }
fail().catch((e: Error) => console.log("caught", e.message)).finally(() => console.log("end"));
export {};
