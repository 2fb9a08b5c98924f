// What axe-core finds on a page: rules of accessibility that a machine can check.

import fs from "node:fs";
import { createRequire } from "node:module";

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe-core that ask for the colour of something. */
const OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Each violation on the page with all boxes open, in a sentence: the rule, where, and what would help. */
export async function violations(tab) {
  await tab.unfold();
  return found(tab);
}

/** What the rules find, or those of `only`. */
async function found(tab, only) {
  if (!(await tab.ask(() => "axe" in window))) await tab.ask(AXE);
  const found = await tab.ask(async (only) => {
    // No page has sounds or films, which axe-core would fetch beforehand.
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      many: nodes.length,
      where: nodes[0].target.join(" "),
      help: nodes[0].failureSummary.replace(/\s+/g, " "),
    }));
  }, only);
  return found.map(({ rule, many, where, help }) => `${rule}, ${many} times, first at ${where}: ${help}`);
}

/** Looks at page after page in several themes. What is the same as it was in an earlier look is not looked at again. */
export class Themes {
  /** By theme, the entries of the list of all pages that were looked at. */
  #entries = new Map();

  /** A look at a page in a theme, which is chosen as a reader does. Where all parts are the same as in the theme before, in sight and
   *  of the same size at the same place, a rule can find something else only if it asks for a colour; elsewhere, and in
   *  the first theme, every rule is asked. */
  in(theme) {
    return async (tab) => {
      await tab.unfold();
      const isThere = () => tab.ask((theme) => document.documentElement.classList.contains(theme), theme);
      if (!(await isThere())) {
        await tab.ask((theme) => document.getElementById(`mdbook-theme-${theme}`).click(), theme);
        await tab.still();
        await tab.settle();
      }
      const is = await isThere();
      if (!is) return [`the theme ${theme} cannot be chosen`];
      return this.#found(tab, theme, (await tab.ask(differs)) ? undefined : OF_COLOUR);
    };
  }

  /** One script writes the list of all pages into each page: an entry of it is looked at where it is another one than before, as
   *  the one of the page itself is. */
  async #found(tab, theme, only) {
    if (!this.#entries.has(theme)) this.#entries.set(theme, new Set());
    const known = this.#entries.get(theme);
    const entries = await tab.ask(leaveOut, [...known]);
    const wrong = await found(tab, only);
    await tab.ask(putBack);
    entries.forEach((entry) => known.add(entry));
    return wrong;
  }
}

/** In the page: takes the known entries out of the list of pages. Says what distinguishes all of them, each with what is seen of
 *  it. */
export function leaveOut(known) {
  const box = document.querySelector("mdbook-sidebar-scrollbox"), list = box?.firstElementChild;
  if (!list) return [];
  const sign = (item) => {
    const own = [...item.children].filter((part) => part.tagName !== "OL" && part.tagName !== "LI");
    const parts = own.flatMap((part) => [part, ...part.querySelectorAll("*")]);
    const seen = (part) => {
      const { color, backgroundColor, fontSize, fontWeight, opacity, textDecorationLine } = getComputedStyle(part);
      const said = [...part.attributes].map(({ name, value }) => `${name}=${name === "href" ? part.href : value}`);
      return [part.tagName, said, part.checkVisibility({ visibilityProperty: true }), part.offsetHeight, color, backgroundColor, fontSize, fontWeight, opacity, textDecorationLine];
    };
    return [getComputedStyle(document.getElementById("mdbook-sidebar")).backgroundColor, item.tagName, item.textContent.trim(), ...parts.map(seen)].join(" ");
  };
  const old = new Set(known);
  const signs = [...list.querySelectorAll("li")].map(sign);
  const rest = list.cloneNode(true);
  // From the last one: what is in an entry is gone before it.
  [...rest.querySelectorAll("li")].map((item, at) => [item, signs[at]]).reverse().forEach(([item, sign]) => {
    item.querySelectorAll("ol:empty").forEach((list) => list.remove());
    if (old.has(sign) && !item.querySelector("li")) item.remove();
  });
  window.wholeList = { list, rest, scrolled: box.scrollTop };
  list.replaceWith(rest);
  return signs;
}

/** In the page: puts the whole list back. */
export function putBack() {
  if (!window.wholeList) return;
  const { list, rest, scrolled } = window.wholeList;
  rest.replaceWith(list);
  list.parentElement.scrollTop = scrolled;
}

/** In the page: a part that is another one than when this was asked before, if there is one: of what a theme could change
 *  besides colours, which parts there are, with what they say of themselves; which are seen, where, and how large; and which of
 *  them can be scrolled. */
export function differs() {
  const parts = [...document.body.querySelectorAll("*")];
  const box = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round).join();
  };
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (part) => (part.ownerSVGElement ? "" : [part.scrollWidth, part.clientWidth, part.scrollHeight, part.clientHeight].join());
  const before = window.looked;
  // The list of themes marks the one that is chosen.
  const markup = document.body.innerHTML.replaceAll(/ ?theme-selected/g, "");
  window.looked = { markup, parts: parts.map((part) => [seen(part), box(part), scrolls(part)].join(" ")) };
  if (!before) return "all of it";
  if (before.markup !== markup) return "the document";
  const at = before.parts.findIndex((part, at) => part !== window.looked.parts[at]);
  return at < 0 ? undefined : `${parts[at].outerHTML.slice(0, 120)}: ${before.parts[at]}; now ${window.looked.parts[at]}`;
}
