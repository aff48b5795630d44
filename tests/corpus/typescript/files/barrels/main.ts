// covers: files that export again what others do, renamed exports, export of all, default beside named, modules run once
import lib, { area, VERSION as version, geo } from "./lib";
import { volume } from "./lib/solids";
import * as everything from "./lib/index";
console.log(lib(), version, area(3), volume(2, 3, 4), geo.area(2));
const names: string[] = Object.keys(everything).sort();
console.log(names.join(" "));
console.log(everything.area === area, everything.geo.scale);
everything.setScale(10);
console.log(area(3), everything.scale, geo.scale);
