// A test is a claim. Where it does not hold, pictures of the pages are kept.

import { AssertionError } from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { after, test } from "node:test";

import { pages, pictures } from "./book.mjs";
import { closeAll, newTab } from "./tab.mjs";

after(closeAll);

/** How many pages are pictured where a claim fails on many. */
const MOST_PICTURES = 4;

/** How many faults are told; there are often many of one kind. */
const MOST_TOLD = 40;

/** Claims something. `check` is given what opens tabs; where it throws, each open tab is pictured. */
export function claim(name, check) {
  test(name, { timeout: 15 * 60_000 }, async () => {
    const it = new Claim(name);
    try {
      await check(it);
      const more = it.tabs.flatMap((tab) => tab.takeWrong());
      if (more.length) throw failure(more.join("\n"));
    } catch (error) {
      for (const tab of it.tabs) await it.picture(tab);
      throw failure([told(error), ...it.kept.map((file) => `picture: ${file}`)].join("\n"));
    } finally {
      await Promise.all(it.tabs.map((tab) => tab.close()));
    }
  });
}

/** An error of which only its words are shown: where in the test it arose says nothing about the page. */
export function failure(words) {
  const error = new Error(words);
  error.stack = words;
  return error;
}

/** What an error says: what was claimed and is not so; of a mistake in a test itself, where it is, too. */
export function told(error) {
  return error instanceof AssertionError || error.stack === error.message ? error.message : error.stack;
}

class Claim {
  constructor(name) {
    Object.assign(this, { name, tabs: [], kept: [] });
  }

  /** A new tab; see `newTab` for its settings. */
  async tab(settings) {
    const tab = await newTab(settings);
    this.tabs.push(tab);
    return tab;
  }

  /** Opens one page after the other and looks at each: `look` gives what is wrong there, as sentences. What goes wrong
   *  on its own, as an error of a script, is told, too. */
  async everyPage(settings, look, on = pages) {
    const tab = await this.tab(settings);
    const wrong = [];
    for (const page of on) {
      await tab.open(page);
      const here = [...((await look(tab, page)) ?? []), ...tab.takeWrong()];
      wrong.push(...here.map((what) => `${page}: ${what}`));
      if (here.length) await this.picture(tab, page);
    }
    if (wrong.length === 0) return;
    this.tabs = this.tabs.filter((other) => other !== tab);
    await tab.close();
    const told = wrong.slice(0, MOST_TOLD).join("\n");
    const rest = wrong.length > MOST_TOLD ? `\nand ${wrong.length - MOST_TOLD} more` : "";
    throw failure(`${wrong.length} times not so, on ${on.length} pages:\n${told}${rest}`);
  }

  /** Keeps a picture of what a tab shows. */
  async picture(tab, of = "") {
    if (this.kept.length >= MOST_PICTURES) return;
    const words = [this.name, of].join(" ").replace(/\.html$/, "").replace(/[^\p{L}\p{N}]+/gu, "-");
    const number = this.kept.length + 1;
    const file = path.join(pictures, `${words.slice(0, 120)}-${number}.png`);
    try {
      fs.mkdirSync(pictures, { recursive: true });
      await tab.page.screenshot({ path: file, fullPage: true });
      this.kept.push(file);
    } catch {
      // A tab that shows nothing has no picture; what failed is told all the same.
    }
  }
}
