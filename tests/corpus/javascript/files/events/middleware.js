function log(action) {
  log.seen.push(action.type);
  console.log("action", action);
}
log.seen = [];
module.exports = { log };
