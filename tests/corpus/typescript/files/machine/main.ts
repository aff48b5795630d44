// covers: a state machine described by a literal of another file, keyof and as const over files, template literal types
import { transitions, type State, type EventOf } from "./states";
import { Machine } from "./machine";
const door = new Machine(transitions, "closed");
const events: EventOf[] = ["open", "close", "lock", "open", "unlock", "open"];
for (const event of events) {
  const before: State = door.state;
  console.log(`${before} --${event}--> ${door.send(event) ? door.state : "refused"}`);
}
console.log(door.history, door.can("close"), door.handlers().join());
