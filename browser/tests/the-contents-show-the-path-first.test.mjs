import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

/** In the page: the titles in the contents of the chapter that a reader can see, and the words of its button. */
const seen = () => {
  const list = document.querySelector("#mdbook-sidebar .chapter > li > ol.section:has(.more-pages button)");
  const items = [...list.children].filter((item) => getComputedStyle(item).display !== "none");
  const titles = items.flatMap((item) => item.querySelector(":scope > .chapter-link-wrapper > a[href]")?.textContent ?? []);
  const button = list.querySelector(".more-pages button");
  return { titles, words: button.textContent, open: button.getAttribute("aria-expanded") };
};

claim("the contents of a chapter show the core path and the exercises, and all other pages after a click", async (it) => {
  const tab = await it.tab();
  await tab.open("ch1-recursion/index.html");
  const before = await tab.ask(seen);
  assert.equal(before.open, "false");
  assert.ok(before.titles.includes("Factorial: a chain of calls") && before.titles.includes("A stack of your own"), before.titles.join("\n"));
  assert.ok(!before.titles.includes("Challenges"), before.titles.join("\n"));
  await tab.page.click("#mdbook-sidebar .more-pages button");
  const after = await tab.ask(seen);
  assert.equal(after.open, "true");
  assert.ok(after.titles.includes("Challenges"), after.titles.join("\n"));
  assert.equal(`${after.titles.length - before.titles.length} more pages`, before.words);
});

claim("a page beyond the path is in sight in the contents while it is read", async (it) => {
  const tab = await it.tab();
  await tab.open("ch1-recursion/tail-calls.html");
  assert.equal((await tab.ask(seen)).open, "true");
});
