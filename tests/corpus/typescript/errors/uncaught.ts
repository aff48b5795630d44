// An error that nobody catches, behind types that are erased.
interface Item { id: number }
type Store = Map<number, Item>;

function find(store: Store, id: number): Item {
  const found = store.get(id);
  if (found === undefined) {
    throw new RangeError(`no item ${id}`);
  }
  return found;
}
const store: Store = new Map([[1, { id: 1 }]]);
console.log(find(store, 1));
find(store, 2);
