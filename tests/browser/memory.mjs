// The picture of what variables lead to, and the bytes that objects are made of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { desk, phone, visit } from "./page.mjs";
import { check } from "./axe.mjs";

const CHAIN = `class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next

head = None
for n in range(4):
    head = Node(n, head)
pairs = {"a": [1, 2], "b": head}
both = pairs["a"]
both.append(3)
head.value = 9
print(head.value)
`;

const MEMORY = `#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
    int numbers[4] = {1, 2, 3};
    int *third = &numbers[2];
    struct node *head = malloc(sizeof *head);
    head->value = 7;
    struct node second = {8, head};
    *third = 5;
    free(head);
    printf("%d\\n", numbers[2]);
    return second.next->value;
}
`;

/** Where the boxes of this title are on the page, by id. */
const boxes = (page, title) =>
  page.locator(`.object[data-title="${title}"]`).evaluateAll((all) =>
    Object.fromEntries(all.map((each) => [each.id, [each.offsetLeft, each.offsetTop]])),
  );

async function cursor(visitor, page, text) {
  await page.locator(".cm-line", { hasText: text }).first().click();
  await visitor.press("F4");
}

for (const scheme of ["light", "dark"]) {
  test(
    `objects are boxes, references are arrows, and boxes stay where they are, ${scheme}`,
    visit({ size: desk, scheme }, async (visitor, page) => {
      await visitor.paste(CHAIN);
      await visitor.tab("Memory");
      await cursor(visitor, page, "pairs = {");
      const before = await boxes(page, "Node");
      assert.equal(Object.keys(before).length, 4);
      await cursor(visitor, page, "print(head");
      const after = await boxes(page, "Node");
      assert.deepEqual(after, before, "what lives stays in its place");
      const value = page.locator('.cell--changed[data-name="value"]');
      assert.equal(await value.locator(".cell__value").textContent(), "9");
      const globals = page.locator('.object[data-title="Globals"]');
      const both = globals.locator('[data-name="both"]').getByRole("button", { name: "leads to list" });
      await both.focus();
      await page.keyboard.press("Enter");
      const focused = await page.evaluate(() => document.activeElement.dataset.title);
      assert.equal(focused, "list", "the keyboard follows an arrow");
      assert((await page.locator(".pointer").count()) >= 7);
      await check(page, "memory");
      await visitor.picture(`memory-${scheme}`);
    }),
  );
}

test(
  "memory of C is drawn by its layout, with its bytes",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("c");
    await visitor.settled();
    await visitor.paste(MEMORY);
    await visitor.tab("Memory");
    await cursor(visitor, page, "free(head)");
    const numbers = page.locator('.object[data-title="numbers"]');
    assert.equal(await numbers.locator('[data-name="2"] .cell__value').textContent(), "5");
    await visitor.picture("memory-c");
    const heap = page.locator(".object", { has: page.locator(".object__note", { hasText: "heap" }) });
    await heap.locator(".object__bytes").click();
    const grid = page.locator(".bytes__grid");
    await grid.waitFor();
    assert.equal(await grid.locator(".byte").count(), 16);
    assert((await grid.locator(".byte--unset").count()) >= 4, "what nothing has written is marked");
    await check(page, "bytes");
    await visitor.picture("memory-c-bytes");
    await cursor(visitor, page, "printf");
    await page.locator(".object--dead").waitFor();
    await visitor.picture("memory-c-freed");
  }),
);

test(
  "the picture on a phone",
  visit({ size: phone, touch: true }, async (visitor, page) => {
    await visitor.paste(CHAIN);
    await visitor.press("F5");
    await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Memory" }).click();
    await page.locator(".object").first().waitFor();
    await check(page, "memory on a phone");
    await page.getByRole("button", { name: "Fit to the width" }).click();
    const sticksOut = () => page.locator(".memory__canvas").evaluate((each) => each.scrollWidth > each.clientWidth);
    assert(!(await sticksOut()), "all of it is seen");
    await visitor.picture("memory-phone");
  }),
);
