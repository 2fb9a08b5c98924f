import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

claim("a lab stands alone in the frame of another page, runs there, and says where it is from", async (it) => {
  const tab = await it.tab();
  await tab.open("ch4-alpha-beta/move-order.html?embed=what-if-order");
  const [seen, lab, from] = await tab.ask(() => {
    const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });
    const lab = document.getElementById("what-if-order");
    const others = [...document.querySelectorAll("nav, h1, h2, main > p, main > figure, #mdbook-menu-bar")];
    const { top, width } = lab.getBoundingClientRect();
    return [others.filter((it) => it !== lab && !lab.contains(it) && isSeen(it)).map((it) => it.outerHTML.slice(0, 80)), { top, width }, lab.querySelector(".embedded-from").href];
  });
  assert.deepEqual(seen, []);
  assert.ok(lab.top < 100 && lab.width > 500, JSON.stringify(lab));
  assert.match(from, /move-order\.html#what-if-order$/);
});

claim("instructors see a lab in the page, and the words that embed it hold the address of this copy", async (it) => {
  const tab = await it.tab();
  await tab.open("instructors.html");
  const [above, address, words] = await tab.ask(async () => {
    const frame = document.querySelector("iframe.embed");
    frame.scrollIntoView();
    await new Promise((done) => (frame.contentDocument?.readyState === "complete" && frame.contentDocument.URL !== "about:blank" ? done() : frame.addEventListener("load", done)));
    const table = document.querySelector("main table");
    return [Boolean(frame.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING), frame.contentDocument.querySelector("html.embedded") && frame.src, document.querySelector(".embed-words").textContent];
  });
  assert.ok(above, "the case stands before the tables");
  assert.ok(address && words.includes(`src="${address}"`), `${address}: ${words}`);
});
