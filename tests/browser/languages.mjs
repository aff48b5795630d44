// Programs in the other languages: their grammar and library are fetched when they are chosen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

const JAVA = `import java.util.*;

public class Main {
    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>(List.of(3, 1, 2));
        Collections.sort(numbers);
        System.out.println(numbers + " " + Integer.MAX_VALUE + 1);
    }
}
`;

const C = `#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *cells = malloc(3 * sizeof *cells);
    for (int i = 0; i < 3; i++) cells[i] = i * i;
    printf("%d %d\\n", cells[1], cells[2]);
    free(cells);
    return cells[0];
}
`;

const LUA = `function factorial(n)
  local result = 1
  local i = 2
  while i <= n do
    result = result * i
    i = i + 1
  end
  return result
end

answer = factorial(5)
`;

test(
  "a Java program runs with its library",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("java");
    await visitor.settled();
    await visitor.paste(JAVA);
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["[1, 2, 3] 21474836471"]);
    await visitor.picture("java");
  }),
);

test(
  "a C program is stopped where it reads what it has freed",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("c");
    await visitor.settled();
    await visitor.paste(C);
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["1 4"]);
    await visitor.tab("Problems");
    await page.getByText("whose life has ended").first().waitFor();
    await visitor.picture("c-undefined");
    assert.match(await page.locator(".timeline__legend").textContent(), /undefined/);
    const calls = await page.locator(".stack__frame").allTextContents();
    assert.match(calls[0], /^main/, "the calls at that moment are shown");
    await page.locator(".problem", { hasText: "whose life has ended" }).click();
    await visitor.settled();
    assert.equal(await visitor.currentLine(), "return cells[0];", "its step opens on a click");
    await page.locator(".problem", { hasText: "whose life has ended" }).waitFor();
  }),
);

test(
  "a Lua program has its tree, its instructions and its graph, and is stepped",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("lua");
    await visitor.settled();
    await visitor.paste(LUA);
    await visitor.press("F5");
    assert.equal((await visitor.variable("answer")).value, "120");
    await visitor.tab("Tree");
    await page.locator(".tree__kind", { hasText: /^while_statement$/ }).waitFor();
    await visitor.tab("IR");
    await page.locator(".ir__line", { hasText: /binop .*\*/ }).waitFor();
    await visitor.tab("CFG");
    const functions = page.getByRole("combobox", { name: "Function" });
    const names = await functions.locator("option").allTextContents();
    await functions.selectOption({ index: names.findIndex((name) => name.startsWith("factorial")) });
    await page.locator(".graph__loop").waitFor();
    await page.locator(".block__label", { hasText: "while_body" }).waitFor();
    assert.ok(await page.locator(".cm-line span", { hasText: /^while$/ }).count(), "the editor knows its words");
    await visitor.picture("lua");
  }),
);

test(
  "a program pasted in another language than the one chosen is one click from being read as what it is",
  visit({}, async (visitor, page) => {
    const offer = page.locator(".offer");
    assert.equal(await offer.count(), 0);
    await visitor.paste(JAVA);
    assert.match(await offer.innerText(), /This looks like Java, not Python\./);
    await visitor.picture("other-language");
    await visitor.click("Switch to Java");
    assert.equal(await page.getByLabel("Language", { exact: true }).inputValue(), "java");
    assert.equal(await offer.count(), 0);
    await visitor.press("F5");
    assert.deepEqual(await visitor.output(), ["[1, 2, 3] 21474836471"]);

    await visitor.paste(C);
    assert.match(await offer.innerText(), /This looks like C, not Java\./);
    await visitor.click("Keep Java");
    assert.equal(await offer.count(), 0);
    await visitor.paste(`${C}\n`);
    assert.equal(await offer.count(), 0, "no is an answer");
  }),
);
