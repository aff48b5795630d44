interface Point { x: number; y: number }
function point(x: number, y: number): Point { return { x, y }; } //+
function add(a: Point, b: Point): Point { return point(a.x + b.x, a.y + b.y); } //+
const p = point(1, 2);                            //+
const q = point(3, 4);                            //+
const z = point(50, 60);                          //-
const sum = add(p, q);                            //+
console.log(z.x);                                 //-
console.log(sum.x);                               //@sum
