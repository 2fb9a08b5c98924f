import assert from "node:assert/strict";

import { violations } from "../shared/axe.mjs";
import { html, pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { large, together } from "../shared/player.mjs";
import * as recording from "../shared/recording.mjs";
import { PHONE } from "../shared/tab.mjs";

const ORDER = ["ch4-alpha-beta/move-order.html", "what-if-order"];
const CENTRE = ["ch4-alpha-beta/move-order.html", "what-if-centre"];
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

/** The steps of a search as its recording has them, each with the way of moves to its position. */
function searched(name) {
  const way = (position) => (position.above ? [...way(position.above), position.choice] : []);
  return recording.search(recording.events(name)).steps.map((step) => ({ ...step, way: step.of && way(step.of).join(" ") }));
}

claim("alpha-beta and minimax are at the same position of the tree, whichever leads; what was cut is said", async (it) => {
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
      assert.match(led.say, /^Alpha-beta: no such position, cut: .*; \d branch(es are| is) never visited\.$/);
      assert.equal(led.live, "polite", "it is read out");
    });
    assert.equal(cut, leads ? 1 : 0, "positions that were cut");
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
  const median = await tab.ask(() => {
    const players = ["large-a", "large-b"].map((id) => document.querySelector(`[data-fig="${id}"]`));
    const trouble = window.lookAheadInStep(players, ["one", "other"]);
    const [, back, forward] = players[0].querySelectorAll(".fig-controls > button");
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

claim("only pages with two runs to compare load the script for it", () => {
  const wants = pages.filter((page) => /data-lab="[^"]*(&quot;run&quot;)/.test(html(page)) && page !== "print.html");
  const has = pages.filter((page) => html(page).includes("scripts/in-step.js"));
  assert.ok(has.length > 3, `${has.length} pages`);
  assert.deepEqual(has.filter((page) => !wants.includes(page)), []);
});
