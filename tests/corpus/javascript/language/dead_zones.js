// covers: names used before their declaration has run, in parameters, switch, loops and closures
const attempts = {
  "parameter behind": () => ((a = b, b = 1) => a)(),
  "parameter itself": () => ((a = a) => a)(),
  "parameter before": () => ((a, b = a) => b)(3),
  "pattern behind": () => (([a = b, b] = []) => a)(),
  "switch read": () => {
    switch (2) {
      case 1:
        let inside = 1;
      case 2:
        return inside;
    }
  },
  "switch write": () => {
    switch (2) {
      case 1:
        let inside;
        break;
      case 2:
        inside = 5;
        return inside;
    }
  },
  "read before": () => {
    const value = later;
    const later = 1;
    return value;
  },
  "write before": () => {
    later = 2;
    let later;
    return later;
  },
  "typeof before": () => {
    const kind = typeof later;
    let later;
    return kind;
  },
  "closure before": () => {
    const read = () => later;
    const value = read();
    let later = 1;
    return value + later;
  },
  "closure after": () => {
    const read = () => later;
    let later = 1;
    return read();
  },
  "its own value": () => {
    let self = self + 1;
    return self;
  },
  "class before": () => {
    const made = new Early();
    class Early {}
    return made;
  },
  "class below itself": () => {
    class Below extends Below {}
    return Below;
  },
  "loop over itself": () => {
    for (const item of item) return item;
  },
  "function before": () => hoisted(),
  "outer shadowed": () => {
    const attempts = "inner";
    {
      const copy = typeof attempts;
      return copy;
    }
  },
  "left block": () => {
    {
      const gone = 1;
    }
    return gone;
  },
};
function hoisted() {
  return "hoisted";
}
for (const [label, attempt] of Object.entries(attempts)) {
  try {
    console.log(label, "->", attempt());
  } catch (error) {
    console.log(label, "->", `${error}`);
  }
}
