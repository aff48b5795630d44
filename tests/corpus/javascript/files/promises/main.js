// covers: asynchronous functions of other files, order of callbacks over files, awaits in a loop, rejected promises
const { delay, retry } = require("./timing");
const fetchUser = require("./users");
(async () => {
  console.log("begin");
  const all = await Promise.all([1, 2, 3].map(fetchUser));
  console.log(all.map((user) => user.name).join(","));
  console.log(await retry(3, (attempt) => (attempt < 3 ? Promise.reject(new Error(`try ${attempt}`)) : `done at ${attempt}`)));
  await retry(2, () => fetchUser(9)).catch((e) => console.log("failed:", e.message));
  for await (const tick of ticks(3)) console.log("tick", tick);
  const settled = await Promise.allSettled([fetchUser(1), fetchUser(9), delay(1, "late")]);
  console.log(settled.map(({ status, value, reason }) => `${status} ${value?.name ?? value ?? reason.message}`));
})().finally(() => console.log("end"));
console.log("after the call");
async function* ticks(n) {
  for (let i = 0; i < n; i++) yield await delay(1, i);
}
