function node(value, parent) { //+
  const made = { value, hits: 0 };
  if (parent) parent.last = value; //+
  return made;
}
const root = node("root", null); //+
const leaf = node("leaf", root); //+
console.log(root.last); //@root
