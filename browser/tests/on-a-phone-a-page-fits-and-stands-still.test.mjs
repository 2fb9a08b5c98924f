import assert from "node:assert/strict";

import { claim, claimsOfEveryPage } from "../shared/claim.mjs";
import { fits, moves, outside } from "../shared/looks.mjs";
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

claimsOfEveryPage({ ...PHONE, cache: false }, {
  "on a phone nothing moves": moves,
  "on a phone of 390 pixels nothing is wider than the page but what scrolls": fits(PHONE.width),
  "on a phone a table of five columns fits, and code is not broken at a dash": (tab) => tab.ask(badly),
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

claim("a table that is too wide is noticed, and code that is broken", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("ch3-tic-tac-toe/playing.html");
  assert.ok(await tab.ask(() => document.querySelectorAll("main .whole").length > 5));
  await tab.ask(() => {
    document.querySelector("main td").innerHTML = '<div style="width: 500px">…</div>';
    document.querySelector("main p").innerHTML =
      '<code class="whole" style="white-space: normal">cargo course play tic-tac-toe --people 2 --depth 3</code>';
  });
  assert.match((await tab.ask(badly)).join(), /\d in 378.*in 2 lines: cargo/);
});
