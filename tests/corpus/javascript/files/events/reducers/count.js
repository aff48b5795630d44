exports.count = (state = 0, action) => {
  switch (action.type) {
    case "increment": return state + action.by;
    default: return state;
  }
};
