// Two lists of lines beside each other, as a diff would: pure, so that it is tested without a page.

/** Pairs of lines that are compared one by one at most; of longer differences nothing is said line by line. */
const MOST = 4_000_000;

/**
 * Rows of `{left, right, same}`, indices into the lists; null where a side has nothing. Lines are the same where their keys are.
 * @param {string[]} left
 * @param {string[]} right
 * @param {(line: string) => string} key
 */
export function align(left, right, key = (line) => line.trim()) {
  const [a, b] = [left.map(key), right.map(key)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const rows = [];
  const same = (from, to, other) => {
    for (let at = from; at < to; at++) rows.push({ left: at, right: at - from + other, same: true });
  };
  same(0, start, 0);
  let [at, bt] = [start, start];
  for (const [nextA, nextB] of [...common(a.slice(start, endA), b.slice(start, endB)), [endA - start, endB - start]]) {
    const [untilA, untilB] = [start + nextA, start + nextB];
    // What has no counterpart on either side stands together: it is what became of the other.
    for (; at < untilA || bt < untilB; at++, bt++) {
      rows.push({ left: at < untilA ? at : null, right: bt < untilB ? bt : null, same: false });
    }
    [at, bt] = [untilA, untilB];
    if (untilA < endA && untilB < endB) {
      rows.push({ left: at, right: bt, same: true });
      [at, bt] = [at + 1, bt + 1];
    }
  }
  same(endA, a.length, endB);
  return rows;
}

/** The longest common subsequence, as pairs of indices. Empty lines hold nothing together. */
function common(a, b) {
  if (a.length * b.length > MOST) return [];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] && a[i] !== ""
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j] && a[i] !== "") pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i++;
    else j++;
  }
  return pairs;
}

/** A line of IR without where it comes from. */
export function instruction(line) {
  return line.replace(/\s+# \d+:\d+-\d+:\d+$/, "").trimEnd();
}

/** What makes two instructions the same: not the numbers of registers and labels, nor where they come from. */
export function instructionKey(line) {
  return instruction(line).trim().replace(/%\d+/g, "%").replace(/_\d+\b/g, "");
}

/** The basic blocks of IR text, a line each: how it is called, what is in it and where it leads. */
export function blocks(lines) {
  const found = [];
  for (const line of lines.map(instruction)) {
    const label = /^(\S.*):$/.exec(line);
    if (label) found.push({ name: label[1], ops: [], targets: [] });
    const block = found.at(-1);
    const words = line.trim().replace(/^%\d+ = /, "").split(" ");
    if (label || !block || !line.trim()) continue;
    block.ops.push(words[0] === "binop" || words[0] === "unop" ? words.slice(0, 2).join(" ") : words[0]);
    if (words[0].startsWith("branch")) block.targets = words.at(-1).split(",");
  }
  return found.map(({ name, ops, targets }) => {
    const leads = targets.length ? ` → ${targets.join(", ")}` : "";
    return `${name}: ${ops.filter((op) => op !== "branch").join(", ")}${leads}`;
  });
}
