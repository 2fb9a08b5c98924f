import assert from "node:assert/strict";

import { violations } from "../shared/axe.mjs";
import { oneOfEachKind } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

for (const theme of ["rust", "coal", "ayu"]) {
  claim(`axe-core finds none on a page of each kind in the theme ${theme}`, (it) => it.everyPage({ theme }, violations, oneOfEachKind()));
}

claim("what axe-core finds is told, with its place", async (it) => {
  const tab = await it.tab({ theme: "navy" });
  await tab.open("introduction.html");
  assert.equal(await tab.ask(() => document.documentElement.classList.contains("navy")), true, "the theme is not the one that was asked for");
  await tab.ask(() => document.querySelector("main p").insertAdjacentHTML("beforebegin", '<p id="pale" style="color: #333">A pale sentence.</p>'));
  const found = await violations(tab);
  assert.deepEqual(found.map((what) => what.split(":")[0]), ["color-contrast, 1 times, first at #pale"]);
});
