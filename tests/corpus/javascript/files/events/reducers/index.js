module.exports = {
  ...require("./count"),
  name(state = "none", action) { return action.type === "rename" ? action.name : state; },
};
