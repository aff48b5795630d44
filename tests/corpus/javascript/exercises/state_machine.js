"use strict";
// A machine of states, its table, and a walk through it.
const transitions = {
  idle: { insert: "ready", kick: "broken" },
  ready: { press: "brewing", refund: "idle" },
  brewing: { done: "idle", kick: "broken" },
  broken: {},
};
function createMachine(table, initial, hooks = {}) {
  let state = initial;
  const history = [initial];
  return Object.freeze({
    get state() { return state; },
    get history() { return history.slice(); },
    send(event) {
      const next = table[state]?.[event];
      if (next === undefined) throw new Error(`no transition from "${state}" on "${event}"`);
      hooks[`leave${state[0].toUpperCase()}${state.slice(1)}`]?.(event);
      state = next;
      history.push(next);
      hooks.any?.({ event, state });
      return this;
    },
    can: event => Object.hasOwn(table[state], event),
  });
}
const m = createMachine(transitions, "idle", {
  leaveIdle: ev => console.log("leaving idle by", ev),
  any: o => console.log(o),
});
m.send("insert").send("press").send("done");
console.log(m.can("insert"), m.can("press"), m.state);
try { m.send("press"); } catch (err) { console.log(err.message); }
console.log(m.history.join(" -> "));
try { m.state = "broken"; } catch (err) { console.log(err.name + ": " + err.message); }
try { m.extra = 1; } catch (err) { console.log(err.name + ": " + err.message); }
try { delete m.send; } catch (err) { console.log(err.name + ": " + err.message); }
console.log(m);
console.log(Object.entries(transitions).map(([k, v]) => [k, Object.keys(v).length]));
const reach = new Set();
(function visit(s) {
  if (reach.has(s)) return;
  reach.add(s);
  Object.values(transitions[s]).forEach(visit);
})("idle");
console.log(reach);
switch (m.state) {
  case "ready": console.log("no");
  case "idle": console.log("yes");
  case "broken": console.log("falls"); break;
  default: console.log("never");
}
