// covers: a promise that is rejected with what is no error, and the exit handler's code
process.on("exit", (code) => console.log("exit", code));
async function fetchUser(id) {
  await null;
  if (id < 0) throw { status: 404, id };
  return { id };
}
fetchUser(1).then((user) => console.log(user));
fetchUser(-1).then((user) => console.log("never", user));
