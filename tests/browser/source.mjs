// What the source says of the run: how often lines have begun, and the value of what is pointed at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { phone, visit } from "./page.mjs";

const PROGRAM = `def half(n):
    if n % 2:
        raise ValueError(n)
    return n // 2

found = [0, 0]
for k in range(40):
    try:
        found[k % 2] = half(k)
    except ValueError:
        pass
if k > 99:
    print("never")
`;

/** What stands beside the lines: of each that has a count, its line's text, the count, and what is said of it. */
function counts(page) {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll(".cm-line")];
    const at = (y) => lines.find((line) => Math.abs(line.getBoundingClientRect().top - y) < 8);
    return [...document.querySelectorAll(".cm-count")].map((mark) => ({
      line: at(mark.parentElement.getBoundingClientRect().top)?.textContent.trim(),
      text: mark.textContent,
      said: mark.title,
    }));
  });
}

const countOf = async (page, line) => (await counts(page)).find((each) => each.line === line)?.text;

test(
  "how often each line has begun stands beside it, up to where the run stands",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await page.locator(".cm-line", { hasText: "found[k" }).click();
    await visitor.click("To the end");
    assert.deepEqual(await counts(page), [], "not before somebody asks");
    await visitor.click("Line counts");
    await page.locator(".cm-count").first().waitFor();
    assert.equal(await countOf(page, "found[k % 2] = half(k)"), "40");
    assert.equal(await countOf(page, "raise ValueError(n)"), "20");
    assert.equal(await countOf(page, "return n // 2"), "20");
    assert.equal(await countOf(page, 'print("never")'), "0");
    assert.equal(await countOf(page, ""), undefined, "nothing runs on an empty line");
    await page.getByText("Line 9 has begun 40 times so far").waitFor();
    await check(page, "counts");
    await visitor.picture("counts");
    await visitor.press("Shift+F4");
    assert.equal(await countOf(page, "found[k % 2] = half(k)"), "40", "the last time");
    const left = () => page.locator(".cm-line").first().evaluate((line) => line.getBoundingClientRect().left);
    const before = await left();
    await visitor.press("Shift+F4");
    assert.equal(await countOf(page, "found[k % 2] = half(k)"), "39");
    assert.equal(await left(), before, "nothing moves with a step");
    await page.reload();
    await visitor.settled();
    await page.locator(".cm-count").first().waitFor();
    assert.equal(await page.getByRole("button", { name: "Line counts" }).getAttribute("aria-pressed"), "true");
    await page.locator(".counter").click();
    await visitor.press("l");
    await page.locator(".cm-count").first().waitFor({ state: "detached" });
  }),
);

test(
  "large counts are short",
  visit({}, async (visitor, page) => {
    await visitor.paste("n = 0\nwhile n < 12345:\n    n += 1\n");
    await visitor.click("To the end");
    await visitor.click("Line counts");
    await page.locator(".cm-count", { hasText: "12.3k" }).first().waitFor();
    assert.equal((await counts(page))[1].said, "This line has begun 12\u202f346 times so far");
    await page.locator(".block__visits", { hasText: "12.3k×" }).first().waitFor();
    await visitor.picture("counts-large");
  }),
);

test(
  "a long value that is shown inside a statement does not move the source",
  visit({}, async (visitor, page) => {
    await visitor.paste("words = []\nwhile len(words) < 9:\n    words.append('many words ' * 9)\n");
    await page.getByRole("button", { name: "IR", exact: true }).click();
    await page.locator(".cm-line", { hasText: "append" }).click();
    for (let hit = 0; hit < 5; hit++) {
      await page.getByLabel("More moves").click();
      await page.locator(".menu__item", { hasText: "Run to cursor" }).first().click();
      await visitor.settled();
    }
    const inside = page.locator(".cm-mark-inside");
    for (let step = 0; step < 8 && !(await inside.count()); step++) await visitor.click("Step over");
    assert((await inside.first().getAttribute("data-value")).length > 30, "a part has its value, which is long");
    assert.equal(await page.evaluate(() => document.querySelector(".cm-scroller").scrollLeft), 0);
  }),
);

/** What the box says, once it says anything. */
const said = async (page) => {
  await page.locator(".cm-hint:visible").waitFor();
  return page.locator(".cm-hint").textContent();
};

/** The middle of the first characters of a text on the line with another. */
async function place(page, line, text) {
  return page.locator(".cm-line", { hasText: line }).first().evaluate((element, text) => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const at = element.textContent.indexOf(text);
    let before = 0;
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (at < before + node.length) {
        const range = document.createRange();
        range.setStart(node, at - before);
        range.setEnd(node, at - before + 1);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      before += node.length;
    }
  }, text);
}

const rest = async (page, line, text) => {
  const { x, y } = await place(page, line, text);
  await page.mouse.move(x, y, { steps: 3 });
};

test(
  "resting on a variable or an element says its value where the run stands",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await page.locator(".cm-line", { hasText: "return n" }).click();
    for (let time = 0; time < 4; time++) await visitor.press("F4");
    await rest(page, "return n", "n //");
    assert.equal(await said(page), "n = 6 int");
    await check(page, "a value in the source");
    await visitor.picture("value");
    await visitor.press("F4");
    await page.locator(".cm-hint").waitFor({ state: "hidden" });
    await rest(page, "found[k", "[");
    assert.equal(await said(page), "found[k % 2] = 3 int");
    await rest(page, "found = ", "found");
    await page.locator(".cm-hint", { hasText: "found = [3, 0] list" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".cm-hint").waitFor({ state: "hidden" });
  }),
);

test(
  "a value is said at the cursor by keyboard, with its type, and goes when the text changes",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.click("To the end");
    await visitor.tab("Types");
    await page.locator("#panel-types").getByText("half").first().waitFor();
    await page.locator(".cm-line", { hasText: "found = " }).click();
    await page.keyboard.press("Home");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+i");
    await page.locator(".cm-hint", { hasText: "found = [19, 0] list" }).waitFor();
    await page.locator(".cm-hint__type", { hasText: "list[int]" }).waitFor();
    await visitor.picture("value-and-type");
    await page.keyboard.press("Space");
    await page.locator(".cm-hint").waitFor({ state: "hidden" });
  }),
);

test(
  "on a phone a tap says the value, and counts can be shown",
  visit({ size: phone, touch: true }, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.click("To the end");
    const { x, y } = await place(page, "if k > 99", "k");
    await page.touchscreen.tap(x, y);
    assert.equal(await said(page), "k = 39 int");
    assert.equal(await page.locator(".cm-activeLine").textContent(), "if k > 99:", "the cursor goes there too");
    await visitor.picture("value-phone");
    await visitor.click("Line counts");
    await page.locator(".cm-count").first().waitFor();
    await check(page, "counts on a phone");
    await visitor.picture("counts-phone");
  }),
);

test(
  "counts and values in the dark",
  visit({ scheme: "dark" }, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.click("To the end");
    await visitor.click("Line counts");
    await rest(page, "if k > 99", "k");
    assert.equal(await said(page), "k = 39 int");
    await check(page, "in the dark");
    await visitor.picture("counts-dark");
  }),
);

test(
  "the line where the run stands is marked also under the caret, and a click on a line's number sets a breakpoint",
  visit({}, async (visitor, page) => {
    await visitor.paste("a = 1\nb = 2\nc = 3\n");
    await page.locator(".cm-lineNumbers .cm-gutterElement", { hasText: /^2$/ }).click();
    await page.locator(".cm-breakpoint").last().waitFor();
    await visitor.press("F5");
    assert.equal(await visitor.currentLine(), "b = 2");
    await page.locator(".cm-line", { hasText: "b = 2" }).click();
    const colour = (wanted) => page.locator(".cm-line-current").evaluate((each, wanted) => {
      const probe = Object.assign(document.createElement("i"), { style: `background: var(--${wanted})` });
      document.body.append(probe);
      const same = getComputedStyle(each).backgroundColor === getComputedStyle(probe).backgroundColor;
      probe.remove();
      return same;
    }, wanted);
    assert(await colour("current"));
    await visitor.picture("current-line-under-caret");
  }),
);
