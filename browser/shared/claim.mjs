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
  test(name, { timeout: 25 * 60_000 }, async () => {
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
 *  A claim is a look, or an object with the look as `look` and, if they are others than the walk's, with the pages that it is
 *  about as `on` and how the open page is to be shown for it as `as` (see `Tab.as`). After a walk without a fault, `end` may
 *  judge what a look has gathered. */
export function claimsOfEveryPage(settings, claims, { on = pages } = {}) {
  const looks = Object.fromEntries(Object.entries(claims).map(([name, look]) => [name, { on, ...(typeof look === "function" ? { look } : look) }]));
  const walked = on.filter((page) => Object.values(looks).some((look) => look.on.includes(page)));
  let walk;
  for (const [name, { on, end }] of Object.entries(looks)) {
    claim(name, async (it) => {
      walk ??= it.walk(settings, looks, walked);
      const { found, kept } = await walk;
      it.kept = kept.get(name) ?? [];
      judge(found.get(name), on);
      await end?.(it);
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
    const { found, kept } = await this.walk(settings, { [this.name]: { look, on } }, on);
    this.kept.push(...(kept.get(this.name) ?? []));
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

  /** Opens one page after the other and takes those looks at it that are about it; by their names, what each has found wrong,
   *  and its pictures. */
  async walk(settings, looks, on) {
    const tab = await this.tab(settings);
    const found = new Map(Object.keys(looks).map((name) => [name, []]));
    const kept = new Map();
    for (const page of on) {
      await tab.open(page);
      for (const [name, { look, as, on: about }] of Object.entries(looks)) {
        if (!about.includes(page)) continue;
        // It stays so for the next look, if that wants the same: to show a page otherwise takes longer than most looks.
        await tab.showAs(as ?? {});
        const here = [...(await answer(look, tab, page)), ...tab.takeWrong()];
        found.get(name).push(...here.map((what) => `${page}: ${what}`));
        if (here.length === 0) continue;
        if (!kept.has(name)) kept.set(name, []);
        await picture(tab, `${name} ${page}`, kept.get(name));
      }
    }
    this.tabs = this.tabs.filter((other) => other !== tab);
    await tab.close();
    return { found, kept };
  }

  /** Keeps a picture of what a tab shows. */
  picture(tab) {
    return picture(tab, this.name, this.kept);
  }
}

/** What a look finds wrong; where it cannot look, that: the other claims of a walk hold or do not by themselves. */
async function answer(look, tab, page) {
  try {
    return (await look(tab, page)) ?? [];
  } catch (error) {
    return [told(error)];
  }
}

/** Keeps a picture of what a tab shows, unless there are enough of the claim. */
async function picture(tab, words, kept) {
  if (kept.length >= MOST_PICTURES) return;
  const name = words.replace(/\.html$/, "").replace(/[^\p{L}\p{N}]+/gu, "-");
  const file = path.join(pictures, `${name.slice(0, 120)}-${kept.length + 1}.png`);
  try {
    fs.mkdirSync(pictures, { recursive: true });
    await tab.page.screenshot({ path: file, fullPage: true });
    kept.push(file);
  } catch {
    // A tab that shows nothing has no picture; what failed is told all the same.
  }
}
