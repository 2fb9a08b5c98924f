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

/** Claims about every page, by their words, that are looked at on one walk over the pages: to open a page takes longer than
 *  most looks at it. What changes the page, as a look does that opens its boxes, stands after what wants it unchanged.
 *  After a walk without a fault, `end` may judge what a look has gathered. */
export function claimsOfEveryPage(settings, looks, { on = pages, end = {} } = {}) {
  let walk;
  for (const name of Object.keys(looks)) {
    claim(name, async (it) => {
      walk ??= it.walk(settings, looks, on).then((found) => ({ found, kept: it.kept }));
      const { found, kept } = await walk;
      it.kept = kept;
      judge(found.get(name), on);
      await end[name]?.(it);
    });
  }
}

/** Fails where something is wrong on a page. */
function judge(wrong, on) {
  if (wrong.length === 0) return;
  const told = wrong.slice(0, MOST_TOLD).join("\n");
  const rest = wrong.length > MOST_TOLD ? `\nand ${wrong.length - MOST_TOLD} more` : "";
  throw failure(`${wrong.length} times not so, on ${on.length} pages:\n${told}${rest}`);
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
    const found = await this.walk(settings, { [this.name]: look }, on);
    judge(found.get(this.name), on);
  }

  /** Reads one page after the other as it was sent, which shows nothing and takes no time: `question` gets its document, and
   *  `look` what that gives. */
  async everyPageRead(question, look, on = pages) {
    const tab = await this.tab();
    await tab.open(on[0]);
    const wrong = [];
    for (const page of on) {
      const here = look(await tab.read(page, question), page);
      wrong.push(...here.map((what) => `${page}: ${what}`));
    }
    judge(wrong, on);
  }

  /** Opens one page after the other and takes some looks at each; by their names, what each has found wrong. */
  async walk(settings, looks, on) {
    const tab = await this.tab(settings);
    const found = new Map(Object.keys(looks).map((name) => [name, []]));
    for (const page of on) {
      await tab.open(page);
      for (const [name, look] of Object.entries(looks)) {
        const here = [...((await look(tab, page)) ?? []), ...tab.takeWrong()];
        found.get(name).push(...here.map((what) => `${page}: ${what}`));
        if (here.length) await this.picture(tab, page);
      }
    }
    this.tabs = this.tabs.filter((other) => other !== tab);
    await tab.close();
    return found;
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
