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
