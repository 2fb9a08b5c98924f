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

claim("on a phone the drawings stand one above the other, and nothing is wider than the page", async (it) => {
  const tab = await it.tab(PHONE);
  for (const page of Object.values(PLACES)) {
    await tab.open(page);
    const { drawings, wide } = await tab.ask(chosen, 1);
    assert.ok(drawings[0].bottom < drawings[1].top, page);
    assert.ok(wide <= PHONE.width, `${page}: ${wide}`);
  }
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
