// What a person in front of the page waits for, as one JSON object on standard output:
// {"measures": [{"what", "value", "unit", "budget"}], "programs": {name: milliseconds}}.
//
// REDDRAGON_URL is where the site is served, REDDRAGON_BENCH the folder of the bench programs, REDDRAGON_ANALYSES that of
// programs that are analysed, named after their languages, REDDRAGON_FILES that of programs of many files, a folder for each
// language with the folders `many` and `one`. Each
// figure is the median of several tries, those of the programs are the least. Nothing here fails because it is slow.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { throttled } from "./slow.mjs";
import { address, desk, launch, sizeWith } from "./page.mjs";

const TRIES = 5;
/** How long a new tab is left to itself, in milliseconds: that it is made takes a third of a second of processor time, which is nothing of the page's. */
const REST = 2_000;
const measures = [];
const note = (what, value, unit, budget) => {
  measures.push({ what, value, unit, budget });
  console.error(`  ${what}: ${Math.round(value)} ${unit}`);
};
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** In the page before anything else: when it first stands still with a program run, what held it up, and how to be told of paint. */
function watch() {
  globalThis.longest = 0;
  // From within a frame: a message that is sent there comes when the frame has been painted.
  globalThis.whenPainted = (done) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = done;
    port1.postMessage(null);
  };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, task.duration);
  }).observe({ type: "longtask", buffered: true });
  // Asking in each frame would make the browser draw frames that nobody wants, in the midst of what is measured.
  const observer = new MutationObserver(() => {
    const still = document.querySelector(".app[aria-busy=false]");
    const known = Number(document.querySelector(".counter")?.dataset.known ?? 0);
    if (!still || known === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => stands(performance.now()));
  });
  let stands;
  globalThis.steppable = new Promise((done) => (stands = done));
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy", "data-known"] });
}

const browser = await launch();

async function visit(url, { slowdown = 1 } = {}, context) {
  const mine = context ?? (await browser.newContext({ viewport: desk, permissions: ["clipboard-read", "clipboard-write"] }));
  const page = await mine.newPage();
  await page.addInitScript(watch);
  const session = await mine.newCDPSession(page);
  if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const requests = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.waitForTimeout(REST);
  await page.goto(url);
  // Not by a function of Playwright: the first one takes the page a task of 30 milliseconds and more, in the midst of its start.
  const question = { expression: "steppable", awaitPromise: true, returnByValue: true };
  const { result } = await session.send("Runtime.evaluate", question);
  return { context: mine, page, requests, time: result.value };
}

/** From opening the page until its first program stands in the middle of its run. */
async function start() {
  const cold = [];
  const warm = [];
  const held = [];
  let weight;
  for (let at = 0; at < TRIES; at++) {
    const first = await visit(address);
    cold.push(first.time);
    held.push(await first.page.evaluate(() => globalThis.longest));
    weight ??= await Promise.all(["gzip", "br"].map(async (coding) => {
      const sizes = await Promise.all(first.requests.map((request) => sizeWith(coding, request.url())));
      return sizes.reduce((sum, each) => sum + each, 0);
    }));
    await first.page.evaluate(() => navigator.serviceWorker.ready);
    await first.page.close();
    const again = await visit(address, {}, first.context);
    warm.push(again.time);
    await first.context.close();
  }
  note("first program steppable, cold", median(cold), "ms", 900);
  note("first program steppable, warm", median(warm), "ms");
  note("over the wire until then, gzip", weight[0] / 1000, "kB");
  note("over the wire until then, brotli", weight[1] / 1000, "kB", 1400);
  note("main thread blocked at a time, on start", median(held), "ms", 50);
  const proxy = await throttled(address, { bitsPerSecond: 1_600_000, roundTrip: 150 });
  const slow = [];
  for (let at = 0; at < 3; at++) {
    const visited = await visit(proxy.url, { slowdown: 4 });
    slow.push(visited.time);
    await visited.context.close();
  }
  proxy.close();
  note("first program steppable, 1.6 Mbit/s, 150 ms, main thread 4× slower", median(slow), "ms", 6000);
}

async function paste(page, text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+V");
  await page.waitForSelector(".app[aria-busy=false]");
}

/** From an event in the page until it stands still again, with a text in the editor where one is given, and the frame that shows it has been painted. */
async function painted(page, event, act, text = "") {
  // The page listens before anything happens.
  await page.evaluate(([event, text]) => {
    globalThis.painted = new Promise((done) => {
      addEventListener(
        event,
        () => {
          const from = performance.now();
          // What is opened is read once its files and its language are there: the page must stand still for a while.
          const isThere = () => text === "" || document.querySelector(".cm-content").textContent.includes(text);
          const still = text === "" ? 0 : 1_000;
          let since;
          const look = () => {
            if (!document.querySelector(".app[aria-busy=false]") || !isThere()) since = undefined;
            else since ??= performance.now();
            if (since === undefined || performance.now() - since < still) return requestAnimationFrame(look);
            whenPainted(() => done((still ? since : performance.now()) - from));
          };
          setTimeout(() => requestAnimationFrame(look));
        },
        { once: true, capture: true },
      );
    });
  }, [event, text]);
  await act();
  return page.evaluate(() => globalThis.painted);
}

/** A program of about this many lines, of all sorts. */
function long(lines) {
  const part = (at) => `def work_${at}(items, limit=${at}):
    total = 0
    for item in items:
        if item > limit and item % 3 != 0:
            total += item * 2
        elif item == limit:
            continue
        else:
            total -= len(str(item))
    return {"total": total, "limit": limit}

print(work_${at}(range(${at % 9})))
`;
  return Array.from({ length: Math.ceil(lines / 12) }, (_, at) => part(at)).join("");
}

/** A line as people type them: behind the first keys a browser has compiled what a key needs. */
const TYPED = 'total = work_7(range(12), limit=3)["total"] + 1';

async function typing(page) {
  await paste(page, long(1000));
  await page.evaluate(() => (globalThis.longest = 0));
  await page.keyboard.press("Control+End");
  const times = [];
  for (const key of TYPED) times.push(await painted(page, "keydown", () => page.keyboard.press(key)));
  note("keystroke to updated panels, 1,000 lines", median(times), "ms", 50);
  note("the slowest of these keys", Math.max(...times), "ms");
  note("main thread blocked at a time, while typing", await page.evaluate(() => globalThis.longest), "ms", 50);
}

/** A loop of more than ten million steps, in each language. */
const LONG_RUNS = {
  python: "n = 0\nwhile n < 1250000:\n    n += 1\nprint(n)\n",
  java: `public class Main {
    public static void main(String[] args) {
        int n = 0;
        while (n < 1250000) n += 1;
        System.out.println(n);
    }
}
`,
  c: `#include <stdio.h>

int main(void) {
    int n = 0;
    while (n < 1250000) n += 1;
    printf("%d\\n", n);
    return 0;
}
`,
};

async function seeking(page, language) {
  await page.getByLabel("Language", { exact: true }).selectOption(language);
  await page.waitForSelector(".app[aria-busy=false]");
  await paste(page, LONG_RUNS[language]);
  await page.keyboard.press("F5");
  await page.waitForSelector(".app[aria-busy=false]", { timeout: 300_000 });
  const known = Number(await page.locator(".counter").getAttribute("data-known"));
  const slider = page.getByLabel("Position in the run");
  const times = [];
  for (let at = 0; at < 21; at++) {
    // Spread over the run without being evenly spaced.
    const to = Math.floor(known * ((at * 0.618) % 1));
    times.push(await painted(page, "input", () => slider.fill(String(to))));
  }
  const millions = (known / 1e6).toFixed(1);
  note(`any step in a run of ${millions} million, ${language}, median`, median(times), "ms", 50);
  note(`any step in a run of ${millions} million, ${language}, worst`, Math.max(...times), "ms");
}

async function graph(page) {
  const tests = Array.from({ length: 300 }, (_, at) => `    if n == ${at}:\n        print(${at})\n`).join("");
  await page.getByRole("tab", { name: "CFG" }).click();
  await paste(page, `def many(n):\n${tests}\nmany(3)\n`);
  const functions = page.getByLabel("Function", { exact: true });
  const many = functions.locator("option", { hasText: "many" });
  await many.waitFor({ state: "attached" });
  const drawn = await many.textContent();
  const blocks = Number(drawn.match(/· (\d+)/)[1]);
  assert(blocks >= 600, `${drawn}: fewer blocks than the budget speaks of`);
  await functions.selectOption(await many.getAttribute("value"));
  await page.waitForSelector(".block");
  const times = [];
  for (let at = 0; at < TRIES; at++) {
    await page.getByLabel("Function", { exact: true }).selectOption({ index: 1 });
    await page.waitForTimeout(200);
    await page.evaluate(() => {
      globalThis.drawn = new Promise((done) => {
        addEventListener(
          "change",
          () => {
            const from = performance.now();
            const shown = document.querySelector(".graph__drawing").innerHTML;
            const look = () => {
              if (document.querySelector(".graph__drawing").innerHTML === shown) return requestAnimationFrame(look);
              whenPainted(() => done(performance.now() - from));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
    });
    await page.getByLabel("Function", { exact: true }).selectOption({ index: 2 });
    times.push(await page.evaluate(() => globalThis.drawn));
  }
  note(`graph of ${blocks} blocks, to the painted graph`, median(times), "ms", 500);
}

/** From the key that starts a run until the page stands still again, by the page's own clock. */
async function running(page, key) {
  await page.evaluate(() => {
    globalThis.ran = new Promise((done) => {
      const listen = { once: true, capture: true };
      addEventListener("keydown", ({ timeStamp }) => {
        const app = document.querySelector(".app");
        let begun = false;
        const look = (isLate) => {
          const busy = app.getAttribute("aria-busy") !== "false";
          begun ||= busy;
          if (busy || !(begun || isLate)) return;
          observer.disconnect();
          done(performance.now() - timeStamp);
        };
        const observer = new MutationObserver(() => look(false));
        observer.observe(app, { attributes: true, attributeFilter: ["aria-busy"] });
        // A run may be over before anything is drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => look(true)));
      }, listen);
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.ran);
}

/** From choosing a panel of the analyses until it says what was asked, for a program that nobody has asked it about. */
async function panel(page, name, id) {
  // The page listens before anything happens; its promise is not given back, as it would be waited for here.
  await page.evaluate((id) => {
    globalThis.said = new Promise((done) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          const look = () => {
            const panel = document.getElementById(id);
            if (panel?.getAttribute("aria-busy") === "false") whenPainted(() => done(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  }, id);
  await page.getByRole("tab", { name, exact: true }).click();
  return page.evaluate(() => globalThis.said);
}

/** What all analyses of a long program take, from asking to the painted panel; the first of some tries fetches what analyses. */
async function analyses(page) {
  const folder = process.env.REDDRAGON_ANALYSES;
  for (const file of folder ? readdirSync(folder).sort() : []) {
    const language = file.split(".")[0];
    const text = readFileSync(join(folder, file), "utf8");
    await page.getByLabel("Language", { exact: true }).selectOption(language);
    const times = { types: [], flow: [] };
    for (let at = 0; at < TRIES; at++) {
      await page.getByRole("tab", { name: "IR", exact: true }).click();
      await paste(page, `${text}\n${language === "python" ? "#" : "//"} ${at}\n`);
      times.types.push(await panel(page, "Types", "panel-types"));
      times.flow.push(await panel(page, "Data flow", "panel-flow"));
    }
    const lines = text.split("\n").length - 1;
    note(`types of ${lines} lines, ${language}`, median(times.types), "ms");
    note(`data flow of the same, ${language}`, median(times.flow), "ms");
    note(`both, ${language}`, median(times.types) + median(times.flow), "ms", 500);
  }
}

/** Programs of many files beside the same code in one: until the graph of one that is opened has been painted, a key, a jump in its run. */
async function several() {
  const folder = process.env.REDDRAGON_FILES;
  for (const language of folder ? readdirSync(folder).sort() : []) {
    for (const [form, title] of [["many", "50 files"], ["one", "one file"]]) {
      const inner = join(folder, language, form);
      const entry = readdirSync(inner).find((name) => /^main\./i.test(name));
      const lines = readFileSync(join(inner, entry), "utf8").split("\n");
      const first = lines.map((line) => line.trim()).find((line) => line !== "");
      const opened = [];
      let page;
      for (let at = 0; at < 3; at++) {
        await page?.context().close();
        ({ page } = await visit(address));
        await page.waitForTimeout(REST);
        await page.locator(".toolbar__page .menu > summary").click();
        const field = page.locator(".toolbar__page .menu input[webkitdirectory]");
        opened.push(await painted(page, "change", () => field.setInputFiles(inner), first));
      }
      // A language is fetched the first time, while the page stands still.
      await page.waitForTimeout(REST);
      await page.waitForSelector(".app[aria-busy=false]");
      await page.locator(".cm-content").click();
      await page.keyboard.press("Control+End");
      const keys = [];
      for (let at = 0; at < 12; at++) keys.push(await painted(page, "keydown", () => page.keyboard.press("Space")));
      await page.keyboard.press("F5");
      await page.waitForSelector(".app[aria-busy=false]", { timeout: 300_000 });
      const known = Number(await page.locator(".counter").getAttribute("data-known"));
      const slider = page.getByLabel("Position in the run");
      const steps = [];
      for (let at = 0; at < 21; at++) {
        const to = Math.floor(known * ((at * 0.618) % 1));
        steps.push(await painted(page, "input", () => slider.fill(String(to))));
      }
      note(`${language}, ${title}: opened until its graph is painted`, median(opened), "ms");
      note(`${language}, ${title}: a key until panels are updated`, median(keys), "ms");
      note(`${language}, ${title}: any step of ${known}`, median(steps), "ms");
      await page.context().close();
    }
  }
}

/** How long a person waits for each program; the least of several tries, as CPython's times are. */
async function programs(page) {
  const folder = process.env.REDDRAGON_BENCH;
  const results = {};
  if (!folder) return results;
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".py"));
  for (const file of files.sort()) {
    await paste(page, readFileSync(join(folder, file), "utf8"));
    const times = [];
    for (let at = 0; at < TRIES; at++) {
      await page.keyboard.press("Home");
      // Reading anew, so that nothing is known of the run.
      await page.locator(".cm-content").click();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" ");
      await page.waitForSelector(".app[aria-busy=false]");
      times.push(await running(page, "F5"));
    }
    results[basename(file, ".py")] = Math.min(...times);
  }
  return results;
}

await start();
const { page } = await visit(address);
await typing(page);
for (const language of ["java", "c", "python"]) await seeking(page, language);
await graph(page);
await analyses(page);
await several();
await page.getByLabel("Language", { exact: true }).selectOption("python");
const figures = { measures, programs: await programs(page) };
await browser.close();
console.log(JSON.stringify(figures));
