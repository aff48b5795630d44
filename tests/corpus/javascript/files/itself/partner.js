import { count, grow } from "./main.js";
import * as all from "./main.js";
grow.calledEarly = true;
try { count; } catch (error) { console.log(error.name, error.message); }
try { all.count; } catch (error) { console.log(error.name, error.message); }
export const ask = () => [count, all.count, typeof grow, grow.calledEarly];
