// Pasting a program, running it, and being told what is wrong with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { Visitor, address, visit } from "./page.mjs";

const SUM = `total = 0
for number in [3, 4, 5]:
    total = total + number
print("total", total)
`;

test(
  "a pasted program runs",
  visit({}, async (visitor, page) => {
    await visitor.paste(SUM);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await visitor.settled();
    assert.deepEqual(await visitor.output(), ["total 12"]);
    assert.equal((await visitor.variable("total")).value, "12");
    const { step, known } = await visitor.position();
    assert(step === known && known > 10, `at the end of ${known} steps`);
    await visitor.tab("IR");
    await page.getByText("binop").first().waitFor();
    await visitor.tab("Tree");
    await page.getByText("for_statement").first().waitFor();
    await visitor.tab("CFG");
    await page.locator(".block").nth(3).waitFor();
    assert((await page.locator(".edge--back").count()) >= 1, "the loop's edge");
    await visitor.picture("paste-and-run");
  }),
);

test(
  "standard input reaches the program",
  visit({}, async (visitor, page) => {
    await visitor.paste(`name = input()\nprint("hello " + name)\n`);
    await page.getByText("Standard input").click();
    await page.getByLabel("Standard input of the program").fill("Ada");
    await visitor.settled();
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["Ada", "hello Ada"]);
  }),
);

test(
  "a program that takes all memory is stopped where it can be looked at",
  visit({}, async (visitor, page) => {
    await visitor.paste("held = []\nn = 0\nwhile True:\n    n += 1\n    held.append(n)\n");
    await page.getByText("Standard input and limits").click();
    await page.getByLabel("Memory the program may take").selectOption("16 MB");
    await visitor.press("F5");
    await visitor.settled();
    await page.locator(".output__end--bad").filter({ hasText: "MemoryError" }).waitFor({ timeout: 60_000 });
    const { step, known } = await visitor.position();
    assert(step === known && known > 1000, `it ended after ${known} steps`);
    assert.match(await page.locator(".assumed").textContent(), /at most 16 MB of memory/);
    await visitor.click("Step back");
    assert((await visitor.position()).step < known, "the steps before are there");
    assert(Number((await visitor.variable("n")).value) > 1000);
    await visitor.picture("out-of-memory");
  }),
);

test(
  "broken source gives problems, and what is sound runs",
  visit({}, async (visitor, page) => {
    await visitor.paste(`print("before")\nx = = 3\nprint("after")\n`);
    await visitor.tab("Problems");
    const problem = page.locator(".problem").first();
    assert.match(await problem.textContent(), /2:/, "the line is named");
    assert((await page.locator(".cm-mark-error").count()) > 0, "it is underlined");
    await problem.click();
    await page.keyboard.type("#");
    assert.match(await page.locator(".cm-content").textContent(), /x.*#.*= 3/, "the cursor went there");
    await page.keyboard.press("Backspace");
    await visitor.settled();
    await visitor.picture("broken-source");
    await visitor.press("F5");
    await visitor.tab("Output");
    const printed = await visitor.output();
    assert(printed.includes("before") && printed.includes("after"), printed.join("|"));
  }),
);

test(
  "the source is searched",
  visit({}, async (visitor, page) => {
    await visitor.paste("first = 1\nsecond = 2\nprint(first + second)\n");
    await visitor.press("Control+F");
    const panel = page.locator(".cm-search");
    await panel.waitFor();
    await panel.getByRole("textbox", { name: "Find" }).pressSequentially("second");
    await page.waitForFunction(() => document.querySelectorAll(".cm-searchMatch").length === 2);
  }),
);

test(
  "an error of the program is shown where it is",
  visit({}, async (visitor, page) => {
    await visitor.paste(`def half(n):\n    return 10 // n\n\nhalf(0)\n`);
    await visitor.press("F5");
    const printed = (await visitor.output()).join("\n");
    assert.match(printed, /ZeroDivisionError/);
    assert.match(printed, /line 2/);
    await visitor.picture("program-error");
  }),
);

test(
  "an example opens at a telling step, with its output",
  visit({}, async (visitor, page) => {
    const before = await visitor.position();
    assert(0 < before.step && before.step < before.known, "the first one opens so too");
    await visitor.press("e");
    const gallery = page.getByRole("dialog", { name: "Examples" });
    assert((await gallery.locator(".gallery__card").count()) > 20, "a choice of examples");
    assert.match(await gallery.locator("[aria-current=true]").textContent(), /^Binary search/);
    await check(page, "gallery");
    await visitor.picture("gallery");
    await gallery.getByRole("button", { name: "Java", exact: true }).click();
    const languages = new Set(await gallery.locator(".gallery__language").allTextContents());
    assert.deepEqual([...languages], ["Java"]);
    await visitor.picture("gallery-java");
    await gallery.getByRole("button", { name: /^Records and patterns/ }).click();
    await gallery.waitFor({ state: "hidden" });
    // The counter stands in the middle of another run than before.
    await page.waitForFunction((before) => {
      const { step, known } = document.querySelector(".counter").dataset;
      return known !== before && 0 < Number(step) && Number(step) < Number(known);
    }, String(before.known));
    await visitor.settled();
    assert((await page.locator(".output__line").count()) > 0);
  }),
);

test("a key and the cursor that it moves are answered together", async () => {
  const visitor = await Visitor.enter();
  await visitor.context.addInitScript(() => {
    globalThis.answers = [];
    globalThis.Worker = class extends Worker {
      constructor(...parameters) {
        super(...parameters);
        this.addEventListener("message", ({ data }) => globalThis.answers.push(data.length));
      }
    };
  });
  await visitor.page.goto(address);
  await visitor.settled();
  // So long that the engine still reads it when it is asked what belongs to the cursor; at its beginning, so that no list has to show
  // other rows than before.
  await visitor.paste(SUM.repeat(200));
  await visitor.page.keyboard.press("Control+Home");
  await visitor.settled();
  await visitor.page.evaluate(() => (globalThis.answers = []));
  await visitor.press("x");
  // What would still be on its way comes within this.
  await visitor.page.waitForTimeout(300);
  const answers = await visitor.page.evaluate(() => globalThis.answers);
  assert.equal(answers.length, 1, `messages of ${answers} parts`);
  assert(answers[0] >= 5, "the program, its tree, what is printed, the state, and what belongs to the cursor");
  await visitor.leave();
});

test("the first program is seen in every frame of a start", async () => {
  const visitor = await Visitor.enter();
  await visitor.context.addInitScript(() => {
    globalThis.frames = [];
    const frame = () => {
      const seen = (selector) => document.querySelector(selector)?.textContent.trim().length > 0;
      // The browser shows nothing before it has read the text of the page.
      if (document.readyState !== "loading") globalThis.frames.push([seen(".toolbar"), seen("#panel-source"), seen(".pane--state .panel")]);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await visitor.page.goto(address);
  await visitor.settled();
  await visitor.page.waitForSelector(".cm-line");
  const frames = await visitor.page.evaluate(() => globalThis.frames);
  assert(frames.length > 2, `${frames.length} frames`);
  const empty = frames.filter((parts) => parts.includes(false));
  assert.deepEqual(empty, [], `of ${frames.length} frames`);
  await visitor.leave();
});

test("a link that is opened as soon as there is an editor is in it when its program is read", async () => {
  const sender = await Visitor.arrive();
  await sender.page.getByRole("combobox", { name: "Language" }).selectOption("c");
  await sender.paste("int main(void) { return 3; }\n");
  await sender.press("F5");
  await sender.page.waitForFunction(() => location.hash.length > 10);
  const hash = await sender.page.evaluate(() => location.hash);
  await sender.leave();
  const visitor = await Visitor.enter();
  await visitor.context.addInitScript((hash) => {
    // As on a machine that has much to do: what is put off when there is an editor comes late, and the link before it.
    const { setTimeout } = globalThis;
    let opened = false;
    globalThis.setTimeout = (call, delay, ...rest) => {
      if (opened || !document.querySelector(".cm-editor")) return setTimeout(call, delay, ...rest);
      opened = true;
      location.hash = hash;
      return setTimeout(call, 5000, ...rest);
    };
  }, hash);
  await visitor.page.goto(address);
  // Said by the page, whatever the editor shows.
  const read = () => document.querySelector("[aria-label=Language]").value === "c" && document.querySelector(".app[aria-busy=false]");
  await visitor.page.waitForFunction(read);
  const text = await visitor.page.evaluate(() => document.querySelector("#panel-source").readText());
  assert.equal(text, "int main(void) { return 3; }\n");
  await visitor.leave();
});

test("the engine reads what was typed while the editor draws it", async () => {
  const visitor = await Visitor.enter();
  await visitor.context.addInitScript(() => {
    globalThis.lines = () => document.querySelectorAll(".cm-line").length;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
      globalThis.asked?.push({ size: message.byteLength, lines: globalThis.lines() });
      return post.call(this, message, ...more);
    };
  });
  const { page } = visitor;
  await page.goto(address);
  await visitor.settled();
  await visitor.paste(SUM);
  await visitor.settled();
  const before = await page.evaluate(() => ((globalThis.asked = []), globalThis.lines()));
  await visitor.press("Enter");
  const [asked, after] = await page.evaluate(() => [globalThis.asked, globalThis.lines()]);
  // The one that holds the program.
  const told = asked.filter(({ size }) => size > SUM.length).map(({ lines }) => lines);
  assert.deepEqual([told, after], [[before], before + 1], "lines when the engine is told, and in the end");
  await visitor.leave();
});

test(
  "a program that the language refuses ends as one, in Output and State, and not as a finished run",
  visit({}, async (visitor, page) => {
    await visitor.paste(`print("before"\nx = 3\n`);
    await visitor.press("F5");
    const state = page.locator(".state__sentence");
    assert.match(await state.textContent(), /^(Syntax error|Error) in line \d+: /);
    assert.match(await state.getAttribute("class"), /bad/);
    assert.match(await page.locator(".output__end").textContent(), /^(Syntax error|Error) in line/);
    await visitor.picture("syntax-error");
  }),
);

test(
  "endless recursion in C ends in words",
  visit({}, async (visitor, page) => {
    await page.getByRole("combobox", { name: "Language" }).selectOption("c");
    await visitor.paste(`int f(int n) { int a[20000]; a[0] = n; return f(n + 1) + a[0]; }\nint main(void) { return f(0); }\n`);
    await visitor.press("F5");
    assert.match(await page.locator(".output__end").textContent(), /the stack has no room/);
  }),
);
