import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
import { PHONE } from "../shared/tab.mjs";

/** Pages with a tree of each kind. */
const SEARCH = "ch4-alpha-beta/alpha-beta.html";
const CALLS = "ch1-recursion/fibonacci.html";
const BOARDS = "ch2-eight-queens/all-solutions.html";

/** In the page: the node that has the focus, and what the first player shows. */
function here() {
  const node = document.activeElement, root = document.querySelector(".fig-player");
  return {
    id: node.id,
    role: node.getAttribute("role"),
    label: node.getAttribute("aria-label"),
    level: Number(node.getAttribute("aria-level")),
    place: [node.getAttribute("aria-posinset"), node.getAttribute("aria-setsize")].map(Number),
    at: Number(root.querySelector(".fig-controls input").value),
    say: root.querySelector(".fig-say").textContent,
    pointed: [...root.querySelectorAll("g.pointed")].map((it) => it.id),
    stops: root.querySelectorAll('svg [tabindex="0"]').length,
    address: location.pathname,
  };
}

/** Presses a key, and says where that leads. */
async function press(tab, key) {
  await tab.page.keyboard.press(key);
  return tab.ask(here);
}

/** Goes to the tree of the first player by the Tab key, from the control before it. */
async function enter(tab) {
  // The last control that is shown: on a phone there are fewer while the player is at rest.
  await tab.ask(() => [...document.querySelector(".fig-player").querySelectorAll(".fig-controls :is(button, select, input)")].filter((it) => it.checkVisibility()).at(-1).focus());
  for (let stop = 0; stop < 8; stop++) {
    const it = await press(tab, "Tab");
    if (it.role === "treeitem") return it;
  }
  throw new Error("the Tab key never comes to the tree");
}

/** In the page: the nodes of the first player, each with the one above it, as its data have them. */
function parents() {
  const root = document.querySelector(".fig-player");
  const { nodes } = JSON.parse(root.querySelector("script").textContent);
  return Object.fromEntries(nodes.map(({ parent }, n) => [`${root.dataset.fig}-n${n}`, parent === undefined ? null : `${root.dataset.fig}-n${parent}`]));
}

for (const page of [SEARCH, CALLS, BOARDS]) {
  claim(`the arrow keys lead to all nodes of a tree and to no others, and turn no page: ${page}`, async (it) => {
    const tab = await it.tab({ unveiled: true });
    await tab.open(page);
    const above = await tab.ask(parents);
    let at = await enter(tab);
    assert.equal(at.stops, 1);
    while (at.level > 1) at = await press(tab, "ArrowUp");
    assert.equal((await press(tab, "ArrowUp")).id, at.id, "nothing is above the first call");
    // Down, or else on, or else up and on.
    const seen = new Set([at.id]);
    for (let steps = 0; seen.size < Object.keys(above).length && steps < 2000; steps++) {
      let next = await press(tab, "ArrowDown");
      if (next.id !== at.id) assert.equal(above[next.id], at.id, "the node below");
      while (next.id === at.id || seen.has(next.id)) {
        at = next;
        next = await press(tab, "ArrowRight");
        if (next.id !== at.id) {
          assert.equal(above[next.id], above[at.id], "the node beside");
          assert.deepEqual(next.place, [at.place[0] + 1, at.place[1]]);
          continue;
        }
        next = await press(tab, "ArrowUp");
        if (next.id === at.id) break;
      }
      at = next;
      seen.add(at.id);
      assert.deepEqual([at.role, at.stops, at.address], ["treeitem", 1, at.address]);
      assert.ok(at.label, `${at.id} says nothing`);
    }
    assert.deepEqual([...seen].sort(), Object.keys(above).sort());
    assert.ok(at.address.endsWith(page), at.address);
  });
}

claim("Enter goes to a node's moment and back to its end, the focus stays, and its sentence is that of the step", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  const now = await tab.ask(() => document.querySelector(".fig-player g.now").id);
  let root = await enter(tab);
  assert.equal(root.id, now, "the stop of a player at rest is where its run rests");
  while (root.level > 1) root = await press(tab, "ArrowUp");
  assert.match(root.label, /^call 1: fibonacci\(\d\) returns \d, the stack is empty$/);
  assert.equal((await press(tab, "Home")).label, "not reached yet");
  assert.match((await press(tab, "Enter")).label, /^call 1: fibonacci\(\d\), 1 frame on the stack$/);
  const at = await press(tab, "ArrowDown");
  assert.equal(at.label, "not reached yet");
  assert.deepEqual(at.pointed, [at.id]);
  const begun = await press(tab, "Enter");
  assert.deepEqual([begun.id, begun.at, begun.label], [at.id, 2, begun.say]);
  const ended = await press(tab, "Enter");
  assert.ok(ended.at > 2 && ended.id === at.id, JSON.stringify(ended));
  assert.match(ended.label, /returns/);
  assert.equal(ended.label, ended.say);
});

claim("the keys of the player are as they were: beside the tree all of them, in it those that it does not use", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  const first = await enter(tab);
  assert.equal((await press(tab, "End")).say.startsWith("call 1: "), true);
  assert.equal((await press(tab, "Home")).at, 0);
  await tab.page.keyboard.down("Shift");
  const leapt = await press(tab, "ArrowRight");
  await tab.page.keyboard.up("Shift");
  assert.ok(leapt.at > 0, "Shift leaps");
  assert.equal(leapt.id, first.id, "and leaves the focus where it is");
  await tab.ask(() => document.querySelector(".fig-player .fig-controls > button").focus());
  assert.equal((await press(tab, "ArrowRight")).at, leapt.at + 1);
});

claim("the stop of the tree is where the run is, and a click on a node takes no focus", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  const [, , forward] = await tab.page.$$(".fig-player .fig-controls > button:not(.fig-play)");
  for (let step = 0; step < 3; step++) await forward.click();
  const now = await tab.ask(() => document.querySelector(".fig-player g.now").id);
  assert.equal(await tab.ask(() => document.querySelector('.fig-player svg [tabindex="0"]').id), now);
  const before = await tab.ask(here);
  const node = await tab.page.$(`[id="${now}"] .n`);
  await node.click();
  const after = await tab.ask(here);
  assert.notEqual(after.at, before.at);
  assert.notEqual(after.role, "treeitem");
  assert.equal((await press(tab, "ArrowRight")).at, after.at + 1, "the arrow key steps");
});

claim("a tree that is wider than the page has one stop, and the focus brings each node into sight", async (it) => {
  const tab = await it.tab({ ...PHONE, unveiled: true });
  await tab.open(SEARCH);
  assert.equal(await tab.ask(() => document.querySelectorAll(".fig-player .fig-scroll[tabindex]").length), 0);
  let at = await enter(tab);
  while (at.level > 1) at = await press(tab, "ArrowUp");
  at = await press(tab, "ArrowDown");
  for (let beside = at.place[0]; beside < at.place[1]; beside++) await press(tab, "ArrowRight");
  await tab.page.waitForFunction(() => {
    const node = document.activeElement.getBoundingClientRect(), box = document.activeElement.closest(".fig-scroll").getBoundingClientRect();
    return node.left >= box.left - 1 && node.right <= box.right + 1;
  }, { timeout: 5_000 });
});
