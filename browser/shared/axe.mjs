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

/** What the rules find, with these settings of axe-core. */
async function found(tab, settings = {}) {
  await begin(tab);
  return told(await tab.ask(async (settings) => {
    // No page has sounds or films, which axe-core would fetch beforehand.
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...settings });
    return faults(violations);
  }, settings));
}

async function begin(tab) {
  if (await tab.ask(() => "axe" in window)) return;
  await tab.ask(AXE);
  await tab.ask(() => {
    window.faults = (violations) => violations.map(({ id, nodes }) => ({
      rule: id,
      many: nodes.length,
      where: nodes[0].target.join(" "),
      help: nodes[0].failureSummary.replace(/\s+/g, " "),
    }));
  });
}

const told = (found) => found.map(({ rule, many, where, help }) => `${rule}, ${many} times, first at ${where}: ${help}`);

/** Looks at page after page in several themes. What is the same as it was in an earlier look is not looked at again. */
export class Themes {
  /** By theme, the entries of the list of all pages that were looked at. */
  #entries = new Map();
  /** By theme, the signs of the words whose colours were looked at. */
  #words = new Map();

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
      if (!(await isThere())) return [`the theme ${theme} cannot be chosen`];
      await begin(tab);
      const others = (await tab.ask(differs)) ? await this.#others(tab, theme) : [];
      return [...others, ...(await this.#colours(tab, theme))];
    };
  }

  /** The rules that ask for no colour. One script writes the list of all pages into each page: an entry of it is looked at where it is
   *  another one than before, as the one of the page itself is. */
  async #others(tab, theme) {
    const known = kept(this.#entries, theme);
    const entries = await tab.ask(leaveOut, [...known]);
    const rules = Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }]));
    const wrong = await found(tab, { rules });
    await tab.ask(putBack);
    entries.forEach((entry) => known.add(entry));
    return wrong;
  }

  /** The rules that ask for a colour, which take more time than all others: asked of words that look otherwise than any before, or
   *  stand elsewhere. */
  async #colours(tab, theme) {
    const known = kept(this.#words, theme);
    const { wrong, signs } = await tab.ask(inColour, [...known], OF_COLOUR);
    signs.forEach((sign) => known.add(sign));
    return told(wrong);
  }
}

const kept = (all, theme) => all.get(theme) ?? all.set(theme, new Set()).get(theme);

/** In the page: what the rules of colour find in those words in sight whose sign is not known; and the signs of what they could
 *  judge. A sign is made of all that a colour can come from: the part and those around it with their names, their
 *  colours and what is painted behind them, how pale they are, and the size and weight of the letters. The letters of a drawing are
 *  painted in a way that these rules do not know. */
export async function inColour(known, rules) {
  const old = new Set(known), signs = new Map(), fresh = new Map();
  const hash = (text) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    return 4294967296 * (b & 2097151) + (a >>> 0);
  };
  const sign = (part) => {
    if (!part) return 0;
    if (!signs.has(part)) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position, textShadow, textDecorationLine } = getComputedStyle(part);
      const its = [part.tagName, part.className, part.disabled, part.getAttribute("aria-disabled"), color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position, textShadow, textDecorationLine];
      signs.set(part, hash(`${sign(part.parentElement)} ${its.join(" ")}`));
    }
    return signs.get(part);
  };
  for (const part of document.body.querySelectorAll("*")) {
    // Of a single letter, and of signs, axe-core says nothing.
    const own = [...part.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : "")).join("").trim();
    const isWord = part.matches("input, select, textarea") || (own.length > 1 && /[\p{L}\p{N}]/u.test(own));
    if (!isWord || part.closest("svg, script, style") || !part.checkVisibility({ visibilityProperty: true })) continue;
    if (!old.has(sign(part)) && !fresh.has(sign(part))) fresh.set(sign(part), part);
  }
  if (fresh.size === 0) return { wrong: [], signs: [] };
  const { violations, incomplete } = await axe.run({ include: [...fresh.values()] }, { resultTypes: ["violations", "incomplete"], elementRef: true, preload: false, runOnly: rules });
  // What could not be judged here may be judged elsewhere.
  const open = new Set(incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => sign(element))));
  return {
    wrong: faults(violations),
    signs: [...fresh.keys()].filter((sign) => !open.has(sign)),
  };
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
