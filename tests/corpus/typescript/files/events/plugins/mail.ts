import { entries } from "./audit";
import type { Emitter } from "../emitter";
import type { Events } from "../main";
export default (bus: Emitter<Events>): void => {
  const send = (event: keyof Events) => (data: Events[keyof Events]) => void entries.push(`mail ${event} to ${data.name}`);
  bus.on("created", send("created"));
  bus.on("deleted", send("deleted"));
};
