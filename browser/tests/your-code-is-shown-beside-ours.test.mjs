// `cargo course --book`: every save of a student comes into the open pages, is drawn beside ours, and the first
// difference is marked and said. Linux only, since the terminal is made by `script` of util-linux.
//
//   cargo xtask browser your-code        also says how long it takes from the verdict to the drawings

import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import { Course, EXERCISES, answer, until, withBody } from "../shared/course.mjs";
import { together } from "../shared/player.mjs";
import { launch } from "../shared/tab.mjs";

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const skip = process.platform === "linux" ? false : "its terminal is made by a program of Linux";
const options = { skip, timeout: 20 * 60_000 };

let course, browser, tabs;

before(async () => {
  if (skip) return;
  course = await Course.open();
  browser = await launch();
  tabs = [await newTab(), await newTab()];
}, { timeout: 20 * 60_000 });

after(async () => {
  await browser?.close();
  course?.close();
});

/** A page that the course has opened, in a window of its own. What goes wrong in it is kept. */
async function newTab() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.wrong = [];
  page.on("pageerror", (error) => page.wrong.push(error.message));
  page.on("console", (said) => said.type() === "error" && page.wrong.push(said.text()));
  // When the verdict came, when yours was first drawn, and when the last drawing had come: that is ours of the failing test,
  // whose program is built behind all others.
  await page.evaluateOnNewDocument(() => {
    window.came = {};
    document.addEventListener("DOMContentLoaded", () => {
      const look = () => {
        const outcome = document.querySelector(".yours-bar")?.dataset.outcome;
        if (outcome === "checking") window.came = {};
        else if (outcome && !window.came.verdict) window.came.verdict = performance.now();
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      document.addEventListener("figures", () => {
        const now = performance.now();
        queueMicrotask(() => {
          window.came.last = now;
          const sides = [...document.querySelectorAll("figure:not(.yours-dim) .yours-side:not([hidden])")];
          const own = sides.filter((side) => /^Yours/.test(side.innerText) && side.querySelector("svg"));
          if (own.length) window.came.first ??= now;
        });
      });
    });
  });
  await page.goto(course.address);
  await until("the page hears of the terminal", () => status(page).then((it) => it && !/Waiting/.test(it)));
  return page;
}

/** Asks a page, also one that is just being left. */
const ask = (page, question, ...given) => page.evaluate(question, ...given).catch(() => undefined);
const status = (page) => ask(page, () => document.querySelector(".yours-words")?.textContent);
const outcome = (page) => ask(page, () => document.querySelector(".yours-bar")?.dataset.outcome);

/** Saves, waits for the verdict in all tabs, and scrolls the first figure of the exercise into sight. */
async function save(stem, text, wanted) {
  const number = (page) => ask(page, () => Number(document.querySelector(".yours-bar")?.dataset.save));
  // None yet, where the first verdict is still being waited for.
  const before = Math.max(...(await Promise.all(tabs.map(number))).map((it) => it || 0));
  course.save(stem, text);
  const id = EXERCISES[stem][1];
  for (const page of tabs) {
    const isTold = async () => (await number(page)) > before && !["checking", "waiting"].includes(await outcome(page));
    await until(`a verdict on ${stem}`, async () => (await isTold()) && (await status(page))?.startsWith(id));
    assert.equal(await outcome(page), wanted, await status(page));
    await ask(page, () => document.querySelector(".yours-views")?.closest("figure").scrollIntoView());
  }
}

/** What is drawn in a figure and said of it, once that is of the newest save. */
function drawn(page) {
  return until("the figure is drawn anew", () => ask(page, () => {
    const figure = document.querySelector(".yours-views")?.closest("figure");
    const says = figure?.querySelector(".yours-says");
    if (!says || says.hidden || figure.classList.contains("yours-dim")) return null;
    const sides = [...figure.querySelectorAll(".yours-side")].filter((side) => !side.hidden);
    return {
      says: says.innerText,
      wrong: says.classList.contains("is-wrong"),
      other: says.classList.contains("is-other"),
      sides: sides.map((side) => side.querySelectorAll("svg").length > 0),
      marked: sides.map((side) => side.querySelectorAll(".differs").length),
      titles: sides.map((side) => side.querySelector(".differs > title")?.textContent),
    };
  }));
}

test("the key stands behind the address for a moment only, and a page without it sees the plain book", options, async () => {
  for (const page of tabs) assert.ok(!page.url().includes("yours="), page.url());
  const context = await browser.createBrowserContext();
  const plain = await context.newPage();
  await plain.goto(course.address.replace(/#.*/, ""));
  assert.equal(await ask(plain, () => document.querySelectorAll("[class*='yours']").length), 0);
  await context.close();
});

const WRONG = {
  alpha_beta: ["begins_with_zero", "yours is called with"],
  look_ahead: ["skips_the_first", "yours does not"],
  all_solutions: ["rising_not_tested", "yours tries move 1; ours stops there"],
};
for (const [stem, [name, words]] of Object.entries(WRONG)) {
  test(`${stem}, saved wrongly, is drawn beside ours in both tabs, the first difference marked and in words`, options, async (t) => {
    await save(stem, answer(stem, name), "failed");
    for (const page of tabs) {
      const it = await drawn(page);
      assert.deepEqual(it.sides, [true, true]);
      assert.ok(it.wrong, it.says);
      assert.ok(it.says.includes(words), it.says);
      assert.deepEqual(it.marked, [1, 1], "marked once in both drawings");
      assert.ok(it.titles.every((title) => it.says.includes(title)), "the sign has the words");
      await told(t, page, stem);
    }
  });
}

test("who steps through ours leads yours to the same position, or hears that there is none", options, async () => {
  await save("alpha_beta", answer("alpha_beta", "cuts_when_past"), "failed");
  const [page] = tabs;
  await drawn(page);
  await until("both are in step", () => ask(page, () => Boolean(document.querySelector("figure.in-step"))));
  const steps = await ask(page, together, "figure.in-step .yours-side", 0);
  const moves = ({ rows }) => rows.map((frame) => frame.replace(/ \(.*/, ""));
  assert.ok(steps.length > 10, `${steps.length} steps`);
  for (const [ours, yours] of steps) {
    assert.deepEqual([ours.buttons, yours.buttons], [true, true], "either may lead");
    if (!/^Yours: /.test(yours.say)) assert.deepEqual(moves(yours), moves(ours), `${ours.say}; ${yours.say}`);
  }
  const met = steps.filter(([, yours]) => !/^Yours: /.test(yours.say)).length;
  assert.ok(met > steps.length / 2, `${met} of ${steps.length} steps`);
});

/** From the verdict to the drawings. */
async function told(t, page, stem) {
  const { verdict, first, last } = (await ask(page, () => window.came)) ?? {};
  if (!verdict || !first) return;
  const [soon, late] = [first, last].map((it) => Math.round(it - verdict));
  t.diagnostic(`${stem}: ${soon} ms from the verdict to the first drawing of yours, ${late} to the last of all`);
}

test("a right answer in another style is never called wrong", options, async () => {
  for (const [stem, name] of [["all_solutions", "right/from_the_right"], ["alpha_beta", "right/fail_hard"], ["alpha_beta", "ours"]]) {
    await save(stem, answer(stem, name), "solved");
    for (const page of tabs) {
      const it = await drawn(page);
      assert.ok(!it.wrong, `${stem}/${name}: ${it.says}`);
      assert.equal(it.other, name === "right/from_the_right", it.says);
    }
  }
});

test("ours, yours and both can be chosen with the keyboard, and the choice stays", options, async () => {
  const [page] = tabs;
  const shown = () => ask(page, () => {
    const figure = document.querySelector(".yours-views").closest("figure");
    return [...figure.querySelectorAll(".yours-side")].map((side) => !side.hidden);
  });
  for (const [name, wanted] of [["ours", [true, false]], ["yours", [false, true]], ["both", [true, true]]]) {
    await ask(page, (name) => [...document.querySelectorAll(".yours-views button")].find((it) => it.textContent === name).focus(), name);
    await page.keyboard.press("Enter");
    assert.deepEqual(await shown(), wanted, name);
    assert.equal(await ask(page, () => document.activeElement.getAttribute("aria-pressed")), "true");
  }
});

test("what does not compile leaves the last drawing, dimmed and dated", options, async () => {
  await save("alpha_beta", "this is no Rust", "broken");
  for (const page of tabs) {
    const it = await ask(page, () => {
      const figure = document.querySelector(".yours-views").closest("figure");
      const side = figure.querySelectorAll(".yours-side")[1];
      return { dim: figure.classList.contains("yours-dim"), svg: side.querySelectorAll("svg").length, name: side.querySelector(".yours-name").textContent };
    });
    assert.ok(it.dim && it.svg > 0, JSON.stringify(it));
    assert.match(it.name, /of your save at .*\d/);
  }
});

test("what loops and what recurses without end is drawn as far as it got", options, async () => {
  const loops = "    if depth == 0 || board.done() { loop { std::hint::spin_loop() } }\n    let mv = board.legal_moves().next().unwrap();\n    alpha_beta(&board.play(mv), depth - 1, alpha, beta)";
  const endless = "    let mv = board.legal_moves().next();\n    match mv { Some(mv) => alpha_beta(&board.play(mv), depth, alpha, beta), None => alpha_beta(board, depth, alpha, beta) }";
  for (const [body, words] of [[loops, "did not end"], [endless, "no end in sight"]]) {
    await save("alpha_beta", withBody("alpha_beta", body), "failed");
    const it = await drawn(tabs[0]);
    assert.ok(it.says.includes(words), it.says);
    assert.ok(it.sides[1], "it is drawn");
  }
});

test("all tabs follow to another exercise, whatever page they are at", options, async () => {
  await save("all_solutions", answer("all_solutions", "ours"), "solved");
  for (const page of tabs) assert.match(page.url(), /ch2-eight-queens\/all-solutions\.html/);
});

test("what the page shows of your code has no violation that axe-core finds, light and dark", options, async () => {
  await save("all_solutions", answer("all_solutions", "rising_not_tested"), "failed");
  const [page] = tabs;
  await drawn(page);
  for (const theme of ["light", "navy"]) {
    await page.evaluate((theme) => { document.documentElement.classList.remove("light", "navy"); document.documentElement.classList.add(theme); }, theme);
    await page.evaluate(AXE);
    const found = await page.evaluate(async () => {
      const include = [".yours", ".yours-bar", ".yours-views", ".yours-says", ".yours-side"].filter((it) => document.querySelector(it));
      const { violations } = await axe.run({ include }, { resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0].target} ${nodes[0].failureSummary}`);
    });
    assert.deepEqual(found, [], theme);
  }
});

test("when the terminal is killed, the pages say so, keep their drawings, and the server is gone", options, async () => {
  course.kill();
  for (const page of tabs) {
    await until("the page says that it is over", async () => (await outcome(page)) === "over", 20_000);
    assert.match(await status(page), /The terminal has ended/);
    assert.ok(await ask(page, () => document.querySelectorAll(".yours-side svg").length));
    assert.deepEqual(page.wrong, []);
  }
  await until("nobody serves any more", () => fetch(course.address).then(() => false, () => true), 20_000);
});
