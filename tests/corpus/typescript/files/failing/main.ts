// covers: errors thrown by other files, causes, narrowing of what was caught, finally across files
import { Store, StoreError } from "./store";
const store = new Store<number>({ a: 1 });
console.log(store.get("a"));
try {
  store.get("b");
} catch (e) {
  if (e instanceof StoreError) console.log(e.name, e.message, e.key, (e.cause as Error).name);
}
console.log(store.trace.join(), store.entries().length);
const parsed = Store.from("not json");
console.log(parsed.ok ? parsed.value.trace : parsed.error);
console.log(Store.from('{"x": 2}').ok);
store.get(undefined as unknown as string).toFixed(2);
