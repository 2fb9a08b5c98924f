import assert from "node:assert/strict";

import { claim, claimsOfEveryPage } from "../shared/claim.mjs";
import { moves } from "../shared/looks.mjs";
import { PHONE } from "../shared/tab.mjs";

/** What stands outside of the screen and cannot be scrolled into sight by a scroller of its own. */
const outside = (wide) => {
  const page = document.scrollingElement.scrollWidth;
  const wrong = page > wide ? [`the page is ${page} wide on a screen of ${wide}`] : [];
  const scrolls = (part) => {
    for (let up = part; up && up.tagName !== "MAIN"; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  for (const part of document.querySelectorAll("main *")) {
    if (part.ownerSVGElement || !part.checkVisibility()) continue;
    const { left, right, width } = part.getBoundingClientRect();
    if (width === 0 || (left >= -1 && right <= wide + 1) || scrolls(part)) continue;
    wrong.push(`from ${Math.round(left)} to ${Math.round(right)} on a screen of ${wide}: ${part.outerHTML.slice(0, 120)}`);
  }
  return wrong.slice(0, 3);
};

/** With all boxes open, what is wider than a screen of this width. */
const fits = (wide) => async (tab) => {
  await tab.unfold();
  return tab.ask(outside, wide);
};

/** Tables of at most five columns that are wider than their place, and code with a dash that goes on in a second line. */
const badly = () => {
  const wrong = [];
  for (const box of document.querySelectorAll("main .table-wrapper")) {
    const columns = box.querySelector("tr").children.length;
    if (box.checkVisibility() && columns <= 5 && box.scrollWidth > box.clientWidth + 1) {
      wrong.push(`${box.scrollWidth} in ${box.clientWidth}: ${box.querySelector("tr").textContent}`);
    }
  }
  for (const whole of document.querySelectorAll("main .whole")) {
    const lines = new Set([...whole.getClientRects()].map((line) => Math.round(line.top)));
    if (lines.size > 1) wrong.push(`in ${lines.size} lines: ${whole.textContent}`);
  }
  return wrong;
};

claimsOfEveryPage({ ...PHONE, cache: false }, {
  "on a phone nothing moves": moves,
  "on a phone of 390 pixels nothing is wider than the page but what scrolls": fits(PHONE.width),
  "on a phone a table of five columns fits, and code is not broken at a dash": (tab) => tab.ask(badly),
});

claim("at a zoom of 200 percent on a screen of 1280 pixels nothing is wider than the page but what scrolls", (it) =>
  it.everyPage({ width: 640, height: 450, scale: 2 }, fits(640)));

claim("what is too wide is noticed, and what scrolls is not", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("introduction.html");
  const put = (style) => tab.ask((style) => document.querySelector("main p").insertAdjacentHTML("beforebegin",
    `<div style="${style}"><div style="width: 600px">…</div></div>`), style);
  await put("overflow-x: auto");
  assert.deepEqual(await tab.ask(outside, PHONE.width), []);
  await put("");
  assert.match((await tab.ask(outside, PHONE.width)).join(), /to 6\d\d on a screen of 390/);
});

claim("a table that is too wide is noticed, and code that is broken", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("ch3-tic-tac-toe/playing.html");
  assert.ok(await tab.ask(() => document.querySelectorAll("main .whole").length > 5));
  await tab.ask(() => {
    document.querySelector("main td").innerHTML = '<div style="width: 500px">…</div>';
    document.querySelector("main p").innerHTML =
      '<code class="whole" style="white-space: normal">cargo course play tic-tac-toe --people 2 --depth 3</code>';
  });
  assert.match((await tab.ask(badly)).join(), /\d in 350.*in 2 lines: cargo/);
});
