// Programs that begin with a function, in languages with a library: stepped from their first statement, with
// collections by their elements, watched and stopped by conditions in their own words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./page.mjs";

const JAVA = `import java.util.*;

public class Main {
    record Item(String name, int price) {}

    static int total(List<Item> items) {
        int sum = 0;
        for (Item item : items) {
            sum += item.price();
        }
        return sum;
    }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            items.add(new Item("item" + i, i * 10));
        }
        Map<String, Integer> prices = new HashMap<>();
        for (Item item : items) {
            prices.put(item.name(), item.price());
        }
        int all = total(items);
        int second = prices.get("item2");
        System.out.println(all + second);
    }
}
`;

const C = `#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static int sum(const struct node *list) {
    int total = 0;
    for (; list; list = list->next) {
        total += list->value;
    }
    return total;
}

int main(void) {
    struct node *list = NULL;
    int squares[4] = {0};
    for (int i = 0; i < 4; i++) {
        struct node *head = malloc(sizeof *head);
        head->value = i;
        head->next = list;
        list = head;
        squares[i] = i * i;
    }
    printf("%d\\n", sum(list));
    return squares[3] - 9;
}
`;

/** A program, watched by an expression and stopped by a condition on a line, forwards and backwards. */
async function questions(visitor, page, { line, condition, watch, values, history }) {
  await page.getByText("Watches and breakpoints").click();
  await page.getByRole("textbox", { name: "Expression to watch" }).fill(watch);
  await page.keyboard.press("Enter");
  await page.locator(".cm-line", { hasText: line.text }).click();
  await visitor.press("F9");
  const field = page.getByRole("textbox", { name: `Condition of the breakpoint on line ${line.number}` });
  await field.fill(condition);
  await field.press("Tab");
  await visitor.settled();
  const watched = page.locator(".watch__value").first();
  for (const value of values) {
    await visitor.click("Run");
    assert.equal(await visitor.currentLine(), line.text);
    assert.equal(await watched.textContent(), value);
  }
  const { step } = await visitor.position();
  await page.getByRole("button", { name: new RegExp(`^History of ${watch.replace(/[*+.()[\]>-]/g, "\\$&")}`) }).waitFor();
  assert.equal((await visitor.position()).step, step, "evaluation does not move the run");
  await visitor.press("Shift+F5");
  if (values.length > 1) assert.equal(await watched.textContent(), values.at(-2), "the stop before");
  await visitor.click("To the end");
  assert.deepEqual(await visitor.output(), history);
}

test(
  "a Java program is stepped from its first statement, both ways, and its collections are shown by their elements",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("java");
    await visitor.settled();
    await visitor.paste(JAVA);
    await visitor.press("F10");
    assert.equal(await visitor.currentLine(), "List<Item> items = new ArrayList<>();");
    await visitor.press("F10", "F10");
    assert.equal((await visitor.variable("items")).value, "[]");
    assert.equal((await visitor.variable("i")).value, "1");
    await page.locator(".cm-line", { hasText: "int second" }).click();
    await visitor.press("F4");
    await visitor.click("What items holds");
    assert.match((await visitor.variable("[1]")).value, /^Item\(name="item2", price=20\)/);
    await visitor.click("What prices holds");
    assert.equal((await visitor.variable('["item2"]')).value, "20");
    const kinds = await page.locator(".variable__kind").allTextContents();
    assert(kinds.includes("HashMap") && kinds.includes("int"), kinds.join());
    await visitor.tab("Memory");
    await page.locator('.object[data-title="HashMap"] .cell', { hasText: "item5" }).waitFor();
    assert.equal(await page.locator('.object[data-title="Node"]').count(), 0, "nothing of how it is kept");
    await visitor.press("F10");
    await page.locator('.object[data-title="HashMap"] .cell--read', { hasText: "item2" }).waitFor();
    await visitor.picture("java-collections");
    await visitor.click("To the end");
    await visitor.press("Shift+F10");
    assert.equal(await visitor.currentLine(), "}", "back to the last line of main");
    await visitor.press("Shift+F10");
    assert.equal(await visitor.currentLine(), "System.out.println(all + second);");
  }),
);

test(
  "watches and conditions in Java",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("java");
    await visitor.settled();
    await visitor.paste(JAVA);
    await questions(visitor, page, {
      line: { text: "sum += item.price();", number: 9 },
      condition: "item.price() > 30",
      watch: "sum + items.size()",
      values: ["65", "105"],
      history: ["170"],
    });
  }),
);

test(
  "watches and conditions in C, and what a step reads in the picture of memory",
  visit({}, async (visitor, page) => {
    await page.getByLabel("Language", { exact: true }).selectOption("c");
    await visitor.settled();
    await visitor.paste(C);
    await visitor.press("F10");
    assert.equal(await visitor.currentLine(), "struct node *list = NULL;");
    await questions(visitor, page, {
      line: { text: "total += list->value;", number: 9 },
      condition: "list->value < 2",
      watch: "total * 10 + list->value",
      values: ["51", "60"],
      history: ["6"],
    });
    await visitor.tab("Memory");
    await visitor.click("To the start");
    await page.locator(".cm-line", { hasText: "return squares" }).click();
    await visitor.press("F4", "Shift+F10", "F10");
    await page.locator('.object[data-title="squares"] .cell').first().waitFor();
    await page.locator('.cell--read[data-name="list"]').waitFor();
    await visitor.picture("c-memory");
  }),
);

test(
  "libraries of Ruby that few programs require are fetched when one does",
  visit({}, async (visitor, page) => {
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const isLibrary = (path) => path.endsWith("/libraries/ruby.json");
    await page.getByLabel("Language", { exact: true }).selectOption("ruby");
    await visitor.settled();
    await visitor.paste("puts [1, 2].sum\n");
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ["3"]);
    assert(!asked.some(isLibrary), "a program that requires nothing fetches none");
    await visitor.paste('require "json"\nputs JSON.generate({ a: [1, 2.5] })\nputs JSON.parse(\'{"x": 3}\')["x"] + 1\n');
    await visitor.click("To the end");
    assert.deepEqual(await visitor.output(), ['{"a":[1,2.5]}', "4"]);
    assert(asked.some(isLibrary), asked.join(" "));
  }),
);
