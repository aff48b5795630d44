// The page as a person has it: opened in a browser, typed into, looked at.
//
// REDDRAGON_URL is where the site is served, REDDRAGON_CHROMIUM the browser to use (Playwright's own where
// it is not set), REDDRAGON_SCREENSHOTS where pictures go, REDDRAGON_LATE how late what is put off comes (`late.mjs`).

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before } from "node:test";
import { late } from "./late.mjs";

export const require = createRequire(new URL("../../www/package.json", import.meta.url));
const { chromium } = require("playwright-core");

export const address = process.env.REDDRAGON_URL;
assert(address, "REDDRAGON_URL is not set: cargo xtask test does it");

export const desk = { width: 1440, height: 900 };
export const smallDesk = { width: 1024, height: 768 };
export const phone = { width: 390, height: 844 };

/** Starts a browser. */
export function launch(options = {}) {
  return chromium.launch({
    executablePath: process.env.REDDRAGON_CHROMIUM || undefined,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    ...options,
  });
}

/** What a file takes in one way of compressing it. */
export function sizeWith(coding, url) {
  return new Promise((done, failed) => {
    const asked = request(url, { method: "HEAD", headers: { "Accept-Encoding": coding } }, (answer) => {
      answer.resume();
      done(Number(answer.headers["content-length"]));
    });
    asked.on("error", failed);
    asked.end();
  });
}

let browser;

/** Starts the browser before the tests of a file and ends it after them. */
export function useBrowser() {
  before(async () => (browser ??= await launch()));
  after(async () => {
    await browser?.close();
    browser = undefined;
  });
}

/** A visitor with a profile of their own: nothing is remembered from anybody else. */
export class Visitor {
  /** What the browser complained about: must stay empty. */
  complaints = [];
  /** Servers besides the page's own that may be asked. */
  allowed = new Set([new URL(address).origin]);

  /** Someone with an empty window. A newcomer is offered the tour; the others have seen it. */
  static async enter({ size = desk, scheme = "light", touch = false, newcomer = false, serviceWorkers = "allow" } = {}) {
    const visitor = new Visitor();
    visitor.context = await browser.newContext({
      viewport: size,
      colorScheme: scheme,
      hasTouch: touch,
      // What one fetches is not cut off with the network of the context.
      serviceWorkers,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    if (!newcomer) await visitor.context.addInitScript(() => localStorage.setItem("reddragon.tour", "seen"));
    const most = Number(process.env.REDDRAGON_LATE ?? 0);
    if (most > 0) await visitor.context.addInitScript(late, most);
    // Frames and workers ask through the same context.
    visitor.context.on("request", (asked) => {
      const { origin, protocol } = new URL(asked.url());
      if (/^https?:$/.test(protocol) && !visitor.allowed.has(origin)) visitor.complaints.push(`a request to ${origin}`);
    });
    visitor.page = await visitor.context.newPage();
    visitor.page.on("console", (message) => visitor.complaints.push(message.text()));
    visitor.page.on("pageerror", (error) => visitor.complaints.push(String(error)));
    return visitor;
  }

  /** Someone who has the served page before them. */
  static async arrive({ fragment = "", ...options } = {}) {
    const visitor = await Visitor.enter(options);
    await visitor.page.goto(address + (fragment && `#${fragment}`));
    await visitor.settled();
    return visitor;
  }

  /** Waits until the page is at rest: nothing is under way, and all of it is drawn. */
  async settled() {
    await this.page.waitForSelector(".app[aria-busy=false]", { timeout: 30_000 });
  }

  /** Puts a program in the place of what is in the editor, as by pasting. */
  async paste(text) {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await this.page.locator(".cm-content").click();
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.press("Control+V");
    // The clipboard is read by another process, and until it has been, the page stands still as before.
    const isThere = (text) => document.querySelector("#panel-source").readText() === text;
    await this.page.waitForFunction(isThere, text.replace(/\r\n?/g, "\n"));
    await this.settled();
  }

  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.settled();
    }
  }

  async click(name, options = {}) {
    await this.page.getByRole("button", { name, exact: true, ...options }).click();
    await this.settled();
  }

  async tab(name) {
    await this.page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
    await this.settled();
  }

  /** Step and steps known, as the counter shows them. */
  async position() {
    const { step, known } = await this.page.locator(".counter").evaluate((each) => ({ ...each.dataset }));
    return { step: Number(step), known: Number(known) };
  }

  /** Lines of output that are shown as printed by now. */
  output() {
    return this.page.locator(".output__line").evaluateAll((lines) =>
      lines
        .filter((line) => !line.querySelector(".output__later"))
        .map((line) => line.querySelector(".output__text").textContent),
    );
  }

  /** A variable's value and mark; null where there is none of that name. */
  variable(name) {
    return this.page.locator(".variable").evaluateAll((rows, name) => {
      const row = rows.find((row) => row.dataset.name === name);
      if (!row) return null;
      const mark = ["new", "changed", "read"].find((mark) => row.classList.contains(`variable--${mark}`));
      return { value: row.querySelector(".variable__value").textContent, mark: mark ?? null };
    }, name);
  }

  /** The text of the line that is marked as current; null without one. */
  currentLine() {
    return this.page.evaluate(() => document.querySelector(".cm-line-current")?.textContent.trim() ?? null);
  }

  async picture(name) {
    const folder = process.env.REDDRAGON_SCREENSHOTS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }

  /** Ends the visit; the console must have stayed empty. */
  async leave() {
    await this.context.close();
    assert.deepEqual(this.complaints, [], "the console stays empty");
  }
}

/** A visit with what is done during it. */
export function visit(options, during) {
  return async () => {
    const visitor = await Visitor.arrive(options);
    try {
      await during(visitor, visitor.page);
    } catch (error) {
      await visitor.picture("failure");
      throw error;
    }
    await visitor.leave();
  };
}
