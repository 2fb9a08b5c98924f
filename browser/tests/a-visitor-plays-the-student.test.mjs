import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";

import { violations } from "../shared/axe.mjs";
import { root } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { together } from "../shared/player.mjs";
import { PHONE } from "../shared/tab.mjs";

/** What the tests say to each wrong answer, as it was recorded. */
const told = JSON.parse(fs.readFileSync(path.join(root, "book", "recordings", "students.json"), "utf8"));

const PLACES = {
  factorial: "index.html",
  fibonacci: "ch1-recursion/fibonacci.html",
  permutations: "ch1-recursion/permutations.html",
  alpha_beta: "ch4-alpha-beta/alpha-beta.html",
  chains: "ch5-dots-and-boxes/chains.html",
};

/** In the page: chooses an answer; what is seen of it then. */
async function chosen(at) {
  const student = document.querySelector(".student");
  const choices = [...student.querySelectorAll(".student-answers input")];
  const before = student.querySelector(".student-pair");
  choices[at].click();
  // What is shown is fetched; the first is shown at once.
  while (!student.querySelector(".student-pair .fig-on") || (at && student.querySelector(".student-pair") === before)) {
    await new Promise((done) => setTimeout(done, 20));
  }
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frame();
  student.scrollIntoView();
  await frame();
  const box = (it) => {
    const { top, left, right, bottom } = it.getBoundingClientRect();
    return { top, left, right, bottom };
  };
  return {
    choices: choices.length,
    mistake: choices[at].closest("label").textContent.trim(),
    choice: box(choices[0]),
    lines: student.querySelector(".student-told code").textContent.split("\n"),
    says: student.querySelector(".student-told blockquote").textContent,
    names: [...student.querySelectorAll(".student-name")].map((it) => it.textContent),
    marks: [...student.querySelectorAll("svg.fig .differs")].map(box),
    // Each with the place that it is drawn in: what is wider scrolls there.
    drawings: [...student.querySelectorAll(".fig-scroll > svg")].map((it) => ({ ...box(it.parentElement), seen: it.checkVisibility(), text: it.textContent })),
    wide: document.documentElement.scrollWidth,
  };
}

const folded = (text) => text.replaceAll("`", "").split(/\s+/).join(" ").trim();

claim("each wrong answer shows its lines, the words of its verdict, and its drawing beside the right one", async (it) => {
  const tab = await it.tab();
  for (const [exercise, page] of Object.entries(PLACES)) {
    await tab.open(page);
    const answers = Object.values(told[exercise]);
    const seen = new Set();
    for (let at = 0; at < answers.length; at += 1) {
      const shown = await tab.ask(chosen, at);
      assert.equal(shown.choices, answers.length, page);
      const answer = answers.find(({ mistake }) => mistake === shown.mistake);
      assert.ok(answer, `${page}: ${shown.mistake}`);
      seen.add(answer);
      assert.deepEqual(shown.lines, answer.lines);
      assert.equal(folded(shown.says), folded(answer.says));
      assert.equal(shown.marks.length, 2);
      assert.ok(shown.marks.every(({ bottom }) => bottom <= 900), `${page}: the first difference is below the first screen: ${shown.mistake}`);
      const [theirs, ours] = shown.drawings;
      assert.ok(theirs.seen && ours.seen && shown.drawings.length === 2, "two drawings are seen");
      assert.notEqual(theirs.text, ours.text, `${page}: a mistake that no drawing shows: ${shown.mistake}`);
      assert.ok(theirs.right <= ours.left && Math.abs(theirs.top - ours.top) < 60, `${page}: side by side: ${shown.mistake}`);
    }
    assert.equal(seen.size, answers.length);
  }
});

claim("on the start page the choice, the verdict and both drawings are in sight together", async (it) => {
  const tab = await it.tab();
  await tab.open(PLACES.factorial);
  for (let at = 0; at < Object.keys(told.factorial).length; at += 1) {
    const { choice, drawings } = await tab.ask(chosen, at);
    const bottom = Math.max(...drawings.map((it) => it.bottom));
    assert.ok(bottom - choice.top <= 900, `from ${choice.top} to ${bottom}`);
  }
  assert.deepEqual(await violations(tab), []);
});

claim("a step of the wrong run leads the right one, and says where there is no such call", async (it) => {
  const tab = await it.tab();
  await tab.open(PLACES.factorial);
  await tab.ask(chosen, 3);
  const steps = await tab.ask(together, ".student", 0);
  // It calls itself with the same number: the right run has no second call of factorial(5) below the first.
  assert.deepEqual(steps.slice(0, 3).map(([theirs, ours]) => [theirs.at, ours.at]), [[0, 0], [1, 1], [2, 1]]);
  assert.equal(steps[2][1].say, "The right one: no such call.");
});

claim("on a phone the drawings stand one above the other, narrow ones on the start page beside each other, and nothing is wider than the page", async (it) => {
  const tab = await it.tab(PHONE);
  for (const page of Object.values(PLACES)) {
    await tab.open(page);
    const { drawings: [theirs, ours], wide } = await tab.ask(chosen, 1);
    if (page === PLACES.factorial) assert.ok(theirs.right <= ours.left && theirs.top === ours.top, page);
    else assert.ok(theirs.bottom < ours.top, page);
    assert.ok(wide <= PHONE.width, `${page}: ${wide}`);
  }
});

for (const [where, settings] of [["on a wide screen", {}], ["on a phone", PHONE], ["with reduced motion", { features: { "prefers-reduced-motion": "reduce" } }]]) {
  claim(`the first screen names the course, its language and its exercises, has four doors, and shows both runs with ≠: ${where}`, async (it) => {
    const tab = await it.tab(settings);
    await tab.open(PLACES.factorial);
    await tab.page.waitForFunction(() => !document.querySelector(".student").dataset.stage && document.querySelector(".student .fig-on"), { timeout: 20_000 });
    const seen = await tab.ask(() => {
      const isSeen = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().bottom <= innerHeight;
      return {
        words: [...document.querySelectorAll("main h1, main h1 ~ p")].filter(isSeen).map((it) => it.textContent).join(" "),
        doors: [...document.querySelectorAll(".doors.short a")].filter(isSeen).map((it) => it.textContent),
        signs: [...document.querySelectorAll(".student-pair .differs-sign")].filter(isSeen).length,
        line: isSeen(document.querySelector(".student-told code")),
      };
    });
    assert.match(seen.words, /course.*Rust.*\d+ exercises.*your own run/s);
    assert.deepEqual({ ...seen, words: undefined }, { words: undefined, doors: ["Write code", "Play", "Read", "Teach"], signs: 2, line: true });
  });
}

claim("on the start page the wrong line is written, saved and played once by itself; with reduced motion nothing plays", async (it) => {
  for (const [motion, expected] of [["no-preference", ["written", "saved", "played"]], ["reduce", []]]) {
    const tab = await it.tab({ features: { "prefers-reduced-motion": motion } });
    await tab.page.evaluateOnNewDocument(() => {
      window.stages = [];
      new MutationObserver(() => {
        const { stage } = document.querySelector(".student")?.dataset ?? {};
        if (stage && !window.stages.includes(stage)) window.stages.push(stage);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-stage"] });
    });
    await tab.open(PLACES.factorial);
    await tab.page.waitForSelector(".student .fig-on");
    await new Promise((done) => setTimeout(done, 9000));
    const played = await tab.ask(() => !document.querySelector(".student .fig-player").classList.contains("fig-rest"));
    const stages = await tab.ask(() => window.stages);
    assert.deepEqual([...stages, ...(played ? ["played"] : [])], expected, motion);
    assert.equal(await tab.ask(() => document.querySelectorAll(".student .fig-player.over").length), 2, "both runs are drawn to their end");
  }
});

claim("without scripts and on paper the same two runs are a still picture", async (it) => {
  const tab = await it.tab({ scripts: false });
  await tab.open(PLACES.factorial);
  const seen = () => tab.ask(() => [...document.querySelectorAll("#student-still .differs-sign")].map((it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().bottom));
  const there = await seen();
  assert.ok(there.length === 2 && there.every((bottom) => bottom && bottom <= 900), `${there}`);
  const paper = await it.tab();
  await paper.open(PLACES.factorial);
  const still = () => paper.ask(() => document.querySelector("#student-still").checkVisibility());
  assert.equal(await still(), false);
  await paper.as({ media: "print" }, async () => assert.equal(await still(), true));
});

claim("the whole of a wrong answer is shown where its exercise is solved, and nowhere before", async (it) => {
  const tab = await it.tab();
  // The function that each exercise asks for, and its id.
  for (const [exercise, id, page] of [["factorial", "recursion-1", PLACES.factorial], ["alpha_beta", "alphabeta-4", PLACES.alpha_beta]]) {
    await tab.open(page);
    await tab.ask(chosen, 1);
    const seen = () => tab.ask(() => [...document.querySelectorAll(".student-whole")].map((it) => it.checkVisibility()));
    assert.deepEqual(await seen(), [false], `${page}: before it is solved`);
    await tab.ask((id) => document.dispatchEvent(new CustomEvent("solved", { detail: [id] })), id);
    assert.deepEqual(await seen(), [true], `${page}: once it is solved`);
    // Of another answer that is chosen then, too.
    const { lines } = await tab.ask(chosen, 2);
    assert.deepEqual(await seen(), [true]);
    await tab.page.click(".student-whole > summary");
    const code = await tab.ask(() => document.querySelector(".student-whole[open] code").textContent.split("\n"));
    assert.match(code[0], new RegExp(`^pub fn ${exercise}\\b`));
    for (const line of lines) assert.ok(code.some((it) => it.trim() === line.trim()), `${page}: ${line}`);
    assert.ok(code.length >= lines.length + 2, `${page}: ${code.length} lines`);
  }
});

claim("without scripts the first answer is shown, and what the others are", async (it) => {
  const tab = await it.tab({ scripts: false });
  await tab.open(PLACES.factorial);
  const [listed, says] = await tab.ask(() => [
    [...document.querySelectorAll(".student-answers li")].map((it) => it.textContent),
    document.querySelector(".student-told blockquote").textContent,
  ]);
  const answers = Object.values(told.factorial);
  assert.deepEqual(listed.toSorted(), answers.map(({ mistake }) => mistake).toSorted());
  assert.equal(folded(says), folded(answers.find(({ mistake }) => mistake === listed[0]).says));
});
