// Breakpoints on instructions of the IR, and logs: breakpoints that say something instead of stopping.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { Visitor, desk, phone, visit } from "./page.mjs";

const LOOP = `total = 0
for k in range(4):
    total = total + k
    print("sum", total)
print("end")
`;

const stores = (page) => page.locator(".ir__line", { hasText: "store_var total" });
const signs = (page) => page.locator(".cm-gutters .cm-breakpoint:visible");
const shape = (sign) => sign.evaluate((each) => [...each.classList].filter((name) => name.startsWith("breakpoint--")).join(" "));
const row = (page, place) => page.locator(".watch--stop", { has: page.getByText(place, { exact: true }) });
const logged = (page) => page.locator(".output__log .output__text").allTextContents();
/** Lines of the output as they stand below each other, those that are logged in brackets. */
const lines = (page) =>
  page.locator(".output__line, .output__log").evaluateAll((all) =>
    all.map((each) => {
      const text = each.querySelector(".output__text").textContent;
      return each.classList.contains("output__log") ? `[${text}]` : text;
    }),
  );

/** Sets what is logged on a place that has a breakpoint. */
async function log(visitor, page, place, text) {
  const field = page.getByRole("textbox", { name: `What is logged on ${place}, instead of stopping` });
  await field.fill(text);
  await field.press("Tab");
  await visitor.settled();
}

test(
  "a breakpoint is set on an instruction, and a run stops there both ways",
  visit({}, async (visitor, page) => {
    await visitor.paste(LOOP);
    await visitor.tab("IR");
    await stores(page).locator(".ir__margin").click();
    await row(page, "Line 3, instruction 4").waitFor();
    assert.match(await row(page, "Line 3, instruction 4").locator("code").textContent(), /^store_var total %/);
    assert.equal(await stores(page).locator(".breakpoint").count(), 1);
    assert.equal(await shape(signs(page)), "breakpoint--hollow", "no breakpoint of the line itself");
    for (const k of ["0", "1", "2"]) {
      await visitor.press("F5");
      assert.equal((await visitor.variable("k")).value, k);
      assert.match(await page.locator(".ir__line--current").textContent(), /store_var total/);
    }
    await visitor.press("Shift+F5");
    assert.equal((await visitor.variable("k")).value, "1", "the stop before");
    const condition = page.getByRole("textbox", { name: "Condition of the breakpoint on line 3, instruction 4" });
    await condition.fill("total > 1");
    await condition.press("Tab");
    await visitor.press("Home", "F5");
    assert.equal((await visitor.variable("k")).value, "3");
    await visitor.press("F5");
    await page.locator(".watch__times", { hasText: "1 of 1" }).waitFor();
    assert.match(await page.locator(".timeline__legend").textContent(), /hits/);
    await check(page, "breakpoint on an instruction");
    await visitor.picture("breakpoint-instruction");
    // It moves with its line.
    await page.locator(".cm-line").first().click();
    await page.keyboard.press("Home");
    await page.keyboard.type("start = 1\n");
    await visitor.settled();
    await row(page, "Line 4, instruction 4").waitFor();
    await visitor.press("F5");
    assert.equal((await visitor.variable("k")).value, "3");
    await visitor.click("Take away the breakpoint on line 4, instruction 4");
    assert.equal(await signs(page).count(), 0);
  }),
);

test(
  "F9 in the IR is about its row, labels have none, and the list leads there",
  visit({}, async (visitor, page) => {
    await visitor.paste(LOOP);
    await visitor.tab("IR");
    const list = page.getByRole("listbox", { name: "Instructions" });
    await list.focus();
    await visitor.press("Home");
    await visitor.press("F9");
    await page.getByText("labels and the library have none").waitFor();
    assert.equal(await signs(page).count(), 0);
    const at = await stores(page).evaluate((each) => Number(each.id.replace("ir-", "")));
    for (let down = 0; down < at; down++) await page.keyboard.press("ArrowDown");
    await visitor.press("F9");
    const place = row(page, "Line 3, instruction 4");
    await place.waitFor();
    assert.match(await stores(page).textContent(), /breakpoint, /, "who reads by ear is told");
    // The line has one of its own besides: another shape.
    await page.locator(".cm-line", { hasText: "total + k" }).click();
    await visitor.press("F9");
    assert.equal(await shape(signs(page)), "breakpoint--ring");
    await visitor.picture("breakpoint-both");
    await visitor.tab("CFG");
    await place.locator(".watch__line").click();
    await page.locator(`#ir-${at}.ir__line--linked`).waitFor();
    await list.focus();
    await visitor.press("F9");
    await place.waitFor({ state: "detached" });
    assert.equal(await shape(signs(page)), "");
  }),
);

const PROGRAMS = {
  python: { source: LOOP, line: 3, text: "total + k", log: "k is {k}, twice {total * 2}", said: ["k is 0, twice 0", "k is 1, twice 0", "k is 2, twice 2", "k is 3, twice 6"] },
  java: {
    source: `public class Main {
    public static void main(String[] args) {
        int sum = 0;
        for (int k = 1; k < 4; k++) {
            sum += k * k;
            System.out.println("sum " + sum);
        }
    }
}
`,
    line: 5,
    text: "sum += k * k;",
    log: "k is {k}, {new int[] {4, 5}[1] * sum}",
    said: ["k is 1, 0", "k is 2, 5", "k is 3, 25"],
  },
  c: {
    source: `#include <stdio.h>
struct point { int x, y; };
int main(void) {
    struct point p = {1, 2};
    for (int k = 0; k < 3; k++) {
        p.x += p.y * k;
        printf("x %d\\n", p.x);
    }
    return 0;
}
`,
    line: 6,
    text: "p.x += p.y * k;",
    log: "k is {k}: {p}",
    said: ["k is 0: {x = 1, y = 2}", "k is 1: {x = 1, y = 2}", "k is 2: {x = 3, y = 2}"],
  },
};

for (const [language, program] of Object.entries(PROGRAMS)) {
  test(
    `a log that is added after the run says what it has to between what was printed: ${language}`,
    visit({}, async (visitor, page) => {
      await page.getByLabel("Language", { exact: true }).selectOption(language);
      await visitor.settled();
      await visitor.paste(program.source);
      await visitor.click("To the end");
      const printed = await visitor.output();
      const { known } = await visitor.position();
      await page.locator(".cm-line", { hasText: program.text }).click();
      await visitor.press("F9");
      await log(visitor, page, `line ${program.line}`, program.log);
      await page.locator(".output__log").nth(program.said.length - 1).waitFor();
      assert.deepEqual(await logged(page), program.said);
      const [first, second] = await lines(page);
      assert.deepEqual([first, second], [`[${program.said[0]}]`, printed[0]], "in the order of steps");
      assert.deepEqual(await visitor.output(), printed, "the program prints what it did");
      assert.equal(await shape(signs(page)), "breakpoint--log");
      assert.match(await page.locator(".timeline__legend").textContent(), /logs/);
      // It does not stop, and the run is the same one.
      await visitor.press("F5");
      assert.deepEqual(await visitor.position(), { step: known, known });
      const jump = page.locator(".output__log .output__jump").nth(1);
      await page.locator(".output__log").nth(1).hover();
      await jump.click();
      await visitor.settled();
      const { step } = await visitor.position();
      assert.match(await jump.getAttribute("aria-label"), new RegExp(`step ${step},`));
      assert.equal((await visitor.currentLine()).trim(), program.text.trim().replace(/^total \+ k$/, "total = total + k"));
      assert.equal(await page.locator(".output__log .output__later").count(), program.said.length - 2, "what comes later is dimmed");
      await check(page, "logs");
      await visitor.picture(`logs-${language}`);
    }),
  );
}

test(
  "what is wrong with a log is said in its row, and what has no value in the value's place",
  visit({}, async (visitor, page) => {
    await visitor.paste("x = 1\ny = 0\nz = 2\n");
    await page.locator(".cm-line", { hasText: "z = 2" }).click();
    await visitor.press("F9");
    const why = page.locator(".watch__why");
    await log(visitor, page, "line 3", "x is {x");
    await why.getByText("not closed").waitFor();
    await log(visitor, page, "line 3", "x is {x +}");
    await why.getByText("x +:").waitFor();
    await check(page, "a log that cannot be read");
    await visitor.picture("log-wrong");
    await log(visitor, page, "line 3", "{x / y} and {x}");
    await why.waitFor({ state: "detached" });
    await visitor.click("To the end");
    await page.locator(".output__log").waitFor();
    assert.match((await logged(page))[0], /^<ZeroDivisionError.*> and 1$/);
    // Without anything to say it stops.
    await log(visitor, page, "line 3", "");
    await page.locator(".output__log").waitFor({ state: "detached" });
    await visitor.press("Home", "F5");
    assert.equal(await visitor.currentLine(), "z = 2");
  }),
);

test("breakpoints on instructions and logs come along with a link, and Markdown lists what is logged", async () => {
  const one = await Visitor.arrive();
  await one.paste(LOOP);
  await one.tab("IR");
  await stores(one.page).locator(".ir__margin").click();
  await one.page.locator(".cm-line", { hasText: "print(\"sum\"" }).click();
  await one.press("F9");
  await log(one, one.page, "line 4", "k {k}");
  await one.press("F5");
  await one.press("F5");
  await one.page.locator(".output__log").waitFor();
  await one.page.getByRole("button", { name: "Share" }).click();
  await one.page.getByText("Link copied").waitFor();
  const link = await one.page.evaluate(() => navigator.clipboard.readText());
  const there = await one.position();
  await one.leave();

  const other = await Visitor.arrive({ fragment: new URL(link).hash.slice(1) });
  const { page } = other;
  await page.getByText("✓ reproduced").waitFor();
  assert.deepEqual(await other.position(), there);
  await row(page, "Line 3, instruction 4").waitFor();
  await page.locator(".output__log").waitFor();
  await other.click("To the end");
  await page.locator(".output__log").nth(3).waitFor();
  assert.deepEqual(await lines(page), ["[k 0]", "sum 0", "[k 1]", "sum 1", "[k 2]", "sum 3", "[k 3]", "sum 6", "end"]);
  await page.locator(".toolbar__page .menu > summary").click();
  await other.click("Copy as Markdown");
  await page.getByText("Copied as Markdown").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /Output:\n\n```text\nsum 0\nsum 1\nsum 3\nsum 6\nend\n```\n\nLogged:\n\n```text\nline 4: k 0\n/);
  await other.leave();
});

test(
  "a link that is opened over a program with breakpoints has its own",
  visit({}, async (visitor, page) => {
    await visitor.paste(LOOP);
    await page.locator(".cm-line", { hasText: "total + k" }).click();
    await visitor.press("F9", "F5");
    await page.waitForFunction(() => location.hash.length > 10);
    const held = new URL(page.url()).hash;
    // On a line of the same number, which is not that line.
    await visitor.paste("x = 1\nx = 2\nprint(x)\n");
    await page.locator(".cm-line", { hasText: "print" }).click();
    await visitor.press("F9", "F5");
    await page.waitForFunction((held) => location.hash !== held, held);
    await page.evaluate((hash) => (location.hash = hash), held);
    await page.getByText("✓ reproduced").waitFor();
    await visitor.settled();
    await page.getByRole("button", { name: "Take away the breakpoint on line 3" }).waitFor();
    assert.equal(await signs(page).count(), 1);
    await visitor.press("F5");
    assert.equal((await visitor.variable("k")).value, "1");
  }),
);

test(
  "a log in a loop that runs very often is cut off, and the page answers meanwhile",
  visit({}, async (visitor, page) => {
    await visitor.paste("n = 0\nwhile n < 400000:\n    n += 1\nprint(n)\n");
    await visitor.click("To the end");
    await page.locator(".cm-line", { hasText: "n += 1" }).click();
    await visitor.press("F9");
    await log(visitor, page, "line 3", "n is {n}");
    const started = Date.now();
    await visitor.press("Shift+F10");
    assert(Date.now() - started < 1000, "a step is made beside it");
    await page.getByText("399000 later logs of line 3").waitFor();
    assert.equal(await page.locator(".output__log").count(), 1000);
    assert.equal((await logged(page))[999], "n is 999");
    await visitor.picture("logs-many");
  }),
);

for (const scheme of ["light", "dark"]) {
  for (const [name, size] of Object.entries({ desk, phone })) {
    test(
      `logs and breakpoints on instructions, ${scheme}, ${name}`,
      visit({ size, scheme, touch: size === phone }, async (visitor, page) => {
        const show = async (panel) => {
          if (size === phone) await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel }).click();
          else if (panel === "IR") await visitor.tab(panel);
        };
        await visitor.paste(LOOP);
        await page.locator(".cm-line", { hasText: "total = total" }).click();
        await page.keyboard.press("F9");
        await page.locator(".cm-line", { hasText: "sum" }).click();
        await page.keyboard.press("F9");
        await show("IR");
        await stores(page).locator(".ir__margin").click();
        await page.locator(".ir__line", { hasText: "decl_var k" }).or(page.locator(".ir__line", { hasText: "store_var k" })).first().locator(".ir__margin").click();
        await check(page, "IR");
        await visitor.picture(`breakpoints-${name}-${scheme}-ir`);
        await show("State");
        await log(visitor, page, "line 4", "k is {k}, twice {total * 2}");
        await visitor.click("To the end");
        await page.locator(".watch__times", { hasText: "of 4" }).first().waitFor();
        await check(page, "State");
        await visitor.picture(`breakpoints-${name}-${scheme}-state`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        assert(!overflow, "nothing sticks out");
        await show("Output");
        await page.locator(".output__log").nth(3).waitFor();
        await check(page, "Output");
        await visitor.picture(`breakpoints-${name}-${scheme}-output`);
        await show("Source");
        await visitor.picture(`breakpoints-${name}-${scheme}-source`);
      }),
    );
  }
}
