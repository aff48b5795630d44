import { open, close } from "./door.mjs";
import { readFileSync } from "fs";
console.log("this never runs", open, close, readFileSync);
