import assert from "node:assert/strict";

import { asked, pages } from "../shared/book.mjs";
import { charted, misplaced } from "../shared/charts.mjs";
import { claim, claimsOfEveryPage } from "../shared/claim.mjs";
import { MOST_SIZES, MOST_SKINS, sizes, skins } from "../shared/face.mjs";
import { fits, moves, outside, torn } from "../shared/looks.mjs";
import { early, withObject } from "../shared/objects.mjs";
import { asking, veils } from "../shared/questions.mjs";
import { PHONE } from "../shared/tab.mjs";

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

/** What can be touched in a player and is too low for a finger, and code that is not folded. */
const low = () => {
  const small = [...document.querySelectorAll(".fig-player button, .fig-player select, .fig-player input, .fig-code > summary")].filter((it) => {
    const { height } = it.getBoundingClientRect();
    return height > 0 && height < 43.5 && getComputedStyle(it).pointerEvents !== "none";
  });
  const open = document.querySelectorAll(".fig-code[open]").length;
  return [...small.map((it) => `too low: ${it.textContent || it.className}`), ...(open ? ["the code is open"] : [])];
};

/** Leaves of questions that a finger may miss: less than 44 pixels wide or high, or nearer than that to the next. */
const missed = () => [...document.querySelectorAll(".predict-tree input")].flatMap((leaf, at, all) => {
  const [here, next] = [leaf, all[at + 1]].map((it) => it?.getBoundingClientRect());
  const isNear = next && next.top === here.top && Math.abs(next.left - here.left) < 43.5;
  return isNear || here.width < 43.5 || here.height < 43.5 ? [`${leaf.closest("form").textContent}: leaf ${at + 1}`] : [];
});

/** Drawings whose smallest letters are smaller than 11 pixels; in a lab than 10, since all of it is to be in sight while its parts are
 *  moved about. */
const tiny = () => [...document.querySelectorAll("main .fig-scroll > svg")].filter((svg) => svg.checkVisibility() && !svg.closest(".fig-zoomed")).flatMap((svg) => {
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  const texts = [...svg.querySelectorAll("text")].filter((text) => text.textContent.trim()).map((text) => [scale * parseFloat(getComputedStyle(text).fontSize), text.textContent]);
  const [size, word] = texts.sort(([a], [b]) => a - b)[0] ?? [Infinity];
  return size < (svg.closest("[data-lab]") ? 9.95 : 10.9) ? [`${svg.closest("figure")?.id}: "${word}" is ${size.toFixed(1)} pixels high`] : [];
});

const players = pages.filter((page) => asked(page, "player").length > 0);

// Each page is opened once. What opens its boxes stands after what wants it as it was.
claimsOfEveryPage(PHONE, {
  "on a phone, at a first visit, a veil is a low box with room for its words": { on: asking, look: veils },
  [`on a phone a page has at most ${MOST_SIZES} sizes of type`]: (tab) => tab.ask(sizes, MOST_SIZES),
  [`on a phone a page has at most ${MOST_SKINS} skins of buttons`]: (tab) => tab.ask(skins, MOST_SKINS),
  "on a phone at most two paragraphs come before the object of a page": { on: withObject, look: early },
  "on a phone nothing moves": moves,
  "on a phone what can be touched in a player is 44 pixels high, and the code is folded": {
    on: players,
    look: async (tab) => {
      await tab.unveil();
      await tab.still();
      return tab.ask(low);
    },
  },
  "on a phone each leaf of a question has 44 pixels of its own": (tab) => tab.ask(missed),
  "on a phone the smallest letters of a drawing are 11 pixels high, and those of a lab 10": (tab) => tab.ask(tiny),
  "on a phone of 390 pixels nothing is wider than the page but what scrolls": fits(PHONE.width),
  "on a phone a table of five columns fits, and code is not broken at a dash": (tab) => tab.ask(badly),
  "on a phone no short formula and no number of the text goes on in a second line": (tab) => tab.ask(torn),
  "on a phone a chart lies within the text, and no words of it cover others": { on: charted, look: (tab) => tab.ask(misplaced) },
  "on a small phone a chart lies within the text, and no words of it cover others": { on: charted, as: { width: 340 }, look: (tab) => tab.ask(misplaced) },
});

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

claim("leaves that are too near to each other are noticed", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("ch4-alpha-beta/bounds.html");
  assert.deepEqual(await tab.ask(missed), []);
  await tab.ask(() => { document.querySelector(".predict-tree").style.width = "200px"; });
  assert.ok((await tab.ask(missed)).length > 4);
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
  assert.match((await tab.ask(badly)).join(), /[56]\d\d in 3\d\d: .*in 2 lines: cargo/);
});
