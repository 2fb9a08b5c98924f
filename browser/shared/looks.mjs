// Looks at a page that more than one file of tests takes: each gives what is wrong, as sentences.

/** The most that a page may move while it is loaded, as browsers count it: the share of the screen that moves, times how far. */
export const MOST_MOVED = 0.05;

/** What has moved by itself since the page was opened. */
export async function moves(tab) {
  const moved = await tab.moved();
  return moved > MOST_MOVED ? [`what is on the screen moves while it is loaded: ${moved.toFixed(3)}, and ${MOST_MOVED} is allowed`] : [];
}

/** What stands outside of the screen and cannot be scrolled into sight by a scroller of its own. */
export const outside = (wide) => {
  const page = document.scrollingElement.scrollWidth;
  const wrong = page > wide ? [`the page is ${page} wide on a screen of ${wide}`] : [];
  const scrolls = (part) => {
    for (let up = part; up && up.tagName !== "MAIN"; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  for (const part of document.querySelectorAll("main *")) {
    // Of what is veiled nothing is seen.
    if (part.ownerSVGElement || !part.checkVisibility() || part.closest(".veiled")) continue;
    const { left, right, width } = part.getBoundingClientRect();
    if (width === 0 || (left >= -1 && right <= wide + 1) || scrolls(part)) continue;
    wrong.push(`from ${Math.round(left)} to ${Math.round(right)} on a screen of ${wide}: ${part.outerHTML.slice(0, 120)}`);
  }
  return wrong.slice(0, 3);
};

/** With all boxes open, what is wider than a screen of this width. */
export const fits = (wide) => async (tab) => {
  await tab.unfold();
  return tab.ask(outside, wide);
};

/** What moves by itself although the reader wants nothing to. */
export const restless = () => {
  const parts = [document.documentElement, ...document.querySelectorAll("main, main *")];
  const moving = parts.filter((part) => {
    const { scrollBehavior, transitionDuration, transitionProperty, animationName } = getComputedStyle(part);
    const isLong = transitionProperty !== "none" && transitionDuration.split(", ").some((time) => parseFloat(time) > 0);
    return scrollBehavior === "smooth" || (isLong && part.closest("figure")) || animationName !== "none";
  });
  return moving.slice(0, 3).map((part) => `this moves: ${part.outerHTML.slice(0, 120)}`);
};

/** Short formulas and numbers of the text that go on in a second line: `2 · 3 = 6`, `n − 1`, `37 %`, `1 000`. */
export const torn = () => {
  const part = "[\\p{L}\\p{N}(−][\\p{L}\\p{N}()!]*";
  // All of a formula: a long one is broken before one of its signs.
  const formula = new RegExp(`(?<![^ (])(?<![−+×÷=·≤≥≈/] )(?:${part}(?: [−+×÷=≤≥≈] ${part})+|\\d+(?: · \\d+)+(?: = \\d+)?|\\d+ %|\\d+ \\d{3}(?!\\d))(?! [−+×÷=·≤≥≈/])(?![^ .,;:?!])`, "gu");
  const wrong = [];
  for (const text of document.querySelectorAll("main > :is(p, ul, ol, dl), main > :is(ul, ol) > li > p")) {
    if (!text.checkVisibility()) continue;
    const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (it) => (it.parentElement.closest("code, table, svg, form") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      for (const { 0: found, index } of node.data.matchAll(formula)) {
        if (found.length > 20) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8)));
        if (lines.size > 1) wrong.push(`in ${lines.size} lines: ${found}`);
      }
    }
  }
  return wrong;
};

/** Code in a sentence, or in a table, that is larger than the words around it. */
export const larger = () => {
  const size = (it) => parseFloat(getComputedStyle(it).fontSize);
  const wrong = [...document.querySelectorAll("main :not(pre) > code")].filter((code) => code.checkVisibility() && size(code) > size(code.parentElement));
  return wrong.slice(0, 3).map((code) => `${size(code)} in ${size(code.parentElement)}: ${code.textContent}`);
};
