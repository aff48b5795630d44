// Language models: nothing before they are turned on, each question shown before it is sent, answers taken or left. The provider is a
// server on this machine (model.mjs).

import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./axe.mjs";
import { serveModel } from "./model.mjs";
import { Visitor, phone, visit } from "./page.mjs";

const KEY = "sk-journey-0123456789";
const BROKEN = "def double(x:\n    return 2 * x\nprint(double(4))\n";
const HASKELL = 'main = do\n  let x = 40 + 2\n  y <- fetch "rate"\n  print (x * y)\n';
const LOWERED = `entry:
%0 = const 40 # 2:10-2:12
%1 = const 2 # 2:15-2:16
%2 = binop + %0 %1 # 2:10-2:16
decl_var x %2 # 2:6-2:16
%3 = const "rate" # 3:13-3:19
%4 = call_function fetch %3 # 3:7-3:19
decl_var y %4 # 3:2-3:19
%5 = load_var x # 4:9-4:10
%6 = load_var y # 4:13-4:14
%7 = binop * %5 %6 # 4:9-4:14
decl_var product %7 # 4:2-4:15
%8 = call_function print %7 # 4:2-4:15
`;

const dialog = (page) => page.locator("dialog:is(.assist, .proposal)[open]");
const button = (page, name) => dialog(page).getByRole("button", { name, exact: true });

async function fromMenu(visitor, page, name) {
  await page.locator("summary[aria-label='More ways to share, save and open']").click();
  await page.locator(".menu__item", { hasText: name }).click();
  await visitor.settled();
}

/** Turns models on, with the server as provider. */
async function turnOn(visitor, page, base) {
  visitor.allowed.add(new URL(base).origin);
  await fromMenu(visitor, page, "Language models…");
  await button(page, "Turn on").click();
  // The kinds of providers come from the assistant, which is fetched now.
  await dialog(page).locator("option", { hasText: "Anthropic" }).waitFor({ state: "attached" });
  const field = (name) => dialog(page).getByLabel(name, { exact: true });
  await field("Base URL").fill(base);
  await field("Base URL").press("Tab");
  await field("Key").fill(KEY);
  await field("Model").fill("small");
  await field("Model").press("Tab");
  await button(page, "Done").click();
}

async function withModel(answers, options, body) {
  const server = await serveModel(answers, options);
  try {
    await body(server);
  } finally {
    await server.close();
  }
}

test(
  "a repair is asked for when that is allowed, shown as a difference and taken",
  visit({}, async (visitor, page) => {
    await withModel([BROKEN.replace("x:", "x):")], {}, async (server) => {
      await visitor.paste(BROKEN);
      await turnOn(visitor, page, server.base);
      await check(page);
      await visitor.tab("Problems");
      await page.getByRole("button", { name: "Ask a model to repair the syntax" }).click();
      await button(page, "Send").waitFor();
      assert.match(await dialog(page).innerText(), /127\.0\.0\.1:\d+, model small[^]*def double\(x:/);
      await check(page);
      await visitor.picture("assist-question");
      assert.deepEqual(server.asked, [], "nothing is sent before it is allowed");
      await button(page, "Send").click();
      await button(page, "Take the repair").waitFor();
      assert.match(await dialog(page).innerText(), /12 tokens sent, 34 answered/);
      await visitor.picture("assist-repair");
      assert.equal(server.asked.length, 1);
      assert.equal(server.asked[0].headers["x-api-key"], KEY);
      assert.ok(!server.asked[0].body.includes(KEY));
      await button(page, "Take the repair").click();
      await page.waitForFunction(() => document.querySelector("#panel-source").readText().includes("double(x):"));
      await visitor.settled();
      await visitor.click("To the end");
      await visitor.tab("Output");
      assert.deepEqual(await visitor.output(), ["8"]);
      // The key is nowhere but in that request.
      await visitor.click("Share");
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href);
      assert.ok(!kept.includes(KEY));
      assert.equal(await page.locator("iframe").count(), 0, "the frame that asked is gone");
    });
  }),
);

test(
  "a language without a frontend is translated, run and stepped; a call is answered; the link needs no model",
  visit({}, async (visitor, page) => {
    const answers = ["```\nentry:\n%0 = cnst 40\n```", LOWERED, '{"returns": 10}'];
    let link;
    await withModel(answers, {}, async (server) => {
      await visitor.paste(HASKELL);
      await turnOn(visitor, page, server.base);
      await fromMenu(visitor, page, "Translate another language");
      await dialog(page).getByLabel("Language of the source").fill("Haskell");
      await button(page, "Show the question").click();
      await button(page, "Send").click();
      // The first answer is no IR: what was wrong goes back.
      await button(page, "Run this").waitFor();
      assert.equal(server.asked.length, 2);
      assert.match(server.asked[1].body, /This is not valid/);
      await visitor.picture("assist-translation");
      await button(page, "Run this").click();
      await visitor.settled();
      assert.equal(await page.getByRole("combobox", { name: "Language" }).inputValue(), "Haskell");
      await visitor.click("To the end");
      assert.equal((await visitor.variable("x")).value, "42");
      assert.match((await visitor.variable("product")).value, /unknown|symbolic/);
      await visitor.tab("Unknowns");
      await page.getByRole("button", { name: "ask a model" }).first().click();
      await button(page, "Send").click();
      await button(page, "Take this value").click();
      // The run had ended: it goes to its end again.
      await page.waitForFunction(() => document.querySelector(".variable[data-name=product] .variable__value")?.textContent === "420");
      await visitor.settled();
      assert.equal((await visitor.variable("product")).value, "420");
      await visitor.tab("Output");
      assert.deepEqual(await visitor.output(), ["420"], "it prints what its source would");
      await visitor.click("To the start");
      assert.equal(await visitor.currentLine(), "let x = 40 + 2");
      await visitor.click("To the end");
      await visitor.click("Share");
      link = await page.evaluate(() => navigator.clipboard.readText());
    });
    // A new profile, whose network is cut as soon as the page is there.
    const other = await Visitor.arrive();
    await other.page.evaluate(() => navigator.serviceWorker.ready);
    await other.context.setOffline(true);
    await other.page.goto(link.replace("#", "?again#"));
    await other.settled();
    assert.equal((await other.variable("product")).value, "420");
    assert.equal(await other.page.locator(".verdict").innerText(), "✓ reproduced");
    await other.leave();
  }),
);

test(
  "what a model says is text, and an explanation leads to places that there are",
  visit({}, async (visitor, page) => {
    const says = "<img src=x onerror=alert(1)> At [[line 2]] see [[function nowhere]].";
    await withModel([says], {}, async (server) => {
      await visitor.paste("x = 1\ny = x / 0\n");
      await turnOn(visitor, page, server.base);
      await visitor.click("To the end");
      await visitor.tab("Problems");
      await page.getByRole("button", { name: "Ask a model to explain this" }).click();
      await button(page, "Send").click();
      await button(page, "line 2").waitFor();
      assert.match(await dialog(page).innerText(), /<img src=x onerror=alert\(1\)> At line 2 see \[\[function nowhere\]\]\./);
      assert.equal(await dialog(page).locator("img").count(), 0);
      await check(page);
      await button(page, "line 2").click();
      await visitor.settled();
      assert.equal(await page.locator(".cm-activeLine").innerText(), "y = x / 0");
    });
  }),
);

test(
  "what goes wrong is told with what to do",
  visit({}, async (visitor, page) => {
    const refusals = [
      { status: 401, body: JSON.stringify({ error: { message: `bad key ${KEY}` } }) },
      { status: 429, body: "{}" },
      { status: 200, type: "text/html", body: "<p>A page of a server in between" },
    ];
    const words = [/does not accept the key/, /Too many requests/, /cut off|not what this kind of provider sends/];
    await withModel(refusals, {}, async (server) => {
      await visitor.paste(BROKEN);
      await turnOn(visitor, page, server.base);
      await visitor.tab("Problems");
      await page.getByRole("button", { name: "Ask a model to repair the syntax" }).click();
      for (const says of words) {
        await button(page, "Send").click();
        await button(page, "Ask again").waitFor();
        const told = await dialog(page).innerText();
        assert.match(told, says);
        assert.ok(!told.includes(KEY));
        await button(page, "Ask again").click();
      }
    });
    // Now there is nobody.
    await button(page, "Send").click();
    await button(page, "Ask again").waitFor();
    assert.match(await dialog(page).innerText(), /cannot be reached, or does not allow this page/);
    visitor.complaints = visitor.complaints.filter((each) => !/ERR_CONNECTION_REFUSED|status of (401|429)/.test(each));
  }),
);

test(
  "the page itself may ask nobody, whatever is turned on",
  visit({}, async (visitor, page) => {
    await withModel(["anything"], {}, async (server) => {
      await turnOn(visitor, page, server.base);
      const refused = await page.evaluate((base) => fetch(base).then(() => "answered", () => "refused"), server.base);
      assert.equal(refused, "refused");
      assert.deepEqual(server.asked, []);
      visitor.complaints = visitor.complaints.filter((each) => !/Content Security Policy/.test(each));
    });
  }),
);

test(
  "the settings list a provider's models, fit a phone, and are forgotten when models are turned off",
  visit({ size: phone, scheme: "dark", touch: true }, async (visitor, page) => {
    const list = { body: JSON.stringify({ data: [{ id: "large" }, { id: "small" }] }) };
    await withModel([list], {}, async (server) => {
      await turnOn(visitor, page, server.base);
      await fromMenu(visitor, page, "Language models…");
      await dialog(page).getByRole("button", { name: /^Ask 127/ }).click();
      await dialog(page).getByText("2 models: choose one in the field").waitFor();
      await check(page);
      await visitor.picture("assist-settings-phone");
      await button(page, "Turn off and forget").click();
      await button(page, "Turn on").waitFor();
      const kept = await page.evaluate(() => localStorage.getItem("reddragon.assist"));
      assert.ok(!kept);
    });
  }),
);
