// What is found out about a program beyond one run: types, data flow, worlds, unknowns.

import assert from "node:assert/strict";
import { test } from "node:test";
import { desk, phone, smallDesk, visit } from "./page.mjs";
import { check } from "./axe.mjs";

const POINTS = `class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

def far(point, limit):
    sum = point.x + point.y
    unused = 3
    return sum > limit

print(far(Point(1, 2), 2.5))
print(missing(3))
`;

/** Waits until a panel has nothing under way; what it needs is fetched when it is first opened. */
const ready = (page, name) => page.waitForSelector(`#panel-${name}[aria-busy=false]`, { timeout: 60_000 });

const row = (page, panel, name) =>
  page.locator(`#panel-${panel} .row`, { has: page.locator(".row__name", { hasText: new RegExp(`^${name}$`) }) }).first();

for (const [size, scheme] of [
  [desk, "light"],
  [smallDesk, "dark"],
]) {
  test(
    `types are listed with their reasons, ${size.width}, ${scheme}`,
    visit({ size, scheme }, async (visitor, page) => {
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      await visitor.paste(POINTS);
      assert(!asked.some((url) => url.includes("analyzer")), "nothing is fetched before it is needed");
      await visitor.tab("Types");
      await ready(page, "types");
      await row(page, "types", "far").waitFor();
      assert.match(await row(page, "types", "far").innerText(), /\(point: Point, limit: float\) -> bool/);
      assert.match(await row(page, "types", "Point.x").innerText(), /: int/);
      await visitor.picture(`types-${size.width}-${scheme}`);
      await check(page, "types");
      await page.getByRole("searchbox", { name: "Filter types" }).fill("sum");
      assert.equal(await row(page, "types", "Point.x").count(), 0);
      assert.match(await row(page, "types", "sum").innerText(), /: int/);
      await row(page, "types", "sum").getByRole("button").first().click();
      await page.waitForSelector(".cm-mark-linked");
      assert.match(await page.locator(".cm-mark-linked").first().innerText(), /sum/);
    }),
  );
}

test(
  "of a long list of types as much is drawn as is looked at, and all of it can be reached",
  visit({}, async (visitor, page) => {
    const text = Array.from({ length: 900 }, (_, at) => `def f${at}(a):\n    return a + ${at}\n`).join("");
    await visitor.paste(text + POINTS);
    await visitor.tab("Types");
    await ready(page, "types");
    await row(page, "types", "f0").waitFor();
    const drawn = () => page.locator("#panel-types .row").count();
    assert((await drawn()) <= 300, `${await drawn()} rows are drawn`);
    const body = page.locator("#panel-types .study__body");
    const more = body.locator(".rows__more");
    assert.match(await more.innerText(), /^\d+ more$/);
    // By keyboard alone as well.
    const before = await drawn();
    await more.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelectorAll("#panel-types .row").length > before, before);
    while (await more.count()) {
      await body.evaluate((body) => body.scrollTo(0, body.scrollHeight));
      await page.waitForTimeout(50);
      await visitor.settled();
    }
    assert.equal(await row(page, "types", "f899").count(), 1);
    assert.equal(await row(page, "types", "Point.y").count(), 1);
    // What is filtered is looked at from its beginning.
    const filter = page.getByRole("searchbox", { name: "Filter types" });
    await filter.fill("f");
    await visitor.settled();
    assert((await drawn()) <= 300, `${await drawn()} rows are drawn`);
    await filter.fill("f777");
    await visitor.settled();
    assert.equal(await row(page, "types", "f777").count(), 1);
  }),
);

test(
  "a type is said under the pointer, at the cursor and beside an instruction",
  visit({}, async (visitor, page) => {
    await visitor.paste(POINTS);
    await visitor.tab("Types");
    await ready(page, "types");
    await row(page, "types", "far").waitFor();
    const line = page.locator(".cm-line", { hasText: "return sum > limit" });
    await line.getByText("sum", { exact: false }).last().hover({ position: { x: 95, y: 8 } });
    await page.locator(".cm-hint:visible").waitFor();
    assert.match(await page.locator(".cm-hint").innerText(), /^(sum: int|limit: float|bool)$/);
    await page.locator(".cm-line", { hasText: "self.y = y" }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+i");
    await page.locator(".cm-hint:visible").waitFor();
    assert.equal(await page.locator(".cm-hint").innerText(), "y: int");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".cm-hint:visible").count(), 0);
    await visitor.tab("IR");
    await page.locator("#panel-ir [role=option]", { hasText: "load_var y" }).first().click();
    await page.locator(".ir__type").waitFor();
    assert.match(await page.locator(".ir__type").innerText(), /^%\d+: /);
  }),
);

const SUMS = `def total(items, start):
    sum = start
    count = 0
    for item in items:
        sum = sum + item
        count = count + 1
    return sum

word = input()
print(total([1, 2], 4), word)
`;

test(
  "the graph of variables is filtered to a slice, which source and IR show",
  visit({}, async (visitor, page) => {
    await visitor.paste(SUMS);
    await visitor.tab("Data flow");
    await page.locator("#panel-flow .block").first().waitFor({ timeout: 60_000 });
    const names = () => page.locator("#panel-flow .block__label").allTextContents();
    const before = (await names()).sort();
    assert.deepEqual(before.filter((name) => name !== "word"), ["count", "item", "items", "start", "sum"]);
    await visitor.picture("flow-graph");
    await check(page, "data flow");
    await page.locator(".cm-line", { hasText: "return sum" }).click();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Trace this variable" }).click();
    await page.locator(".cm-mark-aside").first().waitFor();
    assert.match(await page.locator("#panel-flow .study__status").innerText(), /sum \(line 7\)/);
    assert.match((await page.locator(".cm-mark-aside").allInnerTexts()).join("\n"), /count = 0/);
    await visitor.picture("flow-slice");
    await check(page, "a slice");
    await visitor.tab("IR");
    await page.locator(".ir__line--aside").first().waitFor();
    await visitor.tab("Data flow");
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.locator(".cm-mark-aside").first().waitFor({ state: "detached" });
    await page.locator("#panel-flow .block", { hasText: "start" }).click();
    await page.locator(".cm-mark-aside").first().waitFor();
    await page.getByRole("button", { name: "Forward" }).click();
    await page.getByText(/lines may change start/).waitFor();
  }),
);

test(
  "dependences, remarks and the way of a value from a source to a sink are rows",
  visit({ scheme: "dark" }, async (visitor, page) => {
    await visitor.paste(POINTS.replace("missing(3)", "input()"));
    await visitor.tab("Data flow");
    await page.getByRole("button", { name: "List", exact: true }).click();
    await page.getByText("`unused` is assigned and not read from here").waitFor({ timeout: 60_000 });
    assert.match(await row(page, "flow", "sum").innerText(), /← point/);
    await page.getByText("Follow values from sources to sinks").click();
    await page.getByLabel(/^Sources/).fill("input");
    await page.getByLabel(/^Sinks/).fill("print");
    await page.getByRole("button", { name: "Follow", exact: true }).click();
    await page.getByRole("heading", { name: /A way from input to print/ }).waitFor();
    await visitor.picture("flow-ways");
    await check(page, "ways");
  }),
);

const SIGNS = `import requests

def sign(n):
    if n > 0:
        return "plus"
    if n < -100:
        raise ValueError("far")
    return "minus"

status = requests.get("here").status_code
print(sign(status))
`;

test(
  "worlds are a tree, and any of them opens in the debugger",
  visit({}, async (visitor, page) => {
    await visitor.paste(SIGNS);
    await visitor.tab("Paths");
    await check(page, "no worlds yet");
    await page.getByLabel("What is run").selectOption({ label: "sign(n)" });
    await page.getByRole("button", { name: "Find all paths" }).click();
    await page.getByText("returns 'plus'").waitFor({ timeout: 60_000 });
    await page.getByText(/^3 paths/).waitFor();
    await visitor.picture("worlds");
    await check(page, "worlds");
    await page.getByRole("button", { name: /^Step through it: raises ValueError/ }).click();
    await visitor.settled();
    assert.match(await page.locator(".assumed").innerText(), /sign alone · branches on unknowns: no, yes/);
    const { step } = await visitor.position();
    assert(step > 0);
    await page.getByText(/ValueError/).first().waitFor();
    await visitor.picture("worlds-followed");
    await check(page, "a world in the debugger");
    // The link leads to the same world.
    await page.waitForFunction(() => location.hash.length > 10);
    await page.reload();
    await visitor.settled();
    await page.locator(".assumed").waitFor();
    assert.match(await page.locator(".assumed").innerText(), /sign alone/);
    assert.equal((await visitor.position()).step, step);
    await page.getByRole("button", { name: "Undo" }).click();
    await visitor.settled();
    assert.equal(await page.locator(".assumed").count(), 0);
  }),
);

test(
  "an example of a world is run with its values, and an unknown is given another one",
  visit({}, async (visitor, page) => {
    await visitor.paste(SIGNS);
    await visitor.press("F5");
    await visitor.tab("Unknowns");
    const status = page.getByLabel("Value of requests.get('here').status_code");
    await status.waitFor();
    await visitor.picture("unknowns");
    await check(page, "unknowns");
    await status.fill("7");
    await status.press("Enter");
    await visitor.settled();
    await visitor.tab("Output");
    await page.getByText("plus", { exact: true }).first().waitFor();
    assert.deepEqual(await visitor.output(), ["plus"]);
    await visitor.tab("Unknowns");
    await status.fill("-5");
    await status.press("Enter");
    await visitor.settled();
    await visitor.tab("Output");
    await page.getByText("minus", { exact: true }).first().waitFor();
    assert.match(await page.locator(".assumed").innerText(), /status_code = -5/);
    await visitor.tab("Paths");
    await page.getByLabel("What is run").selectOption({ label: "sign(n)" });
    await page.getByRole("button", { name: "Find all paths" }).click();
    await page.getByRole("button", { name: /^Run its example: returns 'plus'/ }).click({ timeout: 60_000 });
    await visitor.settled();
    assert.match(await page.locator(".assumed").innerText(), /sign alone · n = \d+/);
  }),
);

test(
  "on a phone the analyses are a tab each",
  visit({ size: phone, touch: true, scheme: "dark" }, async (visitor, page) => {
    await visitor.paste(SIGNS);
    const open = (name) => page.locator(".tabbar").getByRole("button", { name }).click();
    await open("Types");
    await row(page, "types", "sign").waitFor({ timeout: 60_000 });
    await visitor.picture("types-phone");
    await check(page, "types on a phone");
    await open("Data flow");
    await page.locator("#panel-flow .study__status").waitFor();
    await visitor.picture("flow-phone");
    await check(page, "data flow on a phone");
    await open("Paths");
    await page.getByLabel("What is run").selectOption({ label: "sign(n)" });
    await page.getByRole("button", { name: "Find all paths" }).click();
    await page.getByText("returns 'plus'").waitFor({ timeout: 60_000 });
    await visitor.picture("worlds-phone");
    await check(page, "worlds on a phone");
    await open("Unknowns");
    await visitor.picture("unknowns-phone");
    await check(page, "unknowns on a phone");
  }),
);
