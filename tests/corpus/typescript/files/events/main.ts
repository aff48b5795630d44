// covers: generics with mapped types over files, closures kept across files, once listeners, a module with state
import { Emitter } from "./emitter";
import { audit, entries } from "./plugins/audit";
import mail from "./plugins/mail";

export interface Events {
  created: { name: string };
  deleted: { name: string; reason?: string };
}
const bus = new Emitter<Events>();
for (const plugin of [audit, mail]) plugin(bus);
bus.once("created", ({ name }) => console.log("first:", name));
bus.emit("created", { name: "ann" });
bus.emit("created", { name: "bob" });
bus.emit("deleted", { name: "ann", reason: "left" });
console.log(entries.join("\n"));
console.log(bus.count("created"), bus.count("deleted"));
