// A proof that the reader writes: which line of a wrong one fails, and the scheme by which theirs is marked.

import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

const PAGE = "ch4-alpha-beta/promise-at-min.html";

claim("the box of a wrong proof opens only when a reader chooses the line that fails", async (it) => {
  const tab = await it.tab();
  await tab.open(PAGE);
  const choose = (line) => tab.ask((line) => {
    const list = document.querySelector(".flaw-lines"), said = list.nextElementSibling;
    list.querySelectorAll("button")[line - 1].click();
    return { said: said.textContent, open: said.nextElementSibling.open };
  }, line);
  const first = await choose(2);
  assert.deepEqual(first, { said: "Line 2 follows from what stands before it.", open: false });
  assert.deepEqual(await choose(3), { said: "Yes, line 3 does not follow.", open: true });
});

claim("the model is folded, its five points are ticked, and the proof is done when its reader says so", async (it) => {
  const tab = await it.tab();
  await tab.open(PAGE);
  const before = await tab.ask(() => ({
    open: document.querySelector(".scheme").closest("details").open,
    boxes: document.querySelectorAll(".scheme input").length,
    done: document.documentElement.dataset.solved ?? "",
  }));
  assert.deepEqual(before, { open: false, boxes: 5, done: "" });
  const said = await tab.ask(() => {
    const scheme = document.querySelector(".scheme");
    scheme.closest("details").open = true;
    scheme.querySelectorAll("input")[1].click();
    scheme.querySelector("button").click();
    return scheme.querySelector("[role=status]").textContent;
  });
  assert.equal(said, "Done, with 1 of 5 points. Write what is missing beside yours.");
  await tab.open(PAGE);
  const kept = await tab.ask(() => ({
    solved: document.documentElement.dataset.solved,
    ticked: document.querySelector('#mdbook-sidebar a[href$="promise-at-min.html"]').classList.contains("done"),
  }));
  assert.deepEqual(kept, { solved: "alphabeta-p1", ticked: true });
});
