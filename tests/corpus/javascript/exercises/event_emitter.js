// An emitter written by hand, beside that of the library.
class Emitter {
  #handlers = Object.create(null);
  on(type, fn) { (this.#handlers[type] ??= []).push(fn); return () => this.off(type, fn); }
  off(type, fn) { this.#handlers[type] = this.#handlers[type]?.filter(f => f !== fn && f.origin !== fn); }
  once(type, fn) {
    const wrap = (...args) => { this.off(type, wrap); fn.apply(this, args); };
    wrap.origin = fn;
    return this.on(type, wrap);
  }
  emit(type, ...args) {
    const hs = this.#handlers[type];
    if (!hs?.length) return false;
    for (const h of [...hs]) h(...args);
    return true;
  }
  get types() { return Object.keys(this.#handlers); }
}
const e = new Emitter();
const stop = e.on("tick", n => console.log("tick", n));
e.once("tick", n => console.log("first", n));
console.log(e.emit("tick", 1), e.emit("tick", 2));
stop();
console.log(e.emit("tick", 3), e.types);

const EventEmitter = require("node:events");
class Door extends EventEmitter {
  #open = false;
  toggle() { this.#open = !this.#open; this.emit(this.#open ? "open" : "close", Date.now() >= 0); }
}
const d = new Door();
d.on("open", function (ok) { console.log("opened", ok, this === d); });
d.prependListener("open", () => console.log("before"));
d.once("close", () => console.log("closed once"));
d.toggle(); d.toggle(); d.toggle(); d.toggle();
console.log(d.listenerCount("open"), d.eventNames(), d.listeners("close"));
d.removeAllListeners("open");
console.log(d.emit("open"), d.emit("nothing"));
d.on("error", err => console.log("handled:", err.message));
d.emit("error", new Error("jammed"));
d.off("error", () => {});
d.removeAllListeners();
try { d.emit("error", new RangeError("too wide")); } catch (x) { console.log(x.name, x.message); }
try { d.emit("error", "text"); } catch (x) { console.log(x.name, x.code, x.message); }
EventEmitter.once(d, "later").then(([v]) => console.log("later", v));
setTimeout(() => d.emit("later", 42), 5);
