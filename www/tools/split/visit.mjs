// Which functions of the engines are called while somebody opens the page, steps through its program and looks around, and whether
// half of each does for that: in Chromium, on the site as it was built.

import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { MARKS, NAMES, marked } from "./split.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json", ".svg": "image/svg+xml" };
/** How long anything may take before something is taken to be wrong, in milliseconds. */
const PATIENCE = 180_000;
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** In the page and its worker before anything else: keeps what the first engine gives. */
function keep() {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...parts) => {
    const made = await instantiateStreaming(...parts);
    globalThis.engine ??= made.instance.exports;
    return made;
  };
}
const WORKER = "worker.js";

/**
 * Opens the page of a build, with some of its files replaced.
 * @param {string} dist the folder of the build
 * @param {string} browser the program that shows it
 * @param {{instead: Map<string, Uint8Array | null>, size?: string, behind?: string}} how what stands for the files of these names, nothing where one is not
 * to be had; how large the window is; and what stands behind the page's address
 * @param {(page: object) => Promise<any>} then what is asked of the page in the end
 */
export async function visited(dist, browser, { instead, size = "desk", behind = "" }, then) {
  const all = new Map([[WORKER, `(${keep})();\n${readFileSync(join(dist, WORKER), "utf8")}`], ...instead]);
  const server = createServer((request, answer) => {
    const name = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname)).slice(1) || "index.html";
    const path = join(dist, name);
    const missing = all.get(name) === null || (!all.has(name) && !existsSync(path));
    answer.writeHead(missing ? 404 : 200, { "content-type": TYPES[extname(name)] ?? "text/plain" });
    if (missing || all.has(name)) answer.end(missing ? "" : all.get(name));
    else createReadStream(path).pipe(answer);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const chrome = await chromium.launch({ executablePath: browser || undefined, args });
  try {
    const context = await chrome.newContext({ viewport: SIZES[size], serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(keep);
    await page.goto(`http://127.0.0.1:${server.address().port}/${behind}`);
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error));
    await lookAround(page);
    if (complaints.length) throw complaints[0];
    return await then(page);
  } finally {
    await chrome.close();
    server.close();
  }
}

/** What everybody does at first. */
async function lookAround(page) {
  const still = () => page.waitForSelector('.app[aria-busy="false"]:has(.counter:not([data-known="0"]))', { state: "attached" });
  await still();
  await page.waitForSelector(".cm-content", { state: "attached" });
  for (const key of ["F10", "F11", "F10", "Shift+F10", "ArrowDown"]) {
    await page.keyboard.press(key);
    await still();
  }
  for (const name of ["Step over", "Step back", "To the end", "To the start", "Step into", "Step out"]) {
    const button = page.getByRole("button", { name, exact: true });
    if (await button.isVisible()) await button.click();
    await still();
  }
  const line = page.locator(".cm-line").nth(4);
  if (!(await line.isVisible())) return;
  await line.hover();
  await line.click();
  await still();
}

/** Typing, which needs the language's module too: what it wants of the worker's engine may come with that. */
async function type(page) {
  if (!(await page.locator(".cm-line").first().isVisible())) return;
  await page.keyboard.press("End");
  await page.keyboard.type(" ");
  await page.keyboard.press("Backspace");
  await page.waitForSelector('.app[aria-busy="true"]', { state: "attached", timeout: 1_000 }).catch(() => {});
  await page.waitForSelector('.app[aria-busy="false"]', { state: "attached" });
}

/** The functions and places that were come to: of the page's engine, where typing counts, and of the worker's. */
export async function marks(page) {
  const of = (where) => where.evaluate(`(${marked})(globalThis.engine, ${JSON.stringify(MARKS)})`);
  const ofWorker = await of(worker(page));
  await type(page);
  return [await of(page), ofWorker];
}

/** The link to the program that the page shows, as it stands behind its address. */
export async function link(page) {
  await page.waitForFunction(() => location.hash.length > 1);
  return new URL(page.url()).hash;
}

/** Whether the page's engine and the worker's have asked for their rest. */
export const wanted = (page) =>
  Promise.all([page, worker(page)].map((where) => where.evaluate((here) => globalThis.engine[here].value === 1, NAMES.here)));

const worker = (page) => page.workers().find((each) => each.url().includes(WORKER));
