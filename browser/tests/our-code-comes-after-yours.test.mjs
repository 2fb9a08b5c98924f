// Our code of what an exercise asks for is folded beside the figures until its reader has solved it, or opens it.

import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

const OWN = "ch2-eight-queens/all-solutions.html";
const BEFORE = "ch2-eight-queens/backtracking.html";
const OTHER = "ch2-eight-queens/first-solution.html";

/** In the page: what each pane of code says, and whether its lines can be seen. That of a lab is closed until it is wanted. */
const panes = () => [...document.querySelectorAll("figure:not([data-lab]) .fig-code")].map((pane) => ({
  head: pane.querySelector("summary").textContent,
  seen: pane.querySelector("pre").checkVisibility() && pane.querySelector("pre").textContent.includes("fn place_row"),
}));

claim("who opens our code of an exercise has it open on all pages, later too, and that of no other exercise", async (it) => {
  const tab = await it.tab({ unveiled: true });
  for (const page of [OWN, BEFORE, OTHER]) {
    await tab.open(page);
    const all = await tab.ask(panes);
    assert.ok(all.length > 0, page);
    for (const { head, seen } of all) assert.deepEqual([head, seen], ["Our code: after yours", false], page);
  }
  await tab.open(OWN);
  await (await tab.page.$(".fig-code > summary")).click();
  const here = await tab.ask(panes);
  assert.ok(here.every(({ head, seen }) => seen && !head.includes("after")), JSON.stringify(here));
  await tab.open(BEFORE);
  const there = await tab.ask(panes);
  assert.ok(there.every(({ seen }) => seen), JSON.stringify(there));
  await tab.open(OTHER);
  assert.ok((await tab.ask(panes)).every(({ seen }) => !seen), "another exercise is open");
});

claim("a solved exercise has its code open and nothing veiled, now and later, and a failed one has not", async (it) => {
  const tab = await it.tab({});
  const page = "ch1-recursion/fibonacci.html";
  const shown = () => ({
    open: [...document.querySelectorAll(".fig-code[open]")].length,
    veils: document.querySelectorAll(".veiled").length,
  });
  await tab.open(page);
  const before = await tab.ask(shown);
  assert.ok(before.open === 0 && before.veils > 0, JSON.stringify(before));
  const tell = (ids) => document.dispatchEvent(new CustomEvent("solved", { detail: ids }));
  await tab.ask(tell, ["recursion-4"]);
  assert.deepEqual(await tab.ask(shown), before);
  await tab.ask(tell, ["recursion-5"]);
  const after = await tab.ask(shown);
  assert.ok(after.open > 0 && after.veils === 0, JSON.stringify(after));
  await tab.open(page);
  assert.deepEqual(await tab.ask(shown), after);
});

claim("what is kept and damaged opens nothing", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(OWN);
  for (const damaged of ["{", "null", "7", '"queens-3"', '[{"id":"queens-3"}]', '["queens-3 queens-2\\u0000"]']) {
    await tab.ask((damaged) => { for (const what of ["solved", "opened"]) localStorage.setItem("look-ahead." + what, damaged); }, damaged);
    await tab.open(OWN);
    assert.ok((await tab.ask(panes)).every(({ seen }) => !seen), damaged);
  }
});
