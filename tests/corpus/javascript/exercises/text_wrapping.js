// covers: wrapping, justifying, tables of text, diamonds, spirals
const TEXT = "In olden times when wishing still helped one, there lived a king whose daughters were all beautiful, " +
  "but the youngest was so beautiful that the sun itself, which has seen so much, was astonished whenever it shone in her face.";
function wrap(text, width) {
  return text.split(/\s+/).reduce((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
const justify = (line, width) => {
  const words = line.split(" ");
  let missing = width - words.join("").length;
  return words.map((word, i) => {
    const gaps = words.length - 1 - i;
    const share = gaps > 0 ? Math.ceil(missing / gaps) : 0;
    missing -= share;
    return word + " ".repeat(share);
  }).join("");
};
const lines = wrap(TEXT, 40);
console.log(lines.map((line, i) => (i < lines.length - 1 ? justify(line, 40) : line) + "|").join("\n"));

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row) => row.map((cell, i) => (typeof cell === "number" ? String(cell).padStart(widths[i]) : String(cell).padEnd(widths[i]))).join("  ").trimEnd();
  return [line(rows[0]), widths.map((width) => "-".repeat(width)).join("  "), ...rows.slice(1).map(line)].join("\n");
}
console.log(table([["name", "count", "price"], ["apple", 12, 0.5], ["watermelon", 3, 4.25], ["fig", 100, 0.1]]));

const diamond = (letter) => {
  const size = letter.charCodeAt(0) - 65;
  const row = (i) => {
    const c = String.fromCharCode(65 + i);
    return " ".repeat(size - i) + (i === 0 ? c : c + " ".repeat(2 * i - 1) + c);
  };
  const top = Array.from({ length: size + 1 }, (_, i) => row(i));
  return [...top, ...top.slice(0, -1).reverse()].join("\n");
};
console.log(diamond("D"));

function spiral(size) {
  const grid = Array.from({ length: size }, () => Array(size).fill(0));
  let [x, y, dx, dy] = [0, 0, 1, 0];
  for (let n = 1; n <= size * size; n++) {
    grid[y][x] = n;
    if (grid[y + dy]?.[x + dx] !== 0) [dx, dy] = [-dy, dx];
    x += dx;
    y += dy;
  }
  return grid;
}
console.log(spiral(5).map((row) => row.map((n) => String(n).padStart(2)).join(" ")).join("\n"));
console.log(spiral(3));
