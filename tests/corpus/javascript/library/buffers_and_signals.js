// covers: ArrayBuffer that grows, arrays over it, BigInt elements, AbortSignal, Event, EventTarget
const buffer = new ArrayBuffer(4, { maxByteLength: 8 }), bytes = new Uint8Array(buffer), fixed = new Uint8Array(buffer, 0, 2);
bytes[3] = 7;
buffer.resize(8);
console.log(buffer.resizable, buffer.maxByteLength, buffer.byteLength, bytes.length, fixed.length, bytes[3], new ArrayBuffer(2).maxByteLength);
buffer.resize(2);
console.log(bytes.length, bytes[3], [...bytes]);
for (const act of [() => buffer.resize(9), () => new ArrayBuffer(2).resize(1), () => new ArrayBuffer(4, { maxByteLength: 2 })]) {
  try { act(); } catch (error) { console.log(error.name + ": " + error.message); }
}
const view = new DataView(new ArrayBuffer(8)), big = new BigInt64Array(new ArrayBuffer(8));
for (const act of [() => view.setBigInt64(0, 1), () => { big[0] = 2; }, () => { view.setBigUint64(0, 3n); return view.getBigUint64(0); }]) {
  try { console.log(act()); } catch (error) { console.log(error.name + ": " + error.message); }
}
const signal = AbortSignal.abort("why");
console.log(signal.aborted, signal.reason);
const controller = new AbortController(), either = AbortSignal.any([controller.signal, new AbortController().signal]);
either.addEventListener("abort", (event) => console.log(event.type, either.reason.name, event.target === either, event.eventPhase));
const target = new EventTarget(), ready = () => console.log("ready");
target.addEventListener("ready", () => console.log("until then"), { signal: controller.signal });
target.addEventListener("ready", ready, true);
target.addEventListener("ready", ready, true);
target.dispatchEvent(new Event("ready"));
target.removeEventListener("ready", ready, true);
controller.abort();
target.dispatchEvent(new Event("ready"));
const event = new Event("x", { cancelable: true, bubbles: true });
event.preventDefault();
console.log(target.dispatchEvent(event), event.defaultPrevented, event.bubbles, event.composed, event.currentTarget, event.composedPath());
AbortSignal.timeout(5).onabort = (event) => console.log("late", event.target.reason.name, event.target.reason.message);
setTimeout(() => {}, 20);
