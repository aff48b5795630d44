// What the debugger and the analyses do, they do for every language: the same journeys, a program each.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";
import { check } from "./axe.mjs";

/** Adds up what is not negative; raises, catches, prints; a function with two branches, and a call of something unknown. */
const PROGRAMS = {
  python: {
    source: `import shop

def sign(n):
    if n > 0:
        return "plus"
    return "minus"

def total(items):
    sum = 0
    unused = 3
    for item in items:
        sum = sum + item
    return sum

print(total([1, 2, 3]))
print(sign(shop.price("tea")))
`,
    loop: "sum = sum + item",
    result: "return sum",
    call: "shop.price",
    signature: /^total\(items: list\[int\]\) -> int/,
  },
  java: {
    source: `import shop.Prices;

public class Main {
    static String sign(int n) {
        if (n > 0) {
            return "plus";
        }
        return "minus";
    }

    static int total(int[] items) {
        int sum = 0;
        int unused = 3;
        for (int item : items) {
            sum = sum + item;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(total(new int[] {1, 2, 3}));
        System.out.println(sign(Prices.of("tea")));
    }
}
`,
    loop: "sum = sum + item",
    result: "return sum",
    call: "shop.Prices.of",
    signature: /^(Main\.)?total\(items: int\[\]\) -> int/,
  },
  c: {
    source: `#include <stdio.h>

int price(int what);

static const char *sign(int n) {
    if (n > 0)
        return "plus";
    return "minus";
}

static int total(const int *items, int length) {
    int sum = 0;
    int unused = 3;
    for (int i = 0; i < length; i++) {
        sum = sum + items[i];
    }
    return sum;
}

int main(void) {
    int items[3] = {1, 2, 3};
    printf("%d\\n", total(items, 3));
    printf("%s\\n", sign(price(7)));
    return 0;
}
`,
    loop: "sum = sum + items[i]",
    result: "return sum",
    call: "price",
    signature: /^total\(items: .*length: int\) -> int/,
  },
};

async function write(visitor, page, language) {
  await page.getByLabel("Language", { exact: true }).selectOption(language);
  await visitor.settled();
  await visitor.paste(PROGRAMS[language].source);
}

const line = (page, text) => page.locator(".cm-line", { hasText: text }).first();

for (const [language, program] of Object.entries(PROGRAMS)) {
  test(
    `a line's visits and breakpoints are walked in both directions: ${language}`,
    visit({}, async (visitor, page) => {
      await write(visitor, page, language);
      await line(page, program.loop).click();
      const sums = [];
      for (let at = 0; at < 3; at++) {
        await visitor.press("F4");
        assert.equal(await visitor.currentLine(), `${program.loop}${language === "python" ? "" : ";"}`);
        sums.push((await visitor.variable("sum")).value);
      }
      assert.deepEqual(sums, ["0", "1", "3"]);
      await visitor.press("Shift+F4");
      assert.equal((await visitor.variable("sum")).value, "1", "the visit before");
      await visitor.press("F9", "F5");
      assert.equal((await visitor.variable("sum")).value, "3", "the next stop");
      await visitor.press("F5");
      const { step, known } = await visitor.position();
      assert.equal(step, known, "the end");
      assert.deepEqual((await visitor.output())[0], "6");
      for (const sum of ["3", "1", "0"]) {
        await visitor.press("Shift+F5");
        assert.equal((await visitor.variable("sum")).value, sum, "backwards");
      }
      await visitor.press("Shift+F11");
      assert.equal((await visitor.variable("sum")).value, "1", "a breakpoint on the way out stops there");
      await visitor.press("F9", "Shift+F11");
      assert.match((await page.locator(".stack__frame").allTextContents())[0], /main|top level/, "out to the caller");
      await visitor.press("Shift+F8");
    }),
  );

  test(
    `a step is told with names, arguments and values: ${language}`,
    visit({}, async (visitor, page) => {
      await write(visitor, page, language);
      await line(page, program.loop).click();
      await visitor.press("F4", "F10");
      assert.match(await page.locator(".state__sentence").innerText(), /Set sum to 1\./);
      const frames = await page.locator(".stack__frame").allTextContents();
      assert.match(frames[0], /^total\(items=.+\):\d+$/);
      for (const text of frames) assert(!/[$<]/.test(text.split("(")[0]), text);
    }),
  );

  test(
    `types, data flow, worlds and unknowns: ${language}`,
    visit({}, async (visitor, page) => {
      await write(visitor, page, language);
      await visitor.press("F5");
      await visitor.tab("Types");
      const names = page.locator("#panel-types .row__what");
      await names.first().waitFor({ timeout: 60_000 });
      const types = (await names.allTextContents()).map((text) => text.trim());
      assert(types.some((text) => program.signature.test(text)), types.join("\n"));
      for (const text of types) assert(!/[$]|<\w*init>/.test(text), text);

      await visitor.tab("Data flow");
      await line(page, program.result).click();
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await page.getByRole("button", { name: "Trace this variable" }).click();
      await page.locator(".cm-mark-aside").first().waitFor({ timeout: 60_000 });
      assert.match((await page.locator(".cm-mark-aside").allInnerTexts()).join("\n"), /unused/);
      await visitor.picture(`slice-${language}`);
      const saved = page.waitForEvent("download");
      await page.locator(".study__exports").getByRole("button", { name: "SVG" }).click();
      assert.equal((await saved).suggestedFilename(), "data-flow.svg");
      await page.getByRole("button", { name: "Show everything" }).click();

      await visitor.tab("Paths");
      await page.getByLabel("What is run").selectOption({ label: (await page.getByLabel("What is run").locator("option").allTextContents()).find((text) => text.includes("sign(n)")) });
      await page.getByRole("button", { name: "Find all paths" }).click();
      await page.getByText(/^2 paths/).waitFor({ timeout: 60_000 });
      assert.match(await page.locator("#panel-worlds").innerText(), /n > 0 \?/);
      await visitor.picture(`worlds-${language}`);
      await page.getByRole("button", { name: /^Run its example/ }).first().click();
      await visitor.settled();
      assert.match(await page.locator(".assumed").innerText(), /sign alone · n = /);
      await page.getByRole("button", { name: "Undo" }).click();
      await visitor.settled();

      await visitor.press("F5");
      await visitor.tab("Unknowns");
      const every = page.getByLabel(`What every call of ${program.call} gives`);
      await every.waitFor();
      await check(page, "unknowns");
      await every.fill("-4");
      await every.press("Enter");
      await visitor.settled();
      await visitor.tab("Output");
      await page.getByText("minus", { exact: true }).first().waitFor();
      assert.deepEqual(await visitor.output(), ["6", "minus"]);
      await visitor.tab("Unknowns");
      await visitor.picture(`unknowns-${language}`);
      await page.getByLabel("Unknown calls may change").selectOption("everything");
      await visitor.settled();
      assert.match(await page.locator(".assumed").innerText(), /every call of .+ = -4 · unknown calls may change everything/);
      // The link holds what was chosen.
      await visitor.press("End");
      await page.waitForFunction(() => location.hash.length > 10);
      await page.waitForTimeout(1200);
      await page.reload();
      await visitor.settled();
      assert.match(await page.locator(".assumed").innerText(), /every call of .+ = -4 · unknown calls may change everything/);
    }),
  );

  test(
    `a function is run alone from the source and from its graph, a slice begins at a variable: ${language}`,
    visit({}, async (visitor, page) => {
      await write(visitor, page, language);
      await line(page, "plus").click();
      await page.getByRole("button", { name: /^Run .*sign\(n\) alone$/ }).waitFor();
      await visitor.press("F6");
      assert.match(await page.locator(".assumed").innerText(), /sign alone/);
      assert.match((await page.locator(".stack__frame").allTextContents())[0], /^sign/);
      await page.getByRole("button", { name: "Undo" }).click();
      await visitor.settled();
      await visitor.tab("CFG");
      await page.getByRole("combobox", { name: "Function" }).selectOption({ label: await label(page, "total") });
      await page.locator(".graph__bar").getByRole("button", { name: "Run only this function" }).click();
      await visitor.settled();
      assert.match(await page.locator(".assumed").innerText(), /total alone/);
      await page.getByRole("button", { name: "Undo" }).click();
      await visitor.settled();
      await line(page, program.result).click();
      await visitor.press("F4");
      await page.getByRole("button", { name: "Slice of sum" }).click();
      await page.locator(".cm-mark-aside").first().waitFor({ timeout: 60_000 });
      const aside = (await page.locator(".cm-mark-aside").allInnerTexts()).join("\n");
      assert(/unused/.test(aside) && !aside.includes(program.loop), aside);
    }),
  );
}

/** The entry of the list of functions that begins so. */
async function label(page, name) {
  const all = await page.getByRole("combobox", { name: "Function" }).locator("option").allTextContents();
  return all.map((text) => text.trim()).find((text) => text.includes(`${name}(`));
}

/** Every kind of mark that there is. */
const MARKS = {
  prints: "print('out')",
  "caught exceptions": "try:\n    int('x')\nexcept ValueError:\n    pass",
  "unknown branches": "import shop\nif shop.open:\n    pass",
};

test(
  "every kind of event has its mark on the timeline, and a legend that says what it is",
  visit({}, async (visitor, page) => {
    await visitor.paste(`${Object.values(MARKS).join("\n")}\nraise ValueError('end')\n`);
    await line(page, "print(").click();
    await visitor.press("F9", "F5", "End");
    // The marks come when the run has been looked through, which is no part of the move.
    const legend = (kind) => page.locator(".timeline__entry", { hasText: kind }).waitFor();
    for (const kind of [/^prints$/, /^caught$/, /^uncaught$/, /^unknowns$/, /^hits$/]) await legend(kind);
    await check(page, "all marks");
    await visitor.picture("marks");
  }),
);
