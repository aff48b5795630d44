// covers: a state machine over commands, maps of functions, template text
const rooms = { hall: { text: "a dusty hall", exits: { north: "library", east: "kitchen" }, items: ["lamp"] }, library: { text: "shelves of books", exits: { south: "hall" }, items: ["book", "key"] }, kitchen: { text: "a cold stove", exits: { west: "hall" }, items: [], locked: true } };
const state = { at: "hall", bag: new Set(), turns: 0, over: false };
const say = (s) => console.log("  " + s);
const look = () => { const r = rooms[state.at]; say(`You see ${r.text}.` + (r.items.length ? ` Items: ${r.items.join(", ")}.` : "") + ` Exits: ${Object.keys(r.exits).join(", ")}.`); };
const commands = {
  look, go(dir) { const to = rooms[state.at].exits[dir]; if (!to) return say(`No way ${dir}.`); if (rooms[to].locked && !state.bag.has("key")) return say("It is locked."); state.at = to; look(); },
  take(item) { const { items } = rooms[state.at]; const i = items.indexOf(item); if (i < 0) return say(`No ${item ?? "thing"} here.`); items.splice(i, 1); state.bag.add(item); say(`Taken: ${item}.`); },
  bag() { say(state.bag.size ? [...state.bag].join(", ") : "Your bag is empty."); }, quit() { state.over = true; say(`Bye after ${state.turns} turns.`); },
};
for (const line of ["look", "go east", "go north", "take key", "take sword", "take", "bag", "go south", "go east", "dance", "quit", "look"]) {
  if (state.over) break;
  const [verb, ...rest] = line.split(" "); state.turns++; console.log(`> ${line}`);
  (commands[verb] ?? (() => say(`I do not know how to ${verb}.`)))(...rest);
}
console.log(state, rooms.library.items);
