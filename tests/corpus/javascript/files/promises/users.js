const { delay } = require("./timing");
const users = new Map([[1, "ann"], [2, "bob"], [3, "cid"]]);
module.exports = async function fetchUser(id) {
  await delay(5 - id);
  const name = users.get(id);
  if (!name) throw new Error(`no user ${id}`);
  return { id, name };
};
