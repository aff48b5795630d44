// Searching the syntax tree.

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { phone, visit } from "./page.mjs";

const SOURCE = `def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)

${Array.from({ length: 40 }, (_, at) => `x${at} = [${at}, ${at}]`).join("\n")}
print(fib(5))
`;

const field = (page) => page.getByRole("searchbox", { name: "Search the tree" });
const count = (page) => page.locator(".tree__found");

/** The text of the row that was gone to, once it is in sight. */
async function row(page) {
  const at = page.locator(".tree__line--at");
  await at.waitFor();
  const { inside, text } = await at.evaluate((each) => {
    const [own, list] = [each.getBoundingClientRect(), each.closest(".list").getBoundingClientRect()];
    return { inside: own.top >= list.top && own.bottom <= list.bottom, text: each.textContent };
  });
  assert(inside, `${text} is in sight`);
  return text;
}

test(
  "kinds and texts are searched, counted and gone through, and the source shows each",
  visit({}, async (visitor, page) => {
    await visitor.paste(SOURCE);
    await visitor.tab("Tree");
    await field(page).fill("call");
    await count(page).getByText("4 found").waitFor();
    await visitor.settled();
    assert.equal(await page.locator(".tree__line--found").first().locator(".tree__kind").textContent(), "call");
    await field(page).press("Enter");
    await count(page).getByText("1 of 4").waitFor();
    await visitor.settled();
    await row(page);
    await visitor.picture("tree-found");
    await check(page, "searched");
    await field(page).press("Shift+Enter");
    await count(page).getByText("4 of 4").waitFor();
    await visitor.settled();
    await row(page);
    // The last one is at the end of the source, which shows it.
    await page.locator(".cm-line", { hasText: "print(fib(5))" }).waitFor();
    await page.locator(".cm-mark-linked").first().waitFor();
    // Who types and presses Enter at once need not wait for the count.
    await field(page).fill("identifier fib");
    await field(page).press("Enter");
    await count(page).getByText("1 of 4").waitFor();
    await visitor.click("Next match");
    await count(page).getByText("2 of 4").waitFor();
    assert.match(await row(page), /identifier.*fib/);
    await field(page).fill("nothing like it");
    await count(page).getByText("0 found").waitFor();
    await field(page).fill("");
    await page.locator(".tree__line--found").first().waitFor({ state: "detached" });
  }),
);

test(
  "what is folded away is unfolded where it is gone to",
  visit({}, async (visitor, page) => {
    await visitor.paste(SOURCE);
    await visitor.tab("Tree");
    const fold = page.locator(".tree__line", { hasText: "function_definition" }).locator("[data-fold]");
    await fold.click();
    await visitor.settled();
    await page.locator(".tree__line", { hasText: "if_statement" }).waitFor({ state: "detached" });
    await field(page).fill("if_statement");
    await count(page).getByText("1 found").waitFor();
    await field(page).press("Enter");
    await page.locator(".tree__line--at", { hasText: "if_statement" }).waitFor();
  }),
);

test(
  "errors are gone through, on a phone too",
  visit({ size: phone, touch: true }, async (visitor, page) => {
    await visitor.paste(`x = (1 +\ny = 2)\n\nz = = 3\n`);
    await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Tree" }).click();
    await field(page).fill("ERROR");
    await count(page).getByText(/^[1-9]\d* found/).waitFor();
    await visitor.click("Next match");
    await page.locator(".tree__line--at.tree__line--broken").waitFor();
    await visitor.picture("phone-tree-errors");
    await check(page, "errors on a phone");
  }),
);
