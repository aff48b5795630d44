// covers: what an event emitter shows of its listeners, once wrappers, events about listeners
const EventEmitter = require("events");
class Door extends EventEmitter {
  constructor(name) { super(); this.name = name; }
}
const door = new Door("front");
console.log(door, Object.keys(door));
door.on("open", () => console.log("opened"));
door.once("open", function told(by) { console.log("once by", by, this === door); });
door.on("shut", function shut() { });
console.log(door);
console.log(door.rawListeners("open").length, door.listeners("open").map((one) => one.name), door.rawListeners("open")[1].name);
console.log(door.emit("open", "Ann"), door.emit("open"), door.listenerCount("open"), door.eventNames());
door.on("newListener", (name, listener) => console.log("new", name, typeof listener));
door.on("removeListener", (name) => console.log("gone", name));
const late = () => { };
door.once(Symbol.for("late"), late).off(Symbol.for("late"), late);
door.prependListener("shut", () => console.log("first")).emit("shut");
door.removeAllListeners("shut");
console.log(door.eventNames(), door.getMaxListeners(), door.setMaxListeners(3).getMaxListeners());
const other = new EventEmitter();
other.on("data", console.log).off("data", console.log);
console.log(other, other._eventsCount);
