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

/** How many seconds a test or a move of theirs may take: loops burn a core until then. */
const DEADLINE = 4;

let course, browser, tabs;

before(async () => {
  if (skip) return;
  course = await Course.open(DEADLINE);
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

/** Saves, waits for the verdict in all tabs, and scrolls the first figure of the exercise into sight, unless a reader goes nowhere. */
async function save(stem, text, wanted, { goes = true } = {}) {
  const number = (page) => ask(page, () => Number(document.querySelector(".yours-bar")?.dataset.save));
  // None yet, where the first verdict is still being waited for.
  const before = Math.max(...(await Promise.all(tabs.map(number))).map((it) => it || 0));
  course.save(stem, text);
  const id = EXERCISES[stem][1];
  for (const page of tabs) {
    const isTold = async () => (await number(page)) > before && !["checking", "waiting"].includes(await outcome(page));
    await until(`a verdict on ${stem}`, async () => (await isTold()) && (await status(page))?.startsWith(id));
    assert.equal(await outcome(page), wanted, await status(page));
    if (goes) await ask(page, () => document.querySelector(".yours-views")?.closest("figure").scrollIntoView());
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

test("the file that a browser is given leads on to the book, whose page then hears of the terminal", options, async () => {
  const files = fs.readdirSync(course.notes).filter((name) => /^book-.*\.html$/.test(name));
  assert.equal(files.length, 1, "one for each server");
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(`file://${course.notes}/${files[0]}`);
  await until("the page hears of the terminal", () => status(page).then((it) => it && !/Waiting/.test(it)));
  assert.ok(page.url().startsWith(course.address.replace(/#.*/, "")), page.url());
  assert.ok(!page.url().includes("yours="), page.url());
  await context.close();
});

test("a page sends nothing elsewhere, and runs nothing from elsewhere", options, async () => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(course.address.replace(/#.*/, ""));
  const refused = await page.evaluate(async () => {
    const refused = [];
    document.addEventListener("securitypolicyviolation", (it) => refused.push(it.effectiveDirective));
    await fetch("http://127.0.0.1:9/").catch(() => {});
    const script = Object.assign(document.createElement("script"), { src: "http://127.0.0.1:9/it.js" });
    await new Promise((done) => { script.onerror = done; document.head.append(script); });
    return refused;
  });
  assert.deepEqual(refused, ["connect-src", "script-src-elem"]);
  await context.close();
});

const WRONG = {
  alpha_beta: ["begins_with_zero", "yours returns (0, None)"],
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

const ENDLESS = "    n * factorial(n + 1)", BELOW = "    n * factorial(n - 1)";

/** Where the marks of the first difference are in a page, and its two drawings. */
const places = (page) => ask(page, () => {
  const figure = document.querySelector(".yours-views").closest("figure");
  const box = (it) => { const { left, right, top, bottom, height } = it.getBoundingClientRect(); return { left, right, top, bottom, height }; };
  const bar = document.querySelector(".yours-bar").getBoundingClientRect();
  return {
    sides: [...figure.querySelectorAll(".yours-side")].map(box),
    trees: [...figure.querySelectorAll(".yours-side .fig-scroll")].map(box),
    marks: [...figure.querySelectorAll(".differs")].map(box),
    views: box(figure.querySelector(".yours-views")),
    code: [...figure.querySelectorAll(".fig-code")].filter((it) => it.checkVisibility()).length,
    steps: [...figure.querySelectorAll(".yours-side .fig-controls input")].map((it) => it.value),
    now: [...figure.querySelectorAll(".differs")].map((it) => Boolean(it.querySelector(".now, .live") ?? it.closest(".now, .live"))),
    zooms: [...figure.querySelectorAll(".fig-zoom")].filter((it) => it.checkVisibility()).length,
    frames: [...figure.querySelectorAll(".differs .n")].map((it) => getComputedStyle(it).stroke),
    foot: bar.height,
    links: getComputedStyle(document.querySelector(".yours-bar a")).color,
    seen: [document.querySelector("#mdbook-menu-bar, #menu-bar").getBoundingClientRect().bottom, bar.top],
    wide: document.documentElement.scrollWidth <= innerWidth,
    y: scrollY,
  };
});
const settled = async (page) => {
  let last = -1;
  return until("the page stands still", async () => { const now = await ask(page, () => scrollY); const is = now === last; last = now; await new Promise((done) => setTimeout(done, 150)); return is; });
};

test("the first save that fails leads to the first difference, where both drawings are in sight; a later one leaves the page be", options, async () => {
  await save("factorial", answer("factorial", "stub"), "unwritten");
  const [page, phone] = tabs;
  await phone.setViewport({ width: 390, height: 844 });
  for (const page of tabs) await ask(page, () => scrollTo(0, 0));
  await save("factorial", answer("factorial", "base_value_zero"), "failed", { goes: false });
  await drawn(page);
  await until("it goes there", () => ask(page, () => scrollY > 100));
  await settled(page);
  const it = await places(page);
  assert.equal(it.marks.length, 2);
  for (const [n, { top, bottom }] of [...it.marks, ...it.trees.map(({ top }) => ({ top, bottom: top }))].entries()) {
    assert.ok(top >= it.seen[0] && bottom <= it.seen[1], `${n}: ${top} to ${bottom}, seen is ${it.seen}`);
  }
  const [ours, yours] = it.sides;
  assert.ok(yours.left > ours.right && Math.abs(yours.top - ours.top) < 1, JSON.stringify(it.sides));
  assert.ok(Math.abs(it.trees[0].top - it.trees[1].top) < 1, "the trees begin on one line");
  assert.equal(it.code, 0, "no code stands between them");
  assert.ok(it.wide);
  assert.deepEqual([it.steps[0], it.now, it.zooms], [it.steps[1], [true, true], 0], "both are at the step of the first difference");
  assert.deepEqual(it.frames, ["rgb(207, 34, 46)", "rgb(207, 34, 46)"]);
  assert.deepEqual([Math.round(it.seen[1] + it.foot), it.links], [900, "rgb(10, 92, 201)"], "the bar is below the page");
  // On a phone one above the other, from the same edge on.
  await drawn(phone);
  const small = await places(phone);
  assert.ok(small.sides[1].top >= small.sides[0].bottom && small.sides[1].left === small.sides[0].left, JSON.stringify(small.sides));
  assert.equal(small.trees[0].left, small.trees[1].left);
  assert.ok(small.wide, "the page is wider than the phone");
  await phone.setViewport({ width: 1280, height: 900 });

  // Wherever the reader is by now, a save moves nothing, and the bar leads there.
  await ask(page, () => scrollTo(0, 0));
  await settled(page);
  await save("factorial", answer("factorial", "adds_n"), "failed", { goes: false });
  await until("it is compared", async () => /first difference/.test(await ask(page, () => document.querySelector(".yours-bar").innerText)));
  assert.equal(await ask(page, () => scrollY), 0);
  await ask(page, () => [...document.querySelectorAll(".yours-bar a")].find((it) => /first difference/.test(it.textContent)).click());
  await until("it goes there", async () => (await places(page)).views.top < 200);
});

test("an endless run is drawn within two seconds of its verdict", options, async (t) => {
  await save("factorial", withBody("factorial", ENDLESS), "failed");
  const [page] = tabs;
  const it = await drawn(page);
  assert.match(it.says, /the calls went too deep/);
  assert.deepEqual(it.sides, [true, true]);
  await isSoon(t, page, "the calls went too deep");
});

test("what an earlier save was told is dimmed and dated, in no colour of a fault, and ours is not dimmed", options, async () => {
  await save("factorial", withBody("factorial", BELOW), "failed");
  const [page] = tabs;
  assert.match((await drawn(page)).says, /panicked/);
  await save("factorial", "this is no Rust", "broken");
  const it = await ask(page, () => {
    const figure = document.querySelector(".yours-views").closest("figure");
    const strength = (it) => { let all = 1; for (; it; it = it.parentElement) all *= Number(getComputedStyle(it).opacity); return all; };
    const says = figure.querySelector(".yours-says"), [ours, yours] = figure.querySelectorAll(".yours-side .yours-name");
    const plain = getComputedStyle(document.querySelector(".content p")).color;
    return {
      strengths: [says, yours, ours].map(strength),
      colours: [...says.querySelectorAll("p")].map((it) => getComputedStyle(it).color === plain),
      edge: getComputedStyle(says).borderInlineStartColor,
      busy: figure.querySelector(".yours-busy").innerText,
      name: yours.textContent,
    };
  });
  const [says, yours, ours] = it.strengths;
  assert.ok(says < 0.7 && yours < 0.7 && ours === 1, JSON.stringify(it));
  assert.ok(it.colours.every(Boolean), JSON.stringify(it));
  assert.match(it.busy, /did not compile\. Below is your save of .*\d/);
  assert.match(it.name, /of your save at .*\d/);
});

test("a button saves both runs and the first difference as one picture", options, async () => {
  await save("factorial", answer("factorial", "base_value_zero"), "failed");
  const [page] = tabs;
  await drawn(page);
  const kept = await ask(page, async () => {
    const button = [...document.querySelectorAll(".yours-keeps")].find((it) => it.checkVisibility());
    const make = URL.createObjectURL;
    const blob = new Promise((come) => { URL.createObjectURL = (it) => { come(it); return make.call(URL, it); }; });
    button.click();
    const text = await (await blob).text();
    URL.createObjectURL = make;
    const picture = new Image();
    picture.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
    await picture.decode();
    return { text, size: [picture.naturalWidth, picture.naturalHeight] };
  });
  for (const part of ["Yours", "Ours", "factorial(0)", "returns 0", "--fig-ink"]) assert.ok(kept.text.includes(part), part);
  assert.ok(kept.size[0] > 200 && kept.size[1] > 200, `${kept.size}`);
});

test("only what is solved counts as solved, and the first save that passes leads to the run", options, async () => {
  const [page] = tabs;
  const solved = () => ask(page, () => (document.documentElement.dataset.solved ?? "").split(" ").includes("recursion-1"));
  await save("factorial", answer("factorial", "base_value_zero"), "failed");
  assert.ok(!(await solved()), "a save that fails opens nothing");
  await ask(page, () => { scrollTo(0, 0); window.heard = null; document.addEventListener("solved", ({ detail }) => { window.heard = detail; }); });
  await save("factorial", answer("factorial", "ours"), "solved", { goes: false });
  const it = await drawn(page);
  assert.match(it.says, /✓ Yours runs as ours does/);
  assert.ok(await solved());
  assert.ok((await ask(page, () => window.heard)).includes("recursion-1"));
  await settled(page);
  const { views, seen, trees } = await places(page);
  assert.ok(views.top >= seen[0] && trees[1].top < seen[1], JSON.stringify([views, seen, trees]));
});

test("where only the failing test differs, ours of the same test comes beside it, and the bar leads there", options, async () => {
  await save("alpha_beta", answer("alpha_beta", "cuts_when_past"), "failed", { goes: false });
  const [page] = tabs;
  const sides = await until("both are drawn", () => ask(page, () => {
    const sides = [...document.querySelectorAll("#failing-test .yours-side")].filter((side) => side.checkVisibility() && side.querySelector("svg"));
    return sides.length === 2 && sides.map((side) => side.getBoundingClientRect().top);
  }));
  assert.ok(Math.abs(sides[0] - sides[1]) < 1, `side by side: ${sides}`);
  await until("the bar knows the place", () => ask(page, () => [...document.querySelectorAll(".yours-bar a")].some((it) => it.getAttribute("href") === "#failing-test-yours" && it.checkVisibility())));
});

test("who steps through ours leads yours to the same position, or hears that there is none", options, async () => {
  await save("alpha_beta", answer("alpha_beta", "cuts_when_past"), "failed");
  const [page] = tabs;
  await drawn(page);
  await until("both are in step", () => ask(page, () => Boolean(document.querySelector("figure.in-step"))));
  const steps = await ask(page, together, "figure.in-step .yours-side", 0);
  const moves = ({ rows }) => rows.map((frame) => frame.replace(/ \(.*/, ""));
  assert.ok(steps.length > 10, `${steps.length} steps`);
  for (const [ours, yours] of steps) {
    assert.deepEqual([ours.buttons, yours.buttons], [true, false], "one row of buttons leads both");
    if (!/^Yours: /.test(yours.say)) assert.deepEqual(moves(yours), moves(ours), `${ours.say}; ${yours.say}`);
  }
  const met = steps.filter(([, yours]) => !/^Yours: /.test(yours.say)).length;
  assert.ok(met > steps.length / 2, `${met} of ${steps.length} steps`);
});

test("the two drawings stand side by side from a width of 1000 pixels on, and where they are wider than their room they scroll together", options, async () => {
  await save("alpha_beta", answer("alpha_beta", "cuts_when_past"), "failed");
  const [page] = tabs;
  await drawn(page);
  const beside = ({ sides: [ours, yours] }) => Math.abs(ours.top - yours.top) < 1 && yours.left > ours.right;
  const below = ({ sides: [ours, yours] }) => yours.top >= ours.bottom && yours.left === ours.left;
  for (const [width, stands] of [[1000, beside], [999, below], [1000, beside]]) {
    await page.setViewport({ width, height: 900 });
    await until(`at ${width} pixels ${stands.name}`, async () => stands(await places(page)));
    assert.ok((await places(page)).wide, `at ${width} pixels the page is wider than its window`);
  }
  // The player of the page is the widest.
  const player = "figure.recorded-player:has(.yours-views) .yours-side .fig-scroll";
  await until("the player is drawn", () => ask(page, (player) => {
    document.querySelector("figure.recorded-player:has(.yours-views)").scrollIntoView();
    return document.querySelectorAll(player).length === 2;
  }, player));
  // How far each of the two is scrolled, and how far it could be, once the reader has scrolled one of them.
  const scrolled = (leads) => ask(page, async (leads, player) => {
    const boxes = [...document.querySelectorAll(player)];
    boxes[leads].scrollTo({ left: 30 * (leads + 1), behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return boxes.map((box) => [box.scrollLeft, box.scrollWidth - box.clientWidth]);
  }, leads, player);
  for (const leads of [0, 1]) {
    const far = 30 * (leads + 1), boxes = await scrolled(leads);
    assert.ok(boxes.length === 2 && boxes.every(([, room]) => room > far), `there is nothing to scroll: ${JSON.stringify(boxes)}`);
    assert.ok(boxes.every(([left]) => Math.abs(left - far) <= 1), `${leads ? "yours" : "ours"} leads: ${JSON.stringify(boxes)}`);
  }
  await page.setViewport({ width: 1280, height: 900 });
});

/** The drawing of a run without an end comes at most two seconds after the verdict. */
async function isSoon(t, page, what) {
  const { verdict, first } = await ask(page, () => window.came);
  t.diagnostic(`${what}: ${Math.round(first - verdict)} ms from the verdict to the drawing`);
  assert.ok(first - verdict < 2_000, `${first - verdict} ms`);
}

/** From the verdict to the drawings. */
async function told(t, page, stem) {
  const { verdict, first, last } = (await ask(page, () => window.came)) ?? {};
  if (!verdict || !first) return;
  const [soon, late] = [first, last].map((it) => Math.round(it - verdict));
  t.diagnostic(`${stem}: ${soon} ms from the verdict to the first drawing of yours, ${late} to the last of all`);
}

test("a right answer in another style is never called wrong", options, async () => {
  for (const [stem, name] of [["all_solutions", "from_the_right"], ["alpha_beta", "fail_hard"], ["alpha_beta", "ours"]]) {
    await save(stem, answer(stem, name), "solved");
    for (const page of tabs) {
      const it = await drawn(page);
      assert.ok(!it.wrong, `${stem}/${name}: ${it.says}`);
      assert.equal(it.other, name === "from_the_right", it.says);
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

test("what loops and what recurses without end is drawn as far as it got, within two seconds of its verdict", options, async (t) => {
  const loops = "    if depth == 0 || board.done() { loop { std::hint::spin_loop() } }\n    let mv = board.legal_moves().next().unwrap();\n    alpha_beta(&board.play(mv), depth - 1, alpha, beta)";
  const endless = "    let mv = board.legal_moves().next();\n    match mv { Some(mv) => alpha_beta(&board.play(mv), depth, alpha, beta), None => alpha_beta(board, depth, alpha, beta) }";
  for (const [body, words] of [[loops, "did not end"], [endless, "the calls went too deep"]]) {
    await save("alpha_beta", withBody("alpha_beta", body), "failed");
    const it = await drawn(tabs[0]);
    assert.ok(it.says.includes(words), it.says);
    assert.ok(it.sides[1], "it is drawn");
    await isSoon(t, tabs[0], words);
  }
});

/** A board of the book in a tab that follows the student. */
class Board {
  constructor(page, id) {
    Object.assign(this, { page, figure: `#${id}` });
  }

  static async open(address, id) {
    const [page] = tabs, board = new Board(page, id);
    await page.goto(new URL(address, course.address));
    await until("the page offers the student's functions", async () => (await board.offers())?.length > 1);
    return board;
  }

  offers() {
    return ask(this.page, (figure) => {
      const select = document.querySelector(`${figure} select[aria-label="Against"]`);
      return select.checkVisibility() ? [...select.options].map((it) => it.value) : null;
    }, this.figure);
  }

  shown() {
    return ask(this.page, (figure) => {
      const it = document.querySelector(figure);
      return {
        said: it.querySelector(".play-status").textContent,
        moves: [...it.querySelectorAll(".play-log > li")].map((move) => move.textContent).reverse(),
        buttons: [...it.querySelectorAll(".play-buttons button")].filter((button) => button.checkVisibility()).map((button) => button.textContent),
        tree: it.querySelector(".play-tree").innerText,
        drawn: it.querySelectorAll(".play-tree svg").length,
        compiler: it.querySelector(".play-compiler")?.textContent,
      };
    }, this.figure);
  }

  /** Waits until the page says so. */
  says(words) {
    return until(`it says ${words}`, async () => { const it = await this.shown(); return words.test(it?.said) && it; });
  }

  against(stem) {
    return this.choose("Against", stem);
  }

  choose(label, value) {
    return this.page.select(`${this.figure} select[aria-label="${label}"]`, value);
  }

  click(move) {
    return ask(this.page, (figure, move) => document.querySelector(`${figure} [data-move="${move}"]`).click(), this.figure, move);
  }

  press(words) {
    return ask(this.page, (figure, words) => [...document.querySelectorAll(`${figure} .play-buttons button`)].find((it) => it.textContent === words).click(), this.figure, words);
  }

  /** Makes the move, or the one that Hint names, and waits until the reader is to move again, or the game is over. */
  async move(move) {
    if (!move) {
      await this.press("Hint");
      move = await until("a move is hinted", () => ask(this.page, (figure) => document.querySelector(`${figure} .is-hinted`)?.dataset.move, this.figure));
    }
    const before = (await this.shown()).moves.length;
    await this.click(move);
    return until(`${move} is answered`, async () => { const it = await this.shown(); return it.moves.length > before && ENDS.test(it.said) && it; });
  }

  /** Plays as well as one can until the game is over. */
  async playOut() {
    for (;;) {
      const it = await this.move();
      if (!/Your move/.test(it.said)) return it;
    }
  }
}

const PLAYING = ["ch3-tic-tac-toe/playing.html", "play-tic-tac-toe"];
const DOTS = ["ch5-dots-and-boxes/playing.html", "play-dots-and-boxes"];
/** What is said where nobody is thinking any more: the reader is to move, or the game is over. */
const ENDS = /Your move|A draw|A tie| won|lost/;

/** A small board of dots and boxes, against a function of the student's. */
async function dots(stem) {
  const board = await Board.open(...DOTS);
  await board.choose("Field", "1x2");
  await board.against(stem);
  return board;
}

test("a reader plays against their own search in both games, and its answer stands beside each of its moves", options, async () => {
  await save("look_ahead", answer("look_ahead", "ours"), "solved", { goes: false });
  const board = await Board.open(...PLAYING);
  assert.deepEqual(await board.offers(), ["", "look_ahead", "computer_and_human", "alpha_beta"]);
  await board.against("look_ahead");
  await board.click("5");
  const { said, moves } = await board.says(/look_ahead (takes|chose)|lost/);
  assert.equal(said, "Your look_ahead takes 1. Your move, X.");
  // The first cell of four that draw, after all games from there.
  assert.match(moves[1], /^O 1value 0, \d+ \d+ nodes$/u);
  // Both play as well as one can.
  assert.match((await board.playOut()).said, /A draw: all nine cells are taken/);
  await board.press("What did it think?");
  assert.match((await until("it is drawn", async () => { const it = await board.shown(); return it.drawn && it; })).tree, /^What your look_ahead looked at before \d:/);

  const field = await dots("look_ahead");
  const { moves: drawn } = await field.move("b1b2");
  assert.match(drawn[1], /^B a1b1value 0, [\d ]+ nodes/u);
  await field.playOut();
  await field.says(/A tie: 1 box each\. Nobody gave anything away\.$/);
});

test("a weak search of theirs plays both games, and its mistakes are named", options, async () => {
  await save("look_ahead", withBody("look_ahead", "    let _ = depth;\n    (board.evaluate(), board.legal_moves().next())"), "failed", { goes: false });
  const board = await Board.open(...PLAYING);
  await board.against("look_ahead");
  for (const cell of ["5", "9", "3"]) await board.move(cell);
  assert.equal((await board.move("7")).said, "You take 7. You have won: X holds 3, 5 and 7.");
  const field = await dots("look_ahead");
  await field.move("a1b1");
  await field.playOut();
  const { moves } = await field.says(/A tie: 1 box each\. A gave away a tie with a1b1; B gave away a win with b1c1\.$/);
  assert.match(moves[1], /^B b1c1value 0, 1 node✗ Throws away a win by 2/);
});

// One search that goes wrong in another way after each first move, so that it is built once for each game.
const GOES_WRONG = `    let is_open = |name: &str| board.legal_moves().any(|mv| mv.to_string() == name);
    let is_line = board.legal_moves().any(|mv| mv.to_string().len() == 4);
    let is_taken = |name: &str| is_line == (name.len() == 4) && !is_open(name);
    if let Some(taken) = ["5", "b1b2"].into_iter().find(|name| is_taken(name)) {
        println!("the answer: move {taken} value 9 nodes 1");
        std::process::exit(0)
    }
    if is_taken("1") || is_taken("a1b1") {
        return (0, Some(board.legal_moves().nth(100).unwrap()));
    }
    loop {
        std::hint::spin_loop();
    }`;
/** What it does instead of a move, after which first move in each game, and what is said of it there. */
const NO_MOVE = {
  "a cell or a line that is taken": ["5", "b1b2", /Your look_ahead chose 5\. Cell 5 holds X already: free are .* So it has lost\.$/, /Your look_ahead chose b1b2\. b1b2 is drawn already: open are .* So it has lost\.$/],
  "a panic": ["1", "a1b1", /Your look_ahead panicked: exercises\/ch3-tic-tac-toe\/src\/look_ahead\.rs:\d+: called `Option::unwrap\(\)` on a `None` value\. So it has lost\.$/],
  "a loop": ["9", "b1c1", /Your look_ahead chose no move within 4 s\. So it has lost\.$/],
};

test("a search that cheats, panics or never ends has lost both games by name, and ours can play on", options, async () => {
  await save("look_ahead", withBody("look_ahead", `    let _ = depth;\n${GOES_WRONG}`), "failed", { goes: false });
  for (const [what, [cell, line, words, atDots = words]] of Object.entries(NO_MOVE)) {
    const board = await Board.open(...PLAYING);
    await board.against("look_ahead");
    await board.click(cell);
    if (what === "a loop") await board.says(/^You take 9\. Your look_ahead is thinking …$/);
    const lost = await board.says(words);
    assert.deepEqual(lost.moves, [`X ${cell}`], what);
    assert.ok(lost.buttons.includes("Let ours play") && lost.buttons.includes("Ask it again") && lost.buttons.includes("Take back"), lost.buttons.join());
    await board.press("Let ours play");
    assert.equal((await board.says(/Your move/)).moves.length, 2, what);

    const field = await dots("look_ahead");
    await field.click(line);
    const { moves, buttons } = await field.says(atDots);
    assert.match(moves.join(), new RegExp(`^A ${line}[^,]*$`), what);
    assert.ok(buttons.includes("Let ours play"), buttons.join());
    await field.press("Let ours play");
    assert.equal((await field.says(/Your move/)).moves.length, 2, what);
  }
});

test("a stub is named and ours plays; what does not compile says so, and is asked again once it does", options, async () => {
  await save("look_ahead", answer("look_ahead", "stub"), "unwritten", { goes: false });
  const board = await Board.open(...PLAYING);
  await board.against("look_ahead");
  await board.click("5");
  const { said, moves } = await board.says(/Our search plays instead\. .*Your move/);
  assert.match(said, /^Your look_ahead is still to be written: exercises\/ch3-tic-tac-toe\/src\/look_ahead\.rs:\d+: .* Our search plays instead\. The computer takes \d\. Your move, X\.$/);
  assert.equal(moves.length, 2);
  await save("look_ahead", "this is no Rust", "broken", { goes: false });
  await board.press("New game");
  await board.click("5");
  const broken = await board.says(/Your look_ahead does not compile\.$/);
  assert.match(broken.compiler, /look_ahead\.rs/);
  await save("look_ahead", answer("look_ahead", "ours"), "solved", { goes: false });
  await board.press("Ask it again");
  assert.equal((await board.says(/look_ahead takes/)).said, "Your look_ahead takes 1. Your move, X.");
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
