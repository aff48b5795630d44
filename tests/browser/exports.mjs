// Drawings that leave the page: what others make of them.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { visit } from "./page.mjs";

const PROGRAM = `def check(n):
    if n < 0:
        raise ValueError('"below" <zero> & more')
    return n

total = 0
for n in [3, -1]:
    try:
        total += check(n)
    except ValueError as error:
        print(error)
`;

async function saved(page, press) {
  const download = page.waitForEvent("download");
  await press();
  return readFileSync(await (await download).path());
}

/** The size at which a browser draws it; fails where it is not well-formed. */
async function drawn(page, svg) {
  // Where the policy of the page does not hold: the drawing has styles of its own.
  const other = await page.context().newPage();
  const found = await other.evaluate(async (svg) => {
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    const wrong = parsed.querySelector("parsererror");
    if (wrong) throw new Error(wrong.textContent);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight, texts: parsed.querySelectorAll("text").length };
  }, svg);
  await other.close();
  return found;
}

function isPicture(png) {
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  assert(width > 100 && height > 100, `${width} × ${height}`);
}

/** Nodes and edges of a text in DOT, read by what its grammar says of quoted texts, attributes and statements. */
function dot(text) {
  const tokens = text.match(/"(?:\\.|[^"\\])*"|->|[{}[\];=,]|[A-Za-z_0-9.]+|\S/g);
  let at = 0;
  const next = (wanted) => {
    const token = tokens[at++];
    if (wanted) assert.equal(token, wanted, `in front of ${tokens.slice(at, at + 5).join(" ")}`);
    return token;
  };
  const name = () => {
    const token = next();
    assert.match(token ?? "the end", /^("[^]*"|[A-Za-z_][A-Za-z_0-9]*|[0-9.]+)$/);
    return token;
  };
  const found = { nodes: new Set(), edges: [] };
  const attributes = () => {
    if (tokens[at] !== "[") return;
    for (next("["); tokens[at] !== "]"; ) {
      name();
      next("=");
      name();
      if (tokens[at] === ",") next();
    }
    next("]");
  };
  const block = () => {
    for (next("{"); tokens[at] !== "}"; ) {
      if (tokens[at] === "subgraph") {
        next();
        name();
        block();
        continue;
      }
      const one = name();
      if (tokens[at] === "=") {
        next();
        name();
      } else if (tokens[at] === "->") {
        next();
        found.edges.push([one, name()]);
        attributes();
      } else {
        attributes();
        if (!["node", "edge", "graph"].includes(one)) found.nodes.add(one);
      }
      next(";");
    }
    next("}");
  };
  next("digraph");
  name();
  block();
  assert.equal(at, tokens.length, "nothing stands behind it");
  return found;
}

/** The same of a flowchart of Mermaid's, line by line. */
function mermaid(text) {
  const found = { nodes: new Set(), edges: [] };
  const [first, ...lines] = text.trimEnd().split("\n");
  assert.match(first, /^flowchart (TD|BT)$/);
  let depth = 0;
  for (const line of lines.map((line) => line.trim())) {
    const edge = /^(\w+) (?:-->|-\.->|==>)(?:\|"?[^|]*"?\|)? ?(\w+)$/.exec(line);
    const node = /^(\w+)\["[^"\]]*"\](?::::\w+)?$/.exec(line);
    if (edge) found.edges.push([edge[1], edge[2]]);
    else if (/^subgraph \w+\["[^"]*"\]$/.test(line)) depth += 1;
    else if (line === "end") depth -= 1;
    else if (node) found.nodes.add(node[1]);
    else assert.match(line, /^(classDef|class|style|linkStyle) /, line);
  }
  assert.equal(depth, 0, "every subgraph ends");
  return found;
}

function isWhole({ nodes, edges }) {
  assert(nodes.size > 1 && edges.length > 0, `${nodes.size} nodes, ${edges.length} edges`);
  for (const end of edges.flat()) assert(nodes.has(end), `${end} is no node`);
}

/** Graphviz itself, where it is installed. */
function graphviz(text) {
  try {
    execFileSync("dot", ["-V"], { stdio: "ignore" });
  } catch {
    return;
  }
  assert.match(execFileSync("dot", ["-Tsvg"], { input: text, encoding: "utf8" }), /<\/svg>/);
}

test(
  "control flow is saved as others read it",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    const save = (name) =>
      saved(page, async () => {
        await page.locator(".toolbar__page .menu > summary").click();
        await page.getByRole("button", { name: `Save control flow ${name}` }).click();
      });
    const { width, height, texts } = await drawn(page, String(await save("as SVG")));
    assert(width > 200 && height > 200 && texts > 20, `${width} × ${height}, ${texts} texts`);
    isPicture(await save("as PNG"));
    const text = String(await save("for Graphviz"));
    isWhole(dot(text));
    graphviz(text);
    isWhole(mermaid(String(await save("for Mermaid"))));
  }),
);

test(
  "the graph of variables is saved as others read it",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.tab("Data flow");
    await page.locator("#panel-flow .block").first().waitFor({ timeout: 60_000 });
    const save = (name) =>
      saved(page, () => page.locator(".study__exports").getByRole("button", { name, exact: true }).click());
    const { width, texts } = await drawn(page, String(await save("SVG")));
    assert(width > 50 && texts > 2, `${width} wide, ${texts} texts`);
    isPicture(await save("PNG"));
    const text = String(await save("DOT"));
    isWhole(dot(text));
    graphviz(text);
    isWhole(mermaid(String(await save("Mermaid"))));
  }),
);
