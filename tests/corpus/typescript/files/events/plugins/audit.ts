import type { Emitter } from "../emitter";
import type { Events } from "../main";
export const entries: string[] = [];
let seen = 0;
export function audit(bus: Emitter<Events>): void {
  bus.on("created", ({ name }) => { entries.push(`audit ${++seen}: ${name}`); });
  bus.on("deleted", ({ name, reason = "unknown" }) => {
    entries.push(`gone: ${name} (${reason})`);
    return false;
  });
}
