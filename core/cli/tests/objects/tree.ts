type Tree = { value: number; left?: Tree; right?: Tree }; 
function insert(t: Tree | undefined, v: number): Tree { //+
  if (!t) return { value: v };                    //+
  if (v < t.value) t.left = insert(t.left, v);    //+
  else t.right = insert(t.right, v);              //+
  return t;                                       //+
}
const names: string[] = [];
let root: Tree | undefined;                       //+
for (const v of [4, 2, 6]) { root = insert(root, v); names.push("n" + v); } //+
const low = root!.left!.value;                    //+
console.log(names.length);                        //-
console.log(low);                                 //@low
