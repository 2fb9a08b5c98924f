// Every question of the book, answered rightly and wrongly, as a reader does it.

import assert from "node:assert/strict";

import { violations } from "../shared/axe.mjs";
import { claim } from "../shared/claim.mjs";
import { asking, given } from "../shared/questions.mjs";
import { events } from "../shared/recording.mjs";
import { PHONE } from "../shared/tab.mjs";

/** What a page asks, as its HTML says it. */
function asked(tab) {
  return tab.ask(() => [...document.querySelectorAll("form.predict")].map((form) => ({ id: form.id, kind: form.dataset.kind, answer: JSON.parse(form.dataset.answer) })));
}

/** What is certainly wrong, one after the other; of a choice between two there is only one. */
function wrong({ kind, answer: { right } }, choices) {
  if (kind === "number") return [7, 8].map((end) => String(Number(right.replace(/[^\d-]/g, "")) * 1000 + end));
  if (kind === "choice") return choices.filter((choice) => choice !== right);
  if (kind === "set" || kind === "several") return right.length > 0 ? [[], choices.map(Number).filter((it) => !right.includes(it))] : [[1], [2]];
  return [[...right].reverse(), [right[1], right[0], ...right.slice(2)]];
}

/** Answers a question as a hand does, which presses what it can see and hit. All of it at once in the page: by real presses the book's
 *  questions took a minute longer, and a claim below answers each kind of them by keys. */
async function say(tab, { id, kind }, said) {
  const missed = await tab.ask((id, kind, said) => {
    const form = document.getElementById(id), missed = [];
    const over = (part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there === part || part.contains(there) ? undefined : there?.outerHTML.slice(0, 80) ?? "the edge of the screen";
    };
    const hit = (part) => {
      if (over(part)) part.scrollIntoView({ block: "center", behavior: "instant" });
      if (over(part)) missed.push(`${part.outerHTML.slice(0, 80)} is below ${over(part)}`);
      part.focus({ preventScroll: true });
      return part;
    };
    const ask = (of) => [...form.querySelectorAll(`.predict-ask ${of}`)];
    if (kind === "number") {
      hit(ask("input")[0]).select();
      document.execCommand("insertText", false, said);
    }
    if (kind === "choice") ask("input").find((it) => it.value === said).click();
    if (kind === "set" || kind === "several") ask("input").forEach((it) => { if (it.checked !== said.includes(Number(it.value))) it.click(); });
    if (kind === "order") {
      const all = () => [...form.querySelectorAll("li")];
      said.forEach((text, at) => {
        const item = all().find((it) => it.querySelector("span").textContent === text);
        while (all().indexOf(item) > at) item.querySelector("button").click();
      });
    }
    hit(form.querySelector("[type=submit]")).click();
    return missed;
  }, id, kind, said);
  assert.deepEqual(missed, []);
}

/** Answers a question, and says how far it moved on the screen. */
async function movedBy(tab, question, said) {
  const before = await tab.ask((id) => {
    const form = document.getElementById(id);
    form.scrollIntoView({ block: "center", behavior: "instant" });
    return form.getBoundingClientRect().top;
  }, question.id);
  await say(tab, question, said);
  await tab.still();
  const after = await tab.ask((id) => document.getElementById(id).getBoundingClientRect().top, question.id);
  return Math.abs(after - before);
}

/** What a reader sees of a question, and what is kept of it: whether its box is there, or, in a box with a part for each of its
 *  questions, its own part. */
function seen(tab, id) {
  return tab.ask((id) => {
    const form = document.getElementById(id);
    let at = 0, box = form.nextElementSibling;
    for (let before = form.previousElementSibling; before?.matches("form.predict"); before = before.previousElementSibling) at += 1;
    while (box?.matches("form.predict")) box = box.nextElementSibling;
    if (!box?.matches("details")) box = undefined;
    const lines = box ? [...box.children].filter((it) => it.matches("hr")) : [];
    const first = at === 0 ? box?.children[1] : lines[at - 1]?.nextElementSibling;
    return {
      said: form.querySelector(".predict-said").textContent,
      classes: form.className,
      kept: JSON.parse(localStorage.getItem("look-ahead.predict." + id)),
      parted: lines.length > 0,
      box: (lines.length > 0 ? first : box)?.checkVisibility(),
    };
  }, id);
}

const choices = (tab, id) => tab.ask((id) => [...document.querySelectorAll(`#${id} .predict-ask input`)].map((it) => it.value), id);

claim("each question is answered rightly, and is told so, and its box comes with the last answer, or its part of the box with its own", async (it) => {
  assert.ok(asking.length > 0);
  await it.everyPage({}, async (tab, page) => {
    const faults = [];
    const questions = await asked(tab);
    const check = async (question, when) => {
      const { said, classes, kept } = await seen(tab, question.id);
      if (!said.startsWith("Right")) faults.push(`${question.id} ${when} says "${said}"`);
      if (!classes.includes("is-right")) faults.push(`${question.id} ${when} looks like ${classes}`);
      if (kept?.right !== true || kept.first !== undefined) faults.push(`${question.id} ${when} keeps ${JSON.stringify(kept)}`);
    };
    for (const question of questions) {
      if ((await seen(tab, question.id)).box) faults.push(`${question.id} shows its box before it is answered`);
      const moved = await movedBy(tab, question, question.answer.right);
      if (moved > 1) faults.push(`${question.id} moves by ${moved} when it is answered`);
      await check(question, "answered");
      // What waited for this answer alone is in sight now.
      const still = await tab.ask(() => [...document.querySelectorAll(".veiled")].filter((it) => {
        const mark = it.dataset.veil ? it : it.previousElementSibling;
        return mark.dataset.veil.split(" ").every((id) => document.getElementById(id).dataset.guess === "answered");
      }).map((it) => it.id || it.className));
      if (still.length > 0) faults.push(`after the answer to ${question.id} still veiled: ${still}`);
    }
    // Nothing is veiled any more, and the boxes behind the questions are open.
    const left = await tab.ask(() => ({
      veiled: document.querySelectorAll(".veiled").length,
      closed: [...document.querySelectorAll("form.predict + details")].filter((box) => !box.open || !box.checkVisibility()).length,
    }));
    if (left.veiled + left.closed > 0) faults.push(`${left.veiled} veils and ${left.closed} closed boxes are left`);
    await tab.open(page);
    for (const question of questions) await check(question, "opened again");
    return faults;
  }, asking);
});

claim("each question that is answered wrongly leads on and is asked once more, and only then says what is right", async (it) => {
  let parted = 0;
  await it.everyPage({}, async (tab, page) => {
    const faults = [];
    const questions = await asked(tab);
    const second = [];
    for (const [at, question] of questions.entries()) {
      const [one, other] = wrong(question, await choices(tab, question.id));
      await say(tab, question, one);
      const tried = await seen(tab, question.id);
      if (!/^Not yet\. .{8}/.test(tried.said)) faults.push(`${question.id} says "${tried.said}"`);
      if (tried.box || tried.kept || /is-(right|wrong)/.test(tried.classes)) faults.push(`${question.id} ends after one try`);
      await say(tab, question, one);
      const same = await seen(tab, question.id);
      if (!same.said.startsWith("You said that before.")) faults.push(`${question.id} said twice says "${same.said}"`);
      // By turns right and wrong at the second try.
      const rightly = at % 2 === 0 || other === undefined;
      second.push(rightly);
      await say(tab, question, rightly ? question.answer.right : other);
      // Who has guessed wrong reads why, and does not wait for the next question.
      const now = await seen(tab, question.id);
      if (now.parted && !now.box) faults.push(`${question.id} does not say why at once`);
      parted += now.parted;
    }
    const check = async (when) => {
      for (const [at, { id }] of questions.entries()) {
        const { said, classes, kept, box } = await seen(tab, id);
        if (!said.startsWith(second[at] ? "Right" : "Not this time")) faults.push(`${id} ${when} says "${said}"`);
        if (!classes.includes(second[at] ? "is-right" : "is-wrong")) faults.push(`${id} ${when} looks like ${classes}`);
        if (kept?.right !== second[at] || typeof kept?.first !== "string") faults.push(`${id} ${when} keeps ${JSON.stringify(kept)}`);
        if (box === false) faults.push(`${id} ${when} has no box`);
      }
    };
    await check("answered");
    await tab.open(page);
    await check("opened again");
    return faults;
  }, asking);
  assert.ok(parted > 15, `${parted} questions share a box and have a part of it`);
});

claim("no sentence of a question stands twice on its page, and no hint of one says its answer", async (it) => {
  const faults = [];
  let asked = 0;
  await it.everyPageRead(askedTwice, (found) => { asked += found.asked; return found.faults; }, asking);
  // The walk has seen the questions.
  assert.ok(asked > 100, `${asked}`);
  // It finds one.
  const twice = (prose, hints) => askedTwice({
    querySelectorAll: (what) => (what === "form.predict" ? [{
      id: "q", dataset: { kind: "number", answer: '{"right":"15"}', hints },
      querySelector: () => ({ textContent: "How many calls are made in all?" }),
    }] : [{ textContent: prose, closest: () => null }]),
  });
  const none = '{"near":[],"own":"Count the leaves."}';
  assert.deepEqual(twice("It is asked. How many calls  are made in all? Say it.", none).faults.length, 1);
  assert.deepEqual(twice("How many calls?", '{"near":[["8","Of 15 calls 8 are leaves."]],"own":""}').faults.length, 1);
  assert.deepEqual(twice("How many calls?", none).faults, faults);
});

/** What of a page's questions is asked once more outside of them, and which hints say the number that is asked for. */
function askedTwice(page) {
  const plain = (text) => text.replace(/\s+/g, " ").trim();
  const faults = [];
  const forms = [...page.querySelectorAll("form.predict")];
  const prose = [...page.querySelectorAll("main p, main li, main summary, main td")].filter((it) => !it.closest("form")).map((it) => plain(it.textContent));
  for (const form of forms) {
    const ask = plain(form.querySelector("legend, label").textContent);
    // What is no more than a word or two, as "And by halves?", means something else elsewhere.
    for (const sentence of ask.split(/(?<=[.?:]) /).filter((it) => it.length > 16)) {
      if (prose.some((text) => text.includes(sentence))) faults.push(`${form.id} is asked twice: ${sentence}`);
    }
    if (form.dataset.kind !== "number") continue;
    const { near, own } = JSON.parse(form.dataset.hints);
    const right = JSON.parse(form.dataset.answer).right.replace(/[^\d]/g, "");
    for (const said of [own, ...near.map(([, says]) => says)]) {
      const numbers = said.replace(/`[^`]*`/g, "").replace(/(\d)[\u202f\u00a0 ](?=\d{3})/g, "$1").match(/\d+/g) ?? [];
      if (numbers.includes(right)) faults.push(`${form.id} says its answer: ${said}`);
    }
  }
  return { asked: forms.length, faults };
}

claim("a guess that equals another number of the run gets a hint that names that number", async (it) => {
  const tab = await it.tab({});
  const told = async (page, end, guess) => {
    await tab.open(`ch1-recursion/${page}.html`);
    const question = (await asked(tab)).find(({ id }) => id.endsWith(end)) ?? assert.fail(end);
    await say(tab, question, guess);
    return (await seen(tab, question.id)).said;
  };
  const run = events("mistake-permutations-from-the-next").filter(({ event }) => event === "enter");
  const settled = (number) => run.filter(({ args }) => args.some(([name, value]) => name === "settled" && value === number)).length;
  assert.equal(await told("permutations", "where-settled-3", String(settled("1"))), "Not yet. That is how many calls have settled = 1.");
  assert.equal(await told("permutations", "where-settled-3", String(run.length)), "Not yet. That is how many calls are made in all.");
  assert.match(await told("fibonacci", "mistake-fibonacci-one", "5"), /^Not yet\. That is what it returns without the mistake\./);
  // What nothing in the run equals gets no cause, and the question's own hint.
  assert.match(await told("permutations", "where-settled-3", "77"), /^Not yet\. With which item can the loop swap the last open place\?/);
});

claim("each kind of question is tried twice by keys alone, and the keys stay in it", async (it) => {
  const tab = await it.tab({});
  const press = (key) => tab.page.keyboard.press(key);
  const find = async (page, is) => {
    await tab.open(page);
    return (await asked(tab)).find(is) ?? assert.fail(page);
  };
  /** After an answer: what is said, with the keys still in the form. */
  const told = async ({ id }, wanted) => {
    assert.match((await seen(tab, id)).said, wanted, id);
    assert.ok(await tab.ask((id) => document.getElementById(id).contains(document.activeElement), id), `${id} lost the keys`);
  };
  // A number: what was typed is marked, so that the next one takes its place.
  const number = await find("ch1-recursion/fibonacci.html", ({ kind }) => kind === "number");
  await tab.page.focus(`#${number.id} input`);
  await tab.page.keyboard.type("5");
  await press("Enter");
  await told(number, /^Not yet\./);
  await tab.page.keyboard.type(number.answer.right);
  await press("Enter");
  await told(number, /^Right/);
  // A choice, and a square of a board: arrows choose.
  for (const [page, is] of [["ch1-recursion/fibonacci.html", ({ kind }) => kind === "choice"], ["ch2-eight-queens/first-solution.html", ({ id }) => id.includes("deadend")]]) {
    const choice = await find(page, is);
    const values = await choices(tab, choice.id);
    await tab.page.focus(`#${choice.id} .predict-ask input`);
    await press("Space");
    await press("Enter");
    await told(choice, /^Not yet\./);
    for (let at = 0; at < values.indexOf(choice.answer.right); at += 1) await press("ArrowDown");
    await press("Enter");
    await told(choice, /^Right/);
  }
  // A set of leaves: each is a stop of the Tab key.
  const set = await find("ch4-alpha-beta/cut.html", ({ kind }) => kind === "set");
  await tab.page.focus(`#${set.id} input[value="1"]`);
  await press("Space");
  await press("Enter");
  await told(set, /^Not yet\. One leaf that you chose must be read\. One leaf that you did not choose need not be read\./);
  await press("Space");
  for (let at = 1; at < set.answer.right[0]; at += 1) await press("Tab");
  await press("Space");
  await press("Enter");
  await told(set, /^Right/);
  // Several texts are ticked in the same way, and what is said of them is not said of leaves.
  const several = await find("ch5-dots-and-boxes/same-position.html", ({ kind }) => kind === "several");
  assert.deepEqual(several.answer.right, [1]);
  await tab.page.focus(`#${several.id} input[value="2"]`);
  await press("Space");
  await press("Enter");
  await told(several, /^Not yet\. 1 of those that you ticked does not belong to it\. 1 that belongs to it is not ticked\. Compare two positions/);
  await press("Space");
  await tab.page.focus(`#${several.id} input[value="1"]`);
  await press("Space");
  await press("Enter");
  await told(several, /^Right: the lines that are drawn\.$/);
  // An order: the buttons move.
  const order = await find("ch1-recursion/permutations.html", ({ kind }) => kind === "order");
  await tab.page.focus(`#${order.id} [type=submit]`);
  await press("Enter");
  await told(order, /^Not yet\./);
  for (const [at, item] of order.answer.right.entries()) {
    const now = await tab.ask((id, item) => {
      const items = [...document.querySelectorAll(`#${id} li`)];
      const found = items.find((it) => it.querySelector("span").textContent === item);
      found.querySelector("button").focus();
      return items.indexOf(found);
    }, order.id, item);
    for (let moved = now; moved > at; moved -= 1) await press("Enter");
  }
  await tab.page.focus(`#${order.id} [type=submit]`);
  await press("Enter");
  await told(order, /^Right/);
});

claim("where everything of a page is right at the first try, the last answer says so, and moves only where that is wanted", async (it) => {
  for (const [features, moves] of [[{}, true], [{ "prefers-reduced-motion": "reduce" }, false]]) {
    const tab = await it.tab({ features });
    await tab.open("ch1-recursion/fibonacci.html");
    const questions = await asked(tab);
    for (const question of questions) await say(tab, question, question.answer.right);
    const { said } = await seen(tab, questions.at(-1).id);
    assert.match(said, new RegExp(`All ${questions.length} questions of this page, at the first try\\.`));
    const animated = await tab.ask((id) => getComputedStyle(document.querySelector(`#${id} .predict-said`), "::before").animationName !== "none", questions.at(-1).id);
    assert.equal(animated, moves);
  }
});

claim("a guess that is too large or no whole number gets a message and costs no try", async (it) => {
  const tab = await it.tab({});
  await tab.open("ch1-recursion/fibonacci.html");
  const question = (await asked(tab)).find(({ kind }) => kind === "number");
  for (const [guess, told] of [["", /^Type a whole number first\.$/], ["two", /^Type a whole number first\.$/], ["2.5", /^Type a whole number first\.$/], ["99999999999999999999", /^Type a number between −999.999.999.999.999 and 999.999.999.999.999\.$/]]) {
    await say(tab, question, guess);
    assert.match((await seen(tab, question.id)).said, told);
  }
  await say(tab, question, question.answer.right);
  assert.equal((await seen(tab, question.id)).kept.first, undefined);
});

claim("a number that a question asks for is found where it stands in sight", async (it) => {
  const tab = await it.tab({});
  await tab.open("ch5-dots-and-boxes/ladder.html");
  assert.deepEqual(await given(tab), []);
  await tab.ask(() => document.querySelectorAll(".veiled").forEach((it) => it.classList.remove("veiled")));
  const found = await given(tab);
  assert.ok(found.some((it) => it.includes("Suppose that a paper states")) && found.length > 1, `${found}`);
});

claim("the right answers are those that the recordings give, read without the course's code", async (it) => {
  const tab = await it.tab({});
  const answers = async (page) => {
    await tab.open(page);
    return Object.fromEntries((await asked(tab)).map(({ id, answer }) => [id.replace("predict-" + page.replace(".html", "").replaceAll("/", "-") + "-", ""), answer.right]));
  };
  const calls = (name) => String(events(name).filter(({ event }) => event === "enter").length);
  const factorial = await answers("ch1-recursion/factorial.html");
  assert.equal(factorial["calls-factorial-5"], calls("factorial-5"));
  assert.equal((await answers("ch1-recursion/fibonacci.html"))["calls-fibonacci-5"], calls("fibonacci-5"));
  // The leaves of [[44, 61, 50], [40, 35]] whose value is never asked.
  const read = new Set(events("cut-44-40").filter(({ event }) => event === "value").map(({ value }) => String(value)));
  const never = ["44", "61", "50", "40", "35"].flatMap((leaf, at) => (read.has(leaf) ? [] : [at + 1]));
  assert.deepEqual((await answers("ch4-alpha-beta/cut.html"))["unread-cut-44-40"], never);
  const lists = [];
  for (const event of events("permutations-3")) if (event.event === "enter" && event.args[1][1] === "3") lists.push(event.args[0][1]);
  assert.deepEqual((await answers("ch1-recursion/permutations.html"))["order-leaves-permutations-3"], lists);
});

claim("the leaves of a drawn tree are crossed out by mouse, finger and keys, and a screen reader hears what is written between them", async (it) => {
  for (const settings of [{}, PHONE]) {
    const tab = await it.tab(settings);
    await tab.open("ch4-alpha-beta/cut.html");
    const [{ id, answer }] = await asked(tab);
    const leaf = (number) => tab.page.$(`#${id} label:has([value="${number}"])`);
    const crossed = () => tab.ask((id) => [...document.querySelectorAll(`#${id} :checked`)].map((it) => Number(it.value)), id);
    // Each stands where it is drawn: what is in the middle of its place is its own switch.
    for (const number of [1, 2, 3, 4, 5]) {
      const it = await leaf(number);
      await it.scrollIntoView();
      const { x, y, width, height } = await it.boundingBox();
      assert.ok(width >= 43.5 && height >= 43.5, `${width} × ${height}`);
      await (settings === PHONE ? tab.page.touchscreen.tap(x + width / 2, y + height / 2) : tab.page.mouse.click(x + width / 2, y + height / 2));
      assert.deepEqual(await crossed(), [number]);
      // What a finger touched is `:active` a moment longer; a space bar that is down when that ends does nothing.
      await tab.page.waitForFunction(() => document.querySelector(":active") === null);
      await (await tab.page.$(`#${id} input[value="${number}"]`)).focus();
      await tab.page.keyboard.press("Space");
      assert.deepEqual(await crossed(), []);
    }
    const heard = await tab.ask((id) => document.querySelector(`#${id} .predict-drawn`).textContent.trim(), id);
    assert.equal(heard, "[[44, 61, 50], [40, 35]]");
    // Answered by keys alone.
    await (await tab.page.$(`#${id} input[value="${answer.right[0]}"]`)).focus();
    await tab.page.keyboard.press("Space");
    await tab.page.keyboard.press("Enter");
    assert.match((await seen(tab, id)).said, /^Right: 35\./);
  }
});

claim("a square of a drawn board is chosen by mouse and by keys, and its name says where it is and whether a queen stands there", async (it) => {
  const tab = await it.tab({});
  await tab.open("ch2-eight-queens/first-solution.html");
  const { id, answer } = (await asked(tab)).find(({ id }) => id.includes("deadend")) ?? assert.fail("nobody asks for a dead end");
  const names = await tab.ask((id) => [...document.querySelectorAll(`#${id} .predict-among label`)].map((it) => it.textContent), id);
  assert.equal(names.length, 16);
  assert.deepEqual(names.filter((name) => name.endsWith(", a queen")), ["row 0, column 0, a queen", "row 1, column 2, a queen"]);
  const chosen = () => tab.ask((id) => document.querySelector(`#${id} :checked`)?.value, id);
  for (const row of [0, 3]) {
    const square = await tab.page.$(`#${id} label:has([value="row ${row}, column 3"])`);
    await square.scrollIntoView();
    const { x, y, width, height } = await square.boundingBox();
    await tab.page.mouse.click(x + width / 2, y + height / 2);
    assert.equal(await chosen(), `row ${row}, column 3`);
  }
  await tab.page.keyboard.press("ArrowLeft");
  assert.equal(await chosen(), "row 3, column 2");
  // The last queen of the recording's second dead end: a call that calls nothing and says false.
  const ends = [];
  let board, last;
  for (const event of events("first-solution-4")) {
    board = event.board ?? board;
    if (event.event === "leave" && event.returned === "false" && last.event === "enter" && last.node === event.node) ends.push(board);
    if (event.event === "enter" || event.event === "leave") last = event;
  }
  const rows = ends[1].split("\n");
  const row = rows.findLastIndex((line) => line.includes("Q"));
  assert.equal(answer.right, `row ${row}, column ${rows[row].indexOf("Q")}`);
});

claim("a covered figure is revealed by its address, by its button and by the link beside an answer", async (it) => {
  // Its first figure waits for two answers.
  const page = asking.find((page) => page.endsWith("factorial.html"));
  const veiled = (tab) => tab.ask(() => document.querySelectorAll("figure.veiled").length);
  const tab = await it.tab({});
  await tab.open(page);
  const before = await veiled(tab);
  const figure = await tab.ask(() => document.querySelector("figure.veiled").id);
  assert.ok(before > 0);
  await tab.open(`${page}#${figure}~n=6`);
  assert.equal(await tab.ask((id) => document.getElementById(id).classList.contains("veiled"), figure), false);
  const third = await it.tab({});
  await third.open(page);
  // Its button lifts all that waits for the same answers, and counts them as shown; the figure stays where it was.
  const shown = await third.ask(() => {
    const cover = document.querySelector(".predict-veil"), figure = cover.closest("figure");
    figure.scrollIntoView({ block: "center", behavior: "instant" });
    const before = figure.getBoundingClientRect().top;
    cover.querySelector("button").click();
    const said = figure.dataset.veil.split(" ").map((id) => JSON.parse(localStorage.getItem("look-ahead.predict." + id)).said);
    const style = getComputedStyle(figure);
    return { moved: figure.getBoundingClientRect().top - before, said, focused: figure === document.activeElement, frame: style.outlineStyle };
  });
  assert.deepEqual({ ...shown, moved: Math.round(Math.abs(shown.moved)) }, { moved: 0, said: [null, null], focused: true, frame: "none" });
  assert.equal(await veiled(third), 0);
  // The link beside an answer lifts what it leads to, also where another question still waits.
  const second = await it.tab({});
  await second.open(page);
  const [first] = await asked(second);
  await say(second, first, first.answer.right);
  const linked = await second.ask((id) => document.querySelector(`#${id} .predict-said a`).getAttribute("href").slice(1), first.id);
  const isVeiled = () => second.ask((id) => document.getElementById(id).classList.contains("veiled"), linked);
  assert.equal(await isVeiled(), true);
  await second.page.click(`#${first.id} .predict-said a`);
  assert.equal(await isVeiled(), false);
  const fourth = await it.tab({});
  await fourth.open(page);
  for (const { id } of await asked(fourth)) await (await fourth.page.$(`#${id} [value="Show me"]`)).click();
  assert.equal(await veiled(fourth), 0);
  const said = await fourth.ask(() => document.querySelector(".predict-said").textContent);
  assert.match(said, /^The answer is \d/);
});

claim("beside an editor a figure is shown when it draws the student's own code", async (it) => {
  const tab = await it.tab({});
  await tab.open(asking.find((page) => page.endsWith("factorial.html")));
  const veiled = (drawn) => tab.ask((drawn) => {
    const figure = document.querySelector("figure[data-veil]");
    figure.insertAdjacentHTML("beforeend", `<div class="yours-side"><svg></svg></div><div class="yours-side">${drawn}</div>`);
    document.dispatchEvent(new Event("figures"));
    const is = figure.classList.contains("veiled");
    figure.querySelectorAll(".yours-side").forEach((side) => side.remove());
    return is;
  }, drawn);
  assert.equal(await veiled("<p>Nothing to draw.</p>"), true);
  assert.equal(await veiled("<svg></svg>"), false);
});

claim("what is kept and damaged is ignored", async (it) => {
  const page = asking.find((page) => page.endsWith("factorial.html"));
  const tab = await it.tab({});
  await tab.open(page);
  const questions = await asked(tab);
  for (const damaged of ["{", "null", "7", '{"said":{}}', '{"said":"x","ask":"","shown":"","truth":"","right":true}']) {
    await tab.ask((ids, damaged) => ids.forEach((id) => localStorage.setItem("look-ahead.predict." + id, damaged)), questions.map(({ id }) => id), damaged);
    await tab.open(page);
    assert.equal(await tab.ask(() => document.querySelectorAll(".is-right, .is-wrong").length), 0, damaged);
    await tab.open("predicted.html");
  }
});

claim("a page lists what was answered, saves it and erases it", async (it) => {
  const tab = await it.tab({});
  const page = asking.find((page) => page.endsWith("factorial.html"));
  await tab.open(page);
  const questions = await asked(tab);
  await say(tab, questions[0], questions[0].answer.right);
  await say(tab, questions[1], "1000");
  await say(tab, questions[1], "999");
  const right = questions[2].answer.right, other = (await choices(tab, questions[2].id)).find((choice) => choice !== right);
  await say(tab, questions[2], other);
  await say(tab, questions[2], right);
  await tab.open("predicted.html");
  const sum = () => tab.ask(() => document.querySelector(".predicted-sum").textContent);
  const all = await tab.ask(() => JSON.parse(document.querySelector(".predicted").dataset.questions).length);
  assert.equal(await sum(), `You have answered 3 of ${all} questions, and 2 of your answers are right: 1 at the first try, 1 at the second.`);
  const rows = await tab.ask(() => [...document.querySelectorAll(".predicted tbody tr")].map((row) => [row.cells[1].textContent, row.cells[3].textContent]));
  assert.deepEqual(rows.map(([, verdict]) => verdict), ["\u2713 at the first try", "\u2717 not quite", "\u2713 at the second try"]);
  assert.equal(rows[1][0], "1\u202f000, then 999");
  assert.equal(rows[2][0], `${other}, then ${right}`);
  assert.equal(await tab.ask(() => document.querySelectorAll(".predicted-chart .guess").length), 2);
  // What is saved, read where the page hands it to the browser.
  await tab.ask(() => {
    window.saved = [];
    URL.createObjectURL = (blob) => { window.saved.push(blob); return "#"; };
  });
  const press = (words) => tab.ask((words) => [...document.querySelectorAll(".predicted button")].find((it) => it.textContent === words).click(), words);
  await press("Save as JSON");
  await press("Save as CSV");
  const [json, csv] = await tab.ask(() => Promise.all(window.saved.map((blob) => blob.text())));
  assert.deepEqual(JSON.parse(json).map(({ question, right }) => [question, right]), [[questions[0].id, true], [questions[1].id, false], [questions[2].id, true]]);
  assert.equal(csv.trim().split("\r\n").length, 4);
  assert.match(csv, /"1\u202f000"/);
  await press("Erase all answers");
  await press("No, keep them");
  assert.match(await sum(), /answered 3 of/);
  await press("Erase all answers");
  await press("Yes, erase them");
  assert.match(await sum(), /answered 0 of/);
  assert.equal(await tab.ask(() => Object.keys(localStorage).filter((key) => key.startsWith("look-ahead.predict.")).length), 0);
});

claim("without scripts, and on paper, a question is read once, with its choices and its box, and nothing is veiled", async (it) => {
  const look = (tab) => tab.ask(() => {
    const faults = [];
    const inSight = (it) => it.checkVisibility({ visibilityProperty: true });
    for (const form of document.querySelectorAll("form.predict")) {
      if (!inSight(form.querySelector("legend, label"))) faults.push(`${form.id} is not asked`);
      if (/choice|several/.test(form.dataset.kind) && !form.querySelector(".predict-board") && ![...form.querySelectorAll("label span")].every(inSight)) faults.push(`${form.id} does not say what there is to choose`);
      if ([...form.querySelectorAll("input, button, .predict-drawn")].some(inSight)) faults.push(`${form.id} can be answered`);
      if (form.nextElementSibling?.matches("details") && !inSight(form.nextElementSibling)) faults.push(`${form.id} has no box`);
    }
    if ([...document.querySelectorAll(".predict-veil")].some(inSight)) faults.push("something is veiled");
    return faults;
  });
  const some = [...asking.slice(0, 6), ...["permutations", "cut", "first-solution", "same-position"].map((name) => asking.find((page) => page.endsWith(`/${name}.html`)))];
  await it.everyPage({ scripts: false }, look, some);
  await it.everyPage({ media: "print" }, async (tab) => {
    const hidden = await tab.ask(() => [...document.querySelectorAll("figure.recorded .fig-scroll svg")].filter((it) => getComputedStyle(it).visibility === "hidden").length);
    return [...(await look(tab)), ...(hidden > 0 ? ["a figure is veiled on paper"] : [])];
  }, some);
});

for (const [how, settings] of [["on a wide screen", {}], ["on a phone, dark", { ...PHONE, theme: "navy" }]]) {
  claim(`axe finds no fault in questions before, between and after their tries, ${how}`, async (it) => {
    const some = ["factorial", "permutations", "cut"].map((name) => asking.find((page) => page.endsWith(`/${name}.html`)));
    await it.everyPage(settings, async (tab) => {
      const before = await unopened(tab);
      const questions = await asked(tab);
      for (const question of questions) await say(tab, question, wrong(question, await choices(tab, question.id))[0]);
      const tried = await unopened(tab);
      for (const question of questions) await say(tab, question, wrong(question, await choices(tab, question.id))[1] ?? question.answer.right);
      return [...before, ...tried, ...(await violations(tab))];
    }, some);
  });
}

/** What axe finds while the boxes are closed and the figures veiled. */
async function unopened(tab) {
  return violations({ ask: (...all) => tab.ask(...all), unfold: async () => {} });
}

claim("right, wrong and not yet differ in colour and sign, in the light and in the dark, and choices stand one below another", async (it) => {
  for (const theme of ["light", "navy"]) {
    const tab = await it.tab({ theme });
    await tab.open("ch4-alpha-beta/move-order.html");
    const [question] = await asked(tab);
    const seen = () => tab.ask((id) => {
      const line = document.querySelector(`#${CSS.escape(id)} .predict-said`), sign = getComputedStyle(line, "::before").content;
      return { colour: getComputedStyle(line).color, sign: sign.slice(1, 2) };
    }, question.id);
    const [one, other] = wrong(question);
    await say(tab, question, one);
    const tried = await seen();
    await say(tab, question, other);
    const missed = await seen();
    await tab.page.click(`#${question.id} input[value="Answer again"]`);
    await say(tab, question, question.answer.right);
    const right = await seen();
    assert.deepEqual([right.sign, missed.sign, tried.sign], ["✓", "✗", "○"], theme);
    assert.equal(new Set([right, missed, tried].map(({ colour }) => colour)).size, 3, theme);
    assert.deepEqual(await violations(tab), [], theme);
    await tab.open("ch1-recursion/factorial.html");
    const beside = await tab.ask(() => [...document.querySelectorAll(".predict-among")].filter((among) => new Set([...among.querySelectorAll("label")].map((it) => it.getBoundingClientRect().left)).size > 1).length);
    assert.equal(beside, 0);
  }
});
