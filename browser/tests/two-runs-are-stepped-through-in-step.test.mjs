import assert from "node:assert/strict";
import fs from "node:fs";
import vm from "node:vm";

import { violations } from "../shared/axe.mjs";
import { html, pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { large, together } from "../shared/player.mjs";
import * as recording from "../shared/recording.mjs";
import { PHONE } from "../shared/tab.mjs";

/** The module as a script, for a context of its own. */
const script = fs.readFileSync(new URL("../../book/src/scripts/in-step.js", import.meta.url), "utf8").replaceAll(/^export /gm, "");

const ORDER = ["ch4-alpha-beta/move-order.html", "what-if-order"];
const CENTRE = ["ch4-alpha-beta/measured.html", "what-if-centre"];
const MEMO = ["ch1-recursion/fibonacci.html", "what-if-memo"];

/** Chooses the run that is to stand beside a figure's own, and waits until it does. */
async function beside(tab, figure, title) {
  await tab.ask((figure, title) => {
    const labels = [...document.querySelectorAll(`#${figure} .try-choices label`)].filter((it) => it.textContent === title);
    labels.at(-1).querySelector("input").click();
  }, figure, title);
  await paired(tab, figure);
}

const paired = (tab, figure) => tab.page.waitForSelector(`#${figure} .try-pair:not([hidden]) .fig-on`, { timeout: 30_000 });

/** The steps of a search as its recording has them, each with the way of moves to its node. */
function searched(name) {
  const way = (position) => (position.above ? [...way(position.above), position.choice] : []);
  return recording.search(recording.events(name)).steps.map((step) => ({ ...step, way: step.of && way(step.of).join(" ") }));
}

claim("alpha-beta and minimax are at the same node of the tree, whichever leads; what was cut is said", async (it) => {
  const [page, figure] = ORDER;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  await beside(tab, figure, "minimax");
  const runs = [searched("alpha-beta-three"), searched("tree-three")];
  for (const leads of [0, 1]) {
    const [own, other] = leads ? [runs[1], runs[0]] : runs;
    const steps = await tab.ask(together, `#${figure}`, leads);
    assert.equal(steps.length, own.length + 1, "steps");
    let there = 0, cut = 0;
    own.forEach((step, before) => {
      const [here, led] = leads ? steps[before + 1].toReversed() : steps[before + 1];
      assert.equal(here.at, before + 1);
      const same = step.kind === "cut" ? -1 : other.findIndex(({ kind, way }) => kind === step.kind && way === step.way);
      if (same >= 0) there = same + 1;
      assert.equal(led.at, there, `${step.say} leads to step ${led.at}: ${led.say}`);
      if (same >= 0) assert.ok(led.say.startsWith(other[same].say), led.say);
      if (same >= 0 || step.kind === "cut") return;
      cut += 1;
      assert.match(led.say, /^Alpha-beta: no such node, cut: .*; \d branch(es)? not visited\.$/);
      assert.equal(led.live, "polite", "it is read out");
    });
    assert.equal(cut, leads ? 1 : 0, "nodes that were cut");
  }
});

claim("with and without a memo the same call is on top, and a call that was remembered says so", async (it) => {
  const [page, figure] = MEMO;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  await beside(tab, figure, "with a memo");
  const steps = await tab.ask(together, `#${figure}`, 0);
  const plain = recording.calls(recording.events("fibonacci-5")).steps;
  assert.equal(steps.length, plain.length + 1);
  const argument = (label) => /\((.*)\)/.exec(label)[1];
  let stayed = 0;
  for (const [own, memo] of steps.slice(1)) {
    const known = /^With a memo: no such call, because the value of fibonacci_memo\((\d)\) was known\.$/.exec(memo.say);
    // The frames are the same, or those of the memo's end where it answered at once.
    const frames = own.stack.map(argument), others = memo.stack.map(argument);
    if (known) {
      stayed += 1;
      assert.ok(frames.includes(known[1]), `${own.say}: ${memo.say}`);
    } else {
      assert.deepEqual(others, frames, own.say);
    }
  }
  assert.equal(stayed, 2 * 6, "calls below remembered ones, begun and ended");
  const back = await tab.ask(together, `#${figure}`, 1);
  for (const [own, memo] of back.slice(1)) assert.deepEqual(own.stack.map(argument), memo.stack.map(argument), memo.say);
});

claim("with and without an order of moves both are at the same board, however far apart in their runs", async (it) => {
  const [page, figure] = CENTRE;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  await beside(tab, figure, "from 1 to 9");
  const moves = ({ stack }) => stack.map((frame) => frame.replace(/ \(.*/, ""));
  for (const leads of [0, 1]) {
    const steps = await tab.ask(together, `#${figure}`, leads);
    const met = steps.filter((both) => !both.some(({ say }) => /^(From 1 to 9|Centre, corners, edges): /.test(say)));
    for (const [own, other] of met) assert.deepEqual(moves(other), moves(own), `${own.say}; ${other.say}`);
    assert.ok(met.length > steps.length / 4 && met.length < steps.length, `${met.length} of ${steps.length}`);
    // The other goes back where its own order is another one.
    assert.ok(met.some((both, at) => at > 0 && both[1 - leads].at < met[at - 1][1 - leads].at), "both go forward alone");
  }
});

claim("a leap, the slider and a click lead to where steps lead, and playing moves both", async (it) => {
  const [page, figure] = MEMO;
  const tab = await it.tab({ unveiled: true, hurry: true });
  await tab.open(page);
  await beside(tab, figure, "with a memo");
  const steps = await tab.ask(together, `#${figure}`, 0);
  const at = () => tab.ask((figure) => [...document.querySelectorAll(`#${figure} .fig-controls input`)].map(({ value }) => Number(value)), figure);
  for (const to of [steps.length - 1, 7, 20, 1, 0]) {
    await tab.ask((figure, to) => {
      const slider = document.querySelector(`#${figure} .fig-controls input`);
      slider.value = to;
      slider.dispatchEvent(new Event("input"));
    }, figure, to);
    assert.deepEqual(await at(), steps[to].map((it) => it.at), `step ${to}`);
  }
  await tab.ask((figure) => document.querySelector(`#${figure} [aria-label="play"]`).click(), figure);
  await tab.page.waitForFunction((figure) => document.querySelector(`#${figure} .fig-player`).classList.contains("over"), { timeout: 30_000 }, figure);
  assert.deepEqual(await at(), steps.at(-1).map((it) => it.at));
});

claim("the address holds the run beside it, a changed input changes both, and the book's example is alone again", async (it) => {
  const [page, figure] = ORDER;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  await beside(tab, figure, "minimax");
  const address = await tab.ask(() => location.hash);
  assert.match(address, /^#what-if-order~alpha_beta~[^&]+&beside=look_ahead$/);
  const other = await it.tab({ unveiled: true });
  await other.open(page + address);
  await paired(other, figure);
  const count = (tab) => tab.ask((figure) => [...document.querySelectorAll(`#${figure} .fig-count`)].map((it) => it.textContent), figure);
  const before = await count(other);
  assert.equal(before.length, 2);
  await other.ask((figure) => {
    const input = document.querySelector(`#${figure} .try-text input`);
    input.value = "[[1, 2], [3, 4]]";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, figure);
  await other.page.waitForFunction((figure, before) => {
    const now = [...document.querySelectorAll(`#${figure} .fig-count`)].map((it) => it.textContent);
    return now.length === 2 && now.every((it, at) => it !== before[at]);
  }, { timeout: 30_000 }, figure, before);
  assert.deepEqual((await other.ask(together, `#${figure}`, 1)).length, 11, "minimax visits all of the tree");
  await other.page.evaluate((figure) => [...document.querySelectorAll(`#${figure} .try-row button`)].at(-1).click(), figure);
  assert.equal(await other.page.$(`#${figure} .try-pair:not([hidden])`), null);
  assert.equal(await other.ask(() => location.hash), "");
});

claim("a run that was chosen to stand beside itself stands alone", async (it) => {
  const [page, figure] = MEMO;
  const tab = await it.tab({ unveiled: true });
  await tab.open(page);
  await beside(tab, figure, "with a memo");
  await tab.page.click(`#${figure} .try-choices label:last-child input`);
  await tab.page.waitForFunction((figure) => document.querySelector(`#${figure} .try-pair`).hidden, { timeout: 30_000 }, figure);
});

claim("a step takes at most 16 ms where both runs have thousands of calls", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(MEMO[0]);
  await tab.ask(large, "large-a");
  await tab.ask(large, "large-b");
  const median = await tab.ask(async () => {
    const { inStep } = await import(new URL(path_to_root + "scripts/in-step.js", location.href));
    const players = ["large-a", "large-b"].map((id) => document.querySelector(`[data-fig="${id}"]`));
    const trouble = inStep(players, ["one", "other"]);
    const [, back, forward] = players[0].querySelectorAll(".fig-controls > button:not(.fig-play)");
    const times = [];
    for (let step = 0; step < 400; step++) {
      const from = performance.now();
      (step % 3 === 2 ? back : forward).click();
      times.push(performance.now() - from);
    }
    const counts = new Set(players.map((root) => root.querySelector(".fig-count").textContent));
    return trouble || counts.size > 1 ? Infinity : times.sort((a, b) => a - b)[200];
  });
  assert.ok(median <= 16, `${median} ms`);
});

/** How many keys `in-step.js` looks up or copies for two runs of so many nested calls, of which all but the first ones are
 *  left out of their drawings: the runs part in the first call, as where one of them goes up instead of down. */
function looks(calls) {
  let count = 0;
  const counted = (of, name, cost) => {
    const plain = of[name];
    of[name] = function (...given) { count += cost(this); return plain.apply(this, given); };
  };
  const players = [-1, 1].map((by) => {
    const chain = (from, to) => Array.from({ length: to - from }, (_, at) => `f(${by * (from + at)})`);
    const nodes = [...chain(0, 12).map((key, at) => ({ key: [key], parent: at ? at - 1 : undefined, label: key })), { key: chain(12, calls), parent: 11, label: "the last" }];
    const steps = nodes.map((_, node) => ({ kind: "call", node, say: "called" }));
    const data = JSON.stringify({ nodes, steps });
    return { classList: { contains: () => false }, querySelector: () => ({ textContent: data }) };
  });
  const led = [];
  const figPlayers = { of: new Map(players.map((player) => [player, { lead: (then) => led.push(then), follow() {} }])) };
  const context = vm.createContext({ figPlayers });
  const { Array: Arrays, Map: Maps } = vm.runInContext("({ Array, Map })", context);
  for (const name of ["get", "has", "set"]) counted(Maps.prototype, name, () => 1);
  for (const name of ["concat", "slice", "join"]) counted(Arrays.prototype, name, (it) => it.length + 1);
  vm.runInContext(script, context);
  assert.equal(context.inStep(players, ["ours", "yours"]), "");
  assert.equal(led.length, 2, "each leads the other");
  return count;
}

claim("two runs of ten thousand nested calls are put in step by as many looks as they have calls, and not by their square", async () => {
  const [some, many] = [looks(1_000), looks(10_000)];
  assert.ok(many <= 11 * some, `${some} and ${many}`);
});

claim("two runs in step are without a fault for axe, and no wider than a phone", async (it) => {
  const [page, figure] = ORDER;
  for (const settings of [{}, { theme: "navy" }, PHONE]) {
    const tab = await it.tab({ ...settings, unveiled: true });
    await tab.open(page);
    await beside(tab, figure, "minimax");
    assert.deepEqual(await violations(tab), []);
    assert.ok(await tab.ask(() => document.documentElement.scrollWidth <= innerWidth), "it is wider");
  }
});

/** Where the two drawings stand, and how wide their places are. */
const places = (tab, figure) => tab.ask((figure) => {
  const box = (it) => { const { left, right, top, bottom } = it.getBoundingClientRect(); return { left, right, top, bottom }; };
  const it = document.getElementById(figure);
  return {
    players: [...it.querySelectorAll(".fig-player")].map(box),
    trees: [...it.querySelectorAll(".fig-scroll")].map((scroll) => ({ ...box(scroll), needs: scroll.scrollWidth, has: scroll.clientWidth })),
    names: [it.querySelector(".figure-drawing").dataset.name, it.querySelector(".try-pair-name").textContent],
    wider: document.documentElement.scrollWidth > innerWidth,
  };
}, figure);

claim("where both have room the two stand side by side, from the same line on, and elsewhere one below the other", async (it) => {
  const [page, figure] = MEMO;
  for (const [width, abreast] of [[1920, true], [1700, true], [1280, true], [800, false], [390, false]]) {
    const tab = await it.tab({ width, unveiled: true });
    await tab.open(page);
    await beside(tab, figure, "with a memo");
    const { players: [one, other], trees, names, wider } = await places(tab, figure);
    assert.deepEqual(names, ["without a memo", "with a memo, in step"]);
    assert.ok(!wider, `${width}: the page is wider`);
    if (!abreast) {
      assert.ok(other.top >= one.bottom, `${width}: they stand beside each other`);
      continue;
    }
    assert.ok(other.left >= one.right + 20, `${width}: one lies on the other, ${JSON.stringify([one, other])}`);
    assert.ok(Math.abs(other.top - one.top) < 1, `${width}: ${one.top} and ${other.top}`);
    for (const { needs, has } of trees) assert.ok(needs <= has + 1, `${width}: a tree of ${needs} has ${has}`);
    // What grows too wide for it goes below again, and comes back.
    await tab.page.setViewport({ width: 760, height: 900 });
    await tab.page.waitForFunction((figure) => !document.getElementById(figure).classList.contains("abreast"), {}, figure);
    const { players: [above, below] } = await places(tab, figure);
    assert.ok(below.top >= above.bottom);
    await tab.page.setViewport({ width, height: 900 });
    await tab.page.waitForFunction((figure) => document.getElementById(figure).classList.contains("abreast"), {}, figure);
  }
});

claim("what is folded opens in either of the two, and both stay where they are stepped through", async (it) => {
  const [page, figure] = MEMO;
  const tab = await it.tab({ width: 1700, unveiled: true });
  await tab.open(`${page}#${figure}~fibonacci_memo~11&beside=fibonacci`);
  await paired(tab, figure);
  const both = (tab) => tab.ask((figure) => {
    const it = document.getElementById(figure);
    return [...it.querySelectorAll(".fig-player")].map((root) => ({
      nodes: root.querySelectorAll("svg g[id*='-n']").length,
      offered: [...root.querySelectorAll("[data-open]")].map((words) => words.dataset.open),
      count: root.querySelector(".fig-count").textContent,
      now: root.querySelector("g.now")?.textContent,
      said: root.querySelector(".fig-say").textContent,
      stack: [...root.querySelectorAll(".fig-stack li:not(.gap)")].map((frame) => /\((.*)\)/.exec(frame.textContent)?.[1]),
    }));
  }, figure);
  const redrawn = (tab, which, { nodes }) => tab.page.waitForFunction((figure, which, nodes) => {
    const player = document.querySelectorAll(`#${figure} .fig-player`)[which];
    return player?.querySelector(".fig-count")?.textContent && player.querySelectorAll("svg g[id*='-n']").length !== nodes;
  }, { timeout: 30_000 }, figure, which, nodes);
  const open = (tab, which, one) => tab.ask((figure, which, one) => {
    const player = document.querySelectorAll(`#${figure} .fig-player`)[which];
    player.querySelector(`[data-open="${one}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, figure, which, one);

  // As long as the whole run is in sight, it stays so.
  const [own, other] = await both(tab);
  assert.ok(other.offered.length > 2, "the run beside it is folded");
  assert.match(other.count, /steps$/);
  await open(tab, 1, other.offered[0]);
  await redrawn(tab, 1, other);
  const [same, opened] = await both(tab);
  assert.deepEqual(same, own, "the first one is as it was");
  assert.ok(opened.nodes > other.nodes);
  assert.match(opened.count, /steps$/, "it was not stepped through");
  assert.equal(await tab.ask(() => location.hash), `#${figure}~fibonacci_memo~11&beside=fibonacci&beside-open=${other.offered[0]}`);

  // Who steps is led to what was opened, and the other one goes along.
  await tab.ask((figure) => document.querySelectorAll(`#${figure} .fig-player`)[1].querySelectorAll(".fig-controls > button:not(.fig-play)")[2].click(), figure);
  const last = opened.offered.at(-1);
  await open(tab, 1, last);
  await redrawn(tab, 1, opened);
  const [led, stands] = await both(tab);
  assert.match(stands.count, /^\d+ of \d+$/);
  assert.ok(!stands.count.startsWith("1 of"), `it stands at ${stands.count}`);
  assert.match(led.count, /^\d+ of \d+$/);
  if (!/^With a memo: /.test(led.said)) assert.deepEqual(led.stack, stands.stack);

  // Another reader sees the same, and folds it again.
  const again = await it.tab({ width: 1700, unveiled: true });
  await again.open(page + await tab.ask(() => location.hash));
  await paired(again, figure);
  assert.equal((await both(again))[1].nodes, stands.nodes);
  const fold = (tab) => tab.ask((figure) => document.querySelector(`#${figure} .try-pair .try-folds button`).click(), figure);
  await fold(again);
  await redrawn(again, 1, stands);
  assert.equal((await both(again))[1].nodes, opened.nodes);
  await fold(again);
  await redrawn(again, 1, opened);
  assert.equal((await both(again))[1].nodes, other.nodes);
  assert.deepEqual(await violations(again), []);

  // In the first one, too: and the other one stays as it stands.
  const swapped = await it.tab({ unveiled: true });
  await swapped.open(`${page}#${figure}~fibonacci~11&beside=fibonacci_memo`);
  await paired(swapped, figure);
  const [first, second] = await both(swapped);
  await swapped.ask((figure) => document.querySelector(`#${figure} .fig-player`).querySelectorAll(".fig-controls > button:not(.fig-play)")[2].click(), figure);
  await open(swapped, 0, first.offered.at(-1));
  await redrawn(swapped, 0, first);
  await swapped.page.waitForFunction((figure) => !document.querySelector(`#${figure} .fig-count`).textContent.startsWith("1 of"), {}, figure);
  const [now, beside] = await both(swapped);
  assert.ok(now.nodes > first.nodes && beside.nodes === second.nodes);
  for (const { count } of [now, beside]) assert.match(count, /^\d+ of \d+$/, "still stepped through");
});

claim("only pages with two runs to compare load the script for it", () => {
  // A lab has a second run, and so has who plays the student.
  const wants = pages.filter((page) => /data-lab="[^"]*(&quot;run&quot;)|class="student"/.test(html(page)) && page !== "print.html");
  const has = pages.filter((page) => html(page).includes("scripts/in-step.js"));
  assert.ok(has.length > 3, `${has.length} pages`);
  assert.deepEqual(has.filter((page) => !wants.includes(page)), []);
});
