// The program on its way out of the page, and into it.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { check } from "./axe.mjs";
import { Visitor, address, visit } from "./page.mjs";

const PROGRAM = "word = 'ab'\nfor letter in word:\n    print(letter)\n";

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

async function choose(visitor, page, name) {
  await page.locator(".toolbar__page .menu > summary").click();
  await page.getByRole("button", { name }).click();
  await visitor.settled();
}

test(
  "a program is copied as Markdown, saved, and opened again",
  visit({}, async (visitor, page) => {
    await visitor.paste(PROGRAM);
    await visitor.click("Run");
    await page.locator(".toolbar__page .menu > summary").click();
    await visitor.picture("share-menu");
    await page.locator(".toolbar__page .menu > summary").click();
    await choose(visitor, page, "Copy as Markdown");
    await page.getByText("Copied as Markdown").waitFor();
    const markdown = await clipboard(page);
    assert(markdown.startsWith("```python\nword = 'ab'\n"), markdown);
    assert.match(markdown, /Output:\n\n```text\na\nb\n```\n\n\[Step \d+ in RedDragon Playground\]\(http.*#\S+\)/);
    const saved = page.waitForEvent("download");
    await choose(visitor, page, "Save the program");
    const download = await saved;
    assert.equal(download.suggestedFilename(), "program.py");
    assert.equal(readFileSync(await download.path(), "utf8"), PROGRAM);
    const drawn = page.waitForEvent("download");
    await choose(visitor, page, "Save control flow as SVG");
    assert.match(readFileSync(await (await drawn).path(), "utf8"), /^<svg[\s\S]*<\/svg>\s*$/);
    await page.locator(".toolbar__page .menu > summary").click();
    const field = page.locator(".toolbar__page .menu input[type=file]:not([webkitdirectory])");
    await field.setInputFiles({ name: "other.py", mimeType: "text/plain", buffer: Buffer.from("x = 'opened'\n") });
    await page.locator(".cm-line", { hasText: "opened" }).waitFor();
    await visitor.settled();
    await visitor.click("To the end");
    assert.equal((await visitor.variable("x")).value, "'opened'");
  }),
);

test(
  "a file that is dropped on the page is opened, wherever it falls",
  visit({}, async (visitor, page) => {
    for (const [selector, text] of [
      [".cm-content", "int main(void) { int dropped = 1; return dropped; }\n"],
      ["#panel-state", "int main(void) { int elsewhere = 2; return elsewhere; }\n"],
    ]) {
      const data = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "other.c", { type: "text/plain" }));
        return data;
      }, text);
      await page.dispatchEvent(selector, "dragover", { dataTransfer: data });
      await page.dispatchEvent(selector, "drop", { dataTransfer: data });
      await page.locator(".cm-line", { hasText: text.trim() }).waitFor();
      await visitor.settled();
      assert.equal((await page.locator(".cm-content").innerText()).trim(), text.trim(), "in the place of what was there");
      assert.equal(await page.getByLabel("Language", { exact: true }).inputValue(), "c");
    }
  }),
);

test("an embed snippet shows the program compactly, at the same step", async () => {
  const one = await Visitor.arrive();
  await one.paste(PROGRAM);
  await one.press("F10", "F10", "F10");
  const { step } = await one.position();
  await choose(one, one.page, "Copy embed snippet");
  await one.page.getByText("Embed snippet copied").waitFor();
  const [, source] = (await clipboard(one.page)).match(/src="([^"]+)"/);
  await one.leave();
  const other = await Visitor.arrive({ size: { width: 760, height: 420 } });
  await other.page.goto(`${address}?embed${new URL(source).hash}`);
  await other.settled();
  await other.page.getByText("Reproduced: the same state").waitFor();
  assert.equal((await other.position()).step, step);
  assert(!(await other.page.getByRole("combobox", { name: "Language" }).isVisible()));
  // The program, its state and its output are seen together; another panel takes the place of the latter two.
  for (const each of [".cm-content", "#panel-state", "#panel-output"]) await other.page.locator(each).waitFor();
  await check(other.page, "embedded");
  await other.picture("embedded-source");
  await other.page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "CFG" }).click();
  await other.page.locator("#panel-cfg .block").first().waitFor();
  assert(!(await other.page.locator("#panel-state").isVisible()));
  assert(await other.page.locator(".cm-content").isVisible());
  await other.picture("embedded");
  await other.leave();
});

test("the page is saved as one file that works from disk, without network", async () => {
  const one = await Visitor.arrive();
  await one.paste(PROGRAM);
  await one.press("F10", "F10", "F10");
  const { step } = await one.position();
  const saved = one.page.waitForEvent("download", { timeout: 60_000 });
  await choose(one, one.page, "Save page as one HTML file");
  const download = await saved;
  assert.equal(download.suggestedFilename(), "program.html");
  const file = join(mkdtempSync(join(tmpdir(), "reddragon-")), "program.html");
  await download.saveAs(file);
  await one.leave();
  // Whoever opens it has never seen the served page: what that one fetches when it is quiet is not the file's.
  const other = await Visitor.enter();
  await other.context.setOffline(true);
  const requests = [];
  other.page.on("request", (request) => requests.push(request.url()));
  await other.page.goto(pathToFileURL(file).href);
  await other.settled();
  await other.page.getByText("Reproduced: the same state").waitFor();
  assert.equal((await other.position()).step, step);
  await other.press("End");
  assert.deepEqual(await other.output(), ["a", "b"]);
  await other.paste("print('from disk')\n");
  await other.click("To the end");
  assert.deepEqual(await other.output(), ["from disk"]);
  const outside = requests.filter((url) => !/^(file|data|blob):/.test(url));
  assert.deepEqual(outside, [], "nothing is asked of any network");
  const { size } = statSync(file);
  assert(size < 6_850_000, `${size} bytes`);
  await other.picture("one-file");
  await other.leave();
  rmSync(file);
});
