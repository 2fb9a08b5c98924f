// How a page looks, as far as that can be counted: its sizes of type, its skins of buttons, its lines, its contents.

/** The most that a page may have. */
export const MOST_SIZES = 6, MOST_SKINS = 3, MOST_CHARACTERS = 70;

/** The sizes of type on a page, with what is written in each, where they are too many. In a drawing letters are as large as it is
 *  drawn. */
export const sizes = (most) => {
  const found = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const part = text.parentElement;
    if (!text.data.trim() || part.ownerSVGElement || part.closest("svg, script, style") || !part.checkVisibility({ visibilityProperty: true })) continue;
    // What is only heard.
    if (part.getBoundingClientRect().width <= 1) continue;
    const size = getComputedStyle(part).fontSize;
    if (!found.has(size)) found.set(size, `${part.className || part.tagName}: ${text.data.trim().slice(0, 40)}`);
  }
  return found.size > most ? [`${found.size} sizes of type: ${[...found].map(([size, what]) => `${size} (${what})`).join(", ")}`] : [];
};

/** The skins of buttons on a page, where they are too many. What is a part of a drawing looks as the drawing does: cells of a
 *  board, its lines, leaves of a tree, frames of a stack, moves of a game. */
export const skins = (most) => {
  const drawn = ".play-place, .try-board, .try-cells, .try-tree, .try-order, .try-thumb, .fig-stack, .fig-moves, .predict-drawn, .try-over, .tower-pegs, svg";
  const found = new Map();
  for (const button of document.querySelectorAll('main button, main [type="submit"], main [type="button"], main [role="button"]')) {
    if (button.closest(drawn) || !button.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    const style = getComputedStyle(button);
    const skin = [style.backgroundColor, style.color, `${style.borderTopWidth} ${style.borderTopColor}`, style.borderRadius, style.fontWeight, style.fontSize, style.fontFamily.slice(0, 20)].join(" | ");
    if (!found.has(skin)) found.set(skin, `${button.closest("[class]").className}: ${button.textContent.slice(0, 20)}`);
  }
  return found.size > most ? [`${found.size} skins of buttons:\n  ${[...found].map(([skin, what]) => `${what}: ${skin}`).join("\n  ")}`] : [];
};

/** How many characters stand in a full line of the page's text, as a middle of its paragraphs, where they are too many. */
export const lines = (most) => {
  const counts = [];
  for (const part of document.querySelectorAll("main > p")) {
    const range = document.createRange();
    range.selectNodeContents(part);
    const long = part.getBoundingClientRect();
    const height = parseFloat(getComputedStyle(part).lineHeight);
    if (!part.checkVisibility() || part.querySelector("code") || long.height < 2.5 * height) continue;
    // Its last line is not full: what is before it is told by the place of each word.
    const text = part.textContent;
    const ends = [...range.getClientRects()].filter((box) => box.bottom > long.bottom - height / 2);
    const last = Math.max(...ends.map((box) => box.right)) - long.left;
    const full = Math.round(long.height / height) - 1;
    counts.push(text.length / (full + last / long.width));
  }
  counts.sort((a, b) => a - b);
  const middle = Math.round(counts[counts.length >> 1]);
  return middle > most ? [`${middle} characters in a line`] : [];
};

/** Pages that the contents show although they belong to another chapter, and pages of this chapter that they hide, except those
 *  that wait behind its button. */
export const folded = () => {
  const links = [...document.querySelectorAll("#mdbook-sidebar .chapter-item > .chapter-link-wrapper > a[href]")];
  const active = links.find((link) => link.classList.contains("active"));
  if (!active) return ["the contents do not have this page"];
  const chapter = (link) => [...link.pathname.matchAll(/\/(ch\d[^/]*)\//g)].at(-1)?.[1];
  const here = chapter(active);
  const wrong = links.filter((link) => link.checkVisibility() && chapter(link) && chapter(link) !== here && !link.pathname.endsWith("/index.html"));
  const hidden = here ? links.filter((link) => link.parentElement.parentElement.parentElement.parentElement?.classList.contains("chapter-item") && chapter(link) === here && link.closest("ol").parentElement.closest("ol").matches(".chapter") && !link.closest(".fewer > .other") && !link.checkVisibility()) : [];
  return [
    ...(active.checkVisibility() ? [] : ["the contents hide this page"]),
    ...wrong.slice(0, 2).map((link) => `the contents show ${link.textContent}, of another chapter`),
    ...hidden.slice(0, 2).map((link) => `the contents hide ${link.textContent}, of this chapter`),
  ];
};
