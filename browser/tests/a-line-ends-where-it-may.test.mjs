import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
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

claim("on a phone, a table of five columns fits and code is not broken at a dash", (it) =>
  it.everyPage(PHONE, async (tab) => {
    await tab.unfold();
    return tab.ask(badly);
  }));

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
