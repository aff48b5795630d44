// A non-null assertion does not make anything so.
interface Node2 { next?: Node2; value: number }
const list: Node2 = { value: 1, next: { value: 2 } };
console.log(list.next!.value);
console.log(list.next!.next!.value);
