import { count, grow } from "./main.mjs";
import * as all from "./main.mjs";
grow.calledEarly = true;
try { count; } catch (error) { console.log(error.name, error.message); }
try { all.count; } catch (error) { console.log(error.name, error.message); }
export const ask = () => [count, all.count, typeof grow, grow.calledEarly];
