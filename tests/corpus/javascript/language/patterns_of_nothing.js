// covers: what messages say of patterns that take nothing apart: members, calls, loops, catch, parameters, defaults
const settings = { theme: null, sizes: {} }, give = () => undefined, nothing = null;
let a, b;
const attempts = {
  name: () => { const { x } = nothing; },
  member: () => { const { x } = settings.theme; },
  call: () => { const { x } = give(); },
  assigned: () => { ({ a } = give()); },
  inside: () => { const { sizes: { small: { width } } } = settings; },
  withDefault: () => { const { x = 1 } = nothing; },
  computed: () => { const { ["x" + 1]: x } = nothing; },
  rest: () => { const { ...all } = settings.theme; },
  none: () => { const {} = nothing; },
  list: () => { const [x] = nothing; },
  listOfCall: () => { const [x] = give(); },
  listOfMember: () => { const [x] = settings.sizes; },
  assignedList: () => { [a, b] = give(); },
  loop: () => { for (const { x } of [nothing]) console.log(x); },
  loopOfLists: () => { for (const [k, v] of [1]) console.log(k, v); },
  walked: () => { for (const x of give()) console.log(x); },
  walkedMember: () => { for (const x of settings.sizes) console.log(x); },
  walkedObject: () => { for (const [k, v] of settings) console.log(k, v); },
  spread: () => [...give()],
  caught: () => { try { throw nothing; } catch ({ message }) { console.log(message); } },
  parameter: () => (({ x }) => x)(),
  parameterDefault: () => (({ x } = {}) => x)(nothing),
  defaultInside: () => { const { theme: { dark } = {} } = settings; },
  ownName: () => { for (const item of [item]) console.log(item); },
};
for (const [name, attempt] of Object.entries(attempts)) {
  try { attempt(); console.log(name, "ok"); } catch (error) { console.log(name, "-", error.name + ":", error.message); }
}
