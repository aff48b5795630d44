// covers: generic repositories over files, intersection and utility types, overloads, readonly data, symbols as keys
import { Repository } from "./repository";
import { isPerson, type Person, type Draft } from "./person";
const people = new Repository<Person>((draft, id) => ({ ...draft, id }));
const drafts: Draft<Person>[] = [{ name: "ann", age: 41 }, { name: "bob", age: 17 }, { name: "cid", age: 29 }];
const ids = drafts.map((draft) => people.add(draft));
console.log(ids, people.get(ids[1]!)?.name, people.get(99));
console.log(people.find("name", "cid"), people.find((person) => person.age < 18)?.id);
people.update(1, { age: 42 });
console.log(people.all().map(({ name, age }) => `${name} ${age}`).join(", "), people[Symbol.toStringTag]);
console.log([1, { name: "x" }, { name: "y", age: 1, id: 1 }].filter(isPerson).length, `${people}`);
