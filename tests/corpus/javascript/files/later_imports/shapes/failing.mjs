import { log } from "../log.mjs";
log.push("failing");
export default () => 0;
throw new Error("cannot start");
