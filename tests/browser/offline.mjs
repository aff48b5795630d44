// After the first visit the network is not needed any more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { check } from "./axe.mjs";
import { Visitor, visit } from "./page.mjs";

test(
  "the page loads and runs without network",
  visit({}, async (visitor, page) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // Everything that the page needs is kept before it says that it is active; what the language needs follows.
      const wanted = ["languages/python.wasm", "libraries/python.json"];
      for (let wait = 0; wait < 100; wait++) {
        const found = await Promise.all(wanted.map((name) => caches.match(name, { ignoreSearch: true })));
        if (found.every(Boolean)) return;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error("the grammar or the library was not kept");
    });
    await visitor.context.setOffline(true);
    await page.reload();
    await visitor.settled();
    await visitor.paste("import statistics\nprint(6 * 7, statistics.median([3, 1, 2]))\n");
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["42 2"]);
    await visitor.picture("offline");
  }),
);

const JAVA = `class Main {
    public static void main(String[] arguments) {
        System.out.println("from afar".length());
    }
}
`;

/** Opens the list of what is there without a network. */
async function lookHeld(visitor) {
  await visitor.page.locator(".toolbar__page .menu > summary").click();
  await visitor.click("Use without a network…");
}

/** What stands behind the # of a link to a program, made by somebody else. */
export async function fragmentOf(name, text) {
  const other = await Visitor.arrive();
  await language(other.page).selectOption(name);
  await other.paste(text);
  await other.click("Share");
  const link = await other.page.evaluate(() => navigator.clipboard.readText());
  await other.leave();
  return link.split("#")[1];
}

const language = (page) => page.getByRole("combobox", { name: "Language" });
const rowOf = (page, title) => page.locator(".offline__row", { hasText: title });

test(
  "a language is kept beforehand, and the picker says what is not there",
  visit({}, async (visitor, page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await lookHeld(visitor);
    await rowOf(page, "Java").first().getByRole("button", { name: "Keep Java", exact: true }).click();
    await rowOf(page, /^Java(kept|fetching…)/).getByText("kept").waitFor({ timeout: 30_000 });
    await check(page, "what is kept");
    await visitor.picture("kept-for-offline");
    await page.keyboard.press("Escape");
    await visitor.context.setOffline(true);
    await page.reload();
    await visitor.settled();
    await page.locator("option", { hasText: "C (not kept)" }).first().waitFor({ state: "attached" });
    const missing = await page.locator("option:disabled").allTextContents();
    assert(missing.includes("Lua (not kept)") && !missing.some((title) => /^(Java|Python|IR)\b/.test(title)), missing.join());
    await language(page).selectOption("java");
    await visitor.paste(JAVA);
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["9"]);
  }),
);

test(
  "a language that is neither kept nor to be fetched is told in words",
  visit({ serviceWorkers: "block" }, async (visitor, page) => {
    const lua = await fragmentOf("lua", "print(1)\n");
    // Workers fetch on where a context is set to be without a network.
    await visitor.context.route("**/languages/lua.wasm*", (route) => route.abort());
    await page.evaluate((fragment) => (location.hash = fragment), lua);
    const problem = page.getByText("Lua cannot be loaded: it is not kept on this machine, and there is no network");
    await problem.first().waitFor();
    assert.equal(await page.getByText(/wasm|https?:/).count(), 0, "no addresses");
    await visitor.picture("not-kept");
    // The browser itself tells of what could not be fetched.
    visitor.complaints = visitor.complaints.filter((each) => !/ERR_FAILED|blocked by Playwright/.test(each));
  }),
);

test("the saved page holds the languages that were chosen, and says what it does not hold", async () => {
  const one = await Visitor.arrive();
  await one.page.evaluate(() => navigator.serviceWorker.ready);
  await lookHeld(one);
  await rowOf(one.page, "Java").first().getByRole("button", { name: "Keep Java", exact: true }).click();
  await rowOf(one.page, /^Java(kept|fetching…)/).getByText("kept").waitFor({ timeout: 30_000 });
  const saved = one.page.waitForEvent("download", { timeout: 60_000 });
  await one.click("Save the page with the kept languages");
  const download = await saved;
  const file = join(mkdtempSync(join(tmpdir(), "reddragon-")), "program.html");
  await download.saveAs(file);
  await one.leave();
  const other = await Visitor.enter();
  await other.context.setOffline(true);
  await other.page.goto(pathToFileURL(file).href);
  await other.settled();
  await other.page.locator("option", { hasText: "C (not kept)" }).first().waitFor({ state: "attached" });
  await language(other.page).selectOption("java");
  await other.paste(JAVA);
  await other.click("To the end");
  assert.deepEqual(await other.output(), ["9"]);
  await lookHeld(other);
  await other.page.getByText(/This page was saved as one file. It holds .*Java/).waitFor();
  await other.page.keyboard.press("Escape");
  await other.click("Share");
  await other.page.getByText("It opens only where this file is").waitFor();
  await other.leave();
  rmSync(file);
});
