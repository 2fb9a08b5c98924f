import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
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

const look = (wide) => async (tab) => {
  await tab.unfold();
  return tab.ask(outside, wide);
};

claim("on a phone of 390 pixels", (it) => it.everyPage(PHONE, look(PHONE.width)));

claim("at a zoom of 200 percent on a screen of 1280 pixels", (it) =>
  it.everyPage({ width: 640, height: 450, scale: 2 }, look(640)));

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
