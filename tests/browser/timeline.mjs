// The strip of the run: played, gone through from mark to mark, zoomed and moved along.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { phone, visit } from "./page.mjs";

const CALLS = `def double(n):
    return n + n

total = 0
for k in range(4):
    total += double(k)
print(total)
`;

const play = (page) => page.getByRole("button", { name: "Play", exact: true });
const stop = (page) => page.getByRole("button", { name: "Stop playing" });
const said = (page) => page.locator(".app > p[role=status]").textContent();

/** Gathers the steps that are shown from now on. */
async function watch(page) {
  await page.evaluate(() => {
    const counter = document.querySelector(".counter");
    globalThis.observer?.disconnect();
    globalThis.shown = [counter.dataset.step];
    globalThis.observer = new MutationObserver(() => globalThis.shown.push(counter.dataset.step));
    globalThis.observer.observe(counter, { attributeFilter: ["data-step"] });
  });
}

const shown = (page) => page.evaluate(() => globalThis.shown.map(Number));

async function breakpoint(visitor, page, line) {
  await page.locator(".cm-line", { hasText: line }).click();
  await visitor.press("F9");
  await page.getByRole("heading", { name: "RedDragon" }).click();
}

test(
  "a run is played forwards and backwards, a step at a time, and no step is left out",
  visit({}, async (visitor, page) => {
    await visitor.paste(CALLS);
    const steps = [0];
    for (;;) {
      await visitor.press("F11");
      const { step } = await visitor.position();
      if (step === steps.at(-1)) break;
      steps.push(step);
      if (await page.getByRole("button", { name: "Run again" }).count()) break;
    }
    await visitor.click("To the start");
    await page.getByLabel("Steps a second").selectOption("30");
    await watch(page);
    await play(page).click();
    await stop(page).waitFor();
    assert.equal(await said(page), "Playing forwards.");
    await visitor.settled();
    assert.deepEqual(await shown(page), steps);
    assert.match(await said(page), /^Stopped at step \d+\. .*Finished/);
    assert.deepEqual(await visitor.output(), ["12"]);
    await watch(page);
    await visitor.click("Play backwards");
    assert.equal((await visitor.position()).step, 0);
    const back = await shown(page);
    assert.deepEqual(back, [...back].sort((a, b) => b - a), "ever further back");
    assert(steps.every((step) => back.includes(step)), `${steps} are all in ${back}`);
    await check(page, "after playing");
    await page.reload();
    await visitor.settled();
    assert.equal(await page.getByLabel("Steps a second").inputValue(), "30", "the speed is remembered");
  }),
);

test(
  "playing stops at breakpoints, by its key, by Escape, by another move and by an edit",
  visit({}, async (visitor, page) => {
    await visitor.paste(CALLS);
    await page.getByLabel("Steps a second").selectOption("30");
    await breakpoint(visitor, page, "return n + n");
    await visitor.press("p");
    assert.equal(await visitor.currentLine(), "return n + n");
    assert.equal((await visitor.variable("n")).value, "0");
    await visitor.press("p");
    assert.equal((await visitor.variable("n")).value, "1", "and goes on to the next time");
    await visitor.press("Shift+P");
    assert.equal((await visitor.variable("n")).value, "0", "backwards too");
    await visitor.press("Shift+P");
    assert.equal((await visitor.position()).step, 0);

    await page.getByLabel("Steps a second").selectOption("1");
    await page.getByRole("heading", { name: "RedDragon" }).click();
    for (const end of ["p", "Escape", "ArrowRight"]) {
      await page.keyboard.press("p");
      await stop(page).waitFor();
      await visitor.picture("playing");
      await page.keyboard.press(end);
      await visitor.settled();
      await play(page).waitFor();
      const { step } = await visitor.position();
      await page.waitForTimeout(1300);
      assert.equal((await visitor.position()).step, step, `after ${end} it stands`);
    }
    await visitor.click("To the start");
    await play(page).click();
    await stop(page).waitFor();
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("x");
    await visitor.settled();
    await play(page).waitFor();
  }),
);

test(
  "a run is played on a phone, with reduced motion",
  visit({ size: phone, touch: true }, async (visitor, page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitor.paste(CALLS);
    await page.getByLabel("Steps a second").selectOption("30");
    await visitor.click("Play");
    const { step, known } = await visitor.position();
    assert(step === known && step > 20, `${step} of ${known}`);
    await visitor.picture("phone-played");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert(!overflow, "nothing sticks out");
    await check(page, "played on a phone");
  }),
);

const MARKS = `caught = 0
for k in range(3000):
    try:
        [][k]
    except IndexError:
        caught += 1
    if k % 1000 == 999:
        print("at", k)
`;

test(
  "one goes from mark to mark, each exactly, by buttons, keys and clicks near them",
  visit({}, async (visitor, page) => {
    await visitor.paste(MARKS);
    await visitor.click("To the end");
    await visitor.click("To the start");
    for (const k of ["0", "1", "2"]) {
      await visitor.click("Next caught exception");
      assert.equal((await visitor.variable("k")).value, k);
    }
    await visitor.click("Previous caught exception");
    assert.equal((await visitor.variable("k")).value, "1");
    await visitor.click("Next print");
    assert.deepEqual((await visitor.output())[0], "at 999");
    const first = await visitor.position();
    await visitor.click("Previous print");
    await page.getByText("No print before this step.").waitFor();
    assert.deepEqual(await visitor.position(), first, "the run stands where it stood");
    await visitor.press("n");
    assert((await visitor.position()).step > first.step, "to the next mark of any kind");
    await visitor.press("Shift+N", "b");
    await visitor.click("To the start");
    // A pixel is hundreds of steps: the click means the mark that it is near to.
    assert(first.known > 50_000, `${first.known} steps`);
    await visitor.paste(MARKS.replace("[][k]", "k").replace("% 1000 == 999", "% 3000 == 1500"));
    await visitor.click("To the end");
    await visitor.click("Previous print");
    const print = await visitor.position();
    await visitor.click("To the start");
    const mark = await page.locator("rect.timeline__mark--print[x]").first().boundingBox();
    await page.mouse.click(mark.x + mark.width / 2 - 2, mark.y + 2);
    await visitor.settled();
    assert.deepEqual(await visitor.position(), print);
    await page.mouse.click(mark.x + 60, mark.y + 2);
    await visitor.settled();
    assert((await visitor.position()).step > print.step + 500, "elsewhere it is the place that was clicked");
    await check(page, "marks");
    await visitor.picture("marks");
  }),
);

test(
  "the strip is zoomed and moved along by wheel and by keys, and dragged",
  visit({}, async (visitor, page) => {
    await visitor.paste(MARKS);
    await visitor.click("To the end");
    const slider = page.getByRole("slider", { name: "Position in the run" });
    const part = () => slider.evaluate((each) => [Number(each.min), Number(each.max)]);
    const { known } = await visitor.position();
    const { x, y, width, height } = await slider.boundingBox();
    await page.mouse.move(x + width / 4, y + height / 2);
    const changed = async (before) => {
      await page.waitForFunction((before) => document.querySelector(".timeline__slider").min !== String(before), before);
      return part();
    };
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -100);
    const [from, to] = await changed(0);
    assert(from < known / 4 && known / 4 < to && to - from < known / 4, `${from} to ${to}: around the pointer`);
    assert.equal((await visitor.position()).step, known, "the run has not moved");
    await page.locator(".timeline__part").waitFor();
    await visitor.picture("timeline-part");
    await page.keyboard.down("Shift");
    await page.mouse.wheel(0, 300);
    await page.keyboard.up("Shift");
    const [further] = await changed(from);
    assert(further > from, "Shift and the wheel move along");
    await page.mouse.wheel(-300, 0);
    assert((await changed(further))[0] < further, "and so does the wheel sideways");
    await slider.focus();
    const [here] = await part();
    await page.keyboard.press("PageDown");
    const [below] = await changed(here);
    assert(below > here);
    await page.keyboard.press("PageUp");
    assert((await changed(below))[0] < below);
    // Dragged, the run goes along.
    await page.mouse.move(x + width / 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await visitor.settled();
    const [least, most] = await part();
    const { step } = await visitor.position();
    assert(Math.abs(step - (least + most) / 2) < (most - least) / 50, `${step} in ${least} to ${most}`);
    await page.keyboard.press("-");
    assert((await changed(least))[0] < least, "zoomed out by its key");
    await visitor.press("ArrowRight");
    assert.equal((await visitor.position()).step, step + 1);
    await check(page, "zoomed");
  }),
);
