import assert from "node:assert/strict";

import { asked, html, pages } from "../shared/book.mjs";
import { claim, claimsOfEveryPage, told } from "../shared/claim.mjs";
import { press, stepped, take } from "../shared/player.mjs";
import * as recording from "../shared/recording.mjs";

/** Every player of the book, with its recording; the first page stands in the book twice. */
const players = pages.filter((page) => page !== "index.html").flatMap((page) =>
  asked(page, "player").map(({ recording: name, words }, nth) => {
    const events = recording.events(name);
    const from = Number(/from=(\d+)/.exec(words)?.[1] ?? 1);
    return { page, nth, name, events, kind: recording.kind(events), from, whole: /whole=yes/.test(words) };
  }),
);

const expected = { calls: recording.calls, game: recording.search, played: (events, from) => recording.played(events, from) };

/** A look at each player of a page. */
function each(check, of = players) {
  const look = async (tab, page) => {
    const wrong = [];
    for (const player of of.filter((player) => player.page === page)) {
      try {
        player.expected ??= expected[player.kind](player.events, player.from);
        await check(tab, player, player.expected);
      } catch (error) {
        wrong.push(`${player.name}: ${told(error)}`);
      }
    }
    return wrong;
  };
  return { on: [...new Set(of.map(({ page }) => page))], look };
}

const ofKind = (kind) => players.filter((player) => player.kind === kind);

claim("the book has players of each kind", () => {
  const count = (kind) => players.filter((player) => player.kind === kind).length;
  assert.ok(count("calls") > 5 && count("game") > 5 && count("played") > 1, JSON.stringify(["calls", "game", "played"].map(count)));
});

claim("a page has the players that its source asks for, and no others", () => {
  const made = (page) => html(page).split('class="fig fig-player ').length - 1;
  // A wrong answer and the right one stand beside each other, of which a student chooses.
  const pairs = (page) => html(page).split('<div class="student-pair">').length - 1;
  const other = pages.filter((page) => page !== "index.html" && made(page) !== asked(page, "player").length + 2 * pairs(page));
  assert.deepEqual(other, []);
});

async function callsAreShown(tab, { nth }, { steps, end }) {
  const shown = await tab.ask(stepped, nth);
  assert.equal(shown.length, steps.length + 1, "steps");
  assert.deepEqual([shown[0].say, shown[0].stack], ["before the first call", ["empty"]]);
  const nodes = new Map();
  steps.forEach((step, at) => {
    const here = shown[at + 1];
    const isLast = at + 1 === steps.length;
    if (isLast) assert.ok(here.say.startsWith(`${step.say}. ${end}`), here.say);
    else assert.equal(here.say, step.say);
    assert.deepEqual(here.stack, step.stack.length ? step.stack : ["empty"]);
    isNode(nodes, here, step, at);
    if (step.board) assert.equal(here.board, step.board, `board after step ${at + 1}`);
  });
  areAsFar(nodes, shown, steps);
}

async function searchIsShown(tab, { nth }, { steps, top }) {
  const shown = await tab.ask(stepped, nth);
  assert.equal(shown.length, steps.length + 1, "steps");
  const nodes = new Map();
  steps.forEach((step, at) => {
    const here = shown[at + 1];
    assert.ok(here.say.startsWith(step.say), `${here.say}; the recording says: ${step.say}`);
    if (step.ends) assert.ok(here.say.endsWith(step.ends), `${here.say}; the recording says: ${step.ends}`);
    if (step.value) assert.match(here.say.slice(step.say.length), new RegExp(`^([≤≥] )?${step.value}(\\.|$)`), here.say);
    const labels = step.stack.map(({ choice, who }) => (choice === undefined ? who : `${choice}: ${who}`));
    assert.deepEqual(here.stack.map((frame) => frame.replace(/ \(.*/, "")), labels.length ? labels : ["empty"]);
    step.stack.forEach((position, frame) => isWindow(here.stack[frame], position));
    isNode(nodes, here, { now: step.on[0], on: step.on }, at);
  });
  if (top.returned && top.returned !== "()" && !/^-?\d+$/.test(top.returned)) {
    assert.ok(shown.at(-1).say.endsWith(`It returned ${top.returned}.`), shown.at(-1).say);
  }
  areAsFar(nodes, shown, steps);
}

/** Where a frame has a window, it is that of the call's arguments, seen from MAX's side. */
function isWindow(frame, { args, who }) {
  const window = /\((.*), (.*)\)$/.exec(frame);
  if (!window || !args || !("alpha" in args)) return;
  const ends = [args.alpha, args.beta].map(Number);
  const end = (value) => (Math.abs(value) >= 2147483647 ? (value < 0 ? "−∞" : "+∞") : recording.written(value));
  const plain = ends.map(end), turned = [-ends[1], -ends[0]].map(end);
  const shown = window.slice(1, 3);
  const fits = String(shown) === String(plain) || (who === "MIN" && String(shown) === String(turned));
  assert.ok(fits, `${frame}; the call was given ${plain}`);
}

/** The node that is marked is always the same for a call, and another one for another call. */
function isNode(nodes, here, { now, on }, at) {
  assert.equal(here.now.length, on.length ? 1 : 0, `marked nodes after step ${at + 1}`);
  if (!on.length) return;
  if (!nodes.has(now)) {
    assert.ok(![...nodes.values()].includes(here.now[0]), `after step ${at + 1} a node is marked for a second call`);
    nodes.set(now, here.now[0]);
  }
  assert.equal(here.now[0], nodes.get(now), `the marked node after step ${at + 1}`);
}

/** At each step exactly those nodes are live that are on the stack, and those that come later are not drawn as done. */
function areAsFar(nodes, shown, steps) {
  const first = new Map();
  steps.forEach((step, at) => step.on.forEach((call) => first.has(call) || first.set(call, at)));
  steps.forEach((step, at) => {
    const here = shown[at + 1];
    for (const [call, node] of nodes) {
      const state = step.on.includes(call) ? "live" : first.get(call) > at ? "todo" : "done";
      const drawn = here.live.includes(node) ? "live" : here.todo.includes(node) ? "todo" : "done";
      assert.equal(drawn, state, `node ${node} after step ${at + 1}`);
    }
  });
}

async function gameIsShown(tab, { nth, from }, { steps }) {
  const shown = await tab.ask(stepped, nth);
  assert.equal(shown.length, steps.length, "steps");
  steps.forEach((step, at) => {
    const here = shown[at];
    assert.ok(here.say.startsWith(step.say), `${here.say}; the recording says: ${step.say}`);
    const says = step.gained ? `closes ${step.gained === 1 ? "a box" : `${step.gained} boxes`}` : undefined;
    assert.equal(/closes (a box|\d+ boxes)/.exec(here.say)?.[0], says, here.say);
    for (const [side, boxes] of Object.entries(step.score)) {
      const moves = side !== step.next ? "" : side === step.by ? " moves again" : " to move";
      assert.ok(here.score.includes(`${side} ${boxes}${moves}`), `${here.score}; the recording says: ${side} ${boxes}${moves}`);
    }
    assert.equal(here.lines.drawn.length, at, `lines after step ${at}`);
    assert.equal(here.lines.now, at === 0 ? undefined : here.lines.drawn.at(-1));
    if (at > 0) assert.ok(here.listed.startsWith(`${from - 1 + at} ${step.by} ${step.line}`), here.listed);
  });
}

async function leapsLand(tab, { nth, kind }, { steps }) {
  const isThere = (name) => (step) => kind === "played" ? name === "closed box" && step.gained > 0 : step.kind === name || step.mark === name;
  const names = kind === "played" ? ["closed box"] : ["call", "return", "leaf", "cut", "dead end", "solution"];
  const offset = kind === "played" ? 0 : 1;
  const wanted = names.map((name) => [name, steps.flatMap((step, at) => (isThere(name)(step) ? [at + offset] : []))]);
  const there = wanted.filter(([, at]) => at.length);
  const leaps = await tab.ask((nth) => {
    const root = document.querySelectorAll(".fig-player")[nth];
    return [...root.querySelectorAll(".fig-leaps button")].map((leap) => {
      root.querySelector(".fig-controls > button:not(.fig-play)").click();
      const landed = [];
      while (leap.getAttribute("aria-disabled") !== "true" && landed.length < 10_000) {
        leap.click();
        landed.push(Number(root.querySelector(".fig-controls input").value));
      }
      return [leap.textContent, landed];
    });
  }, nth);
  assert.deepEqual(Object.fromEntries(leaps), Object.fromEntries(there));
}

/** The step that tells most of a run: its first cut or dead end, else the first at which its stack is highest. Of a game that was
 *  played: the first move that closes no box where one could be closed, else the last. */
function telling({ kind, events, from }, { steps }) {
  if (kind !== "played") {
    const at = [(step) => step.kind === "cut", (step) => step.mark === "dead end"].map((is) => steps.findIndex(is)).find((at) => at >= 0);
    const heights = steps.map(({ stack }) => stack.length);
    return 1 + (at ?? heights.indexOf(Math.max(...heights)));
  }
  const drawn = new Map();
  const sides = (line) => {
    const [x, y, toX] = [line.charCodeAt(0), Number(line[1]), line.charCodeAt(2)];
    return x === toX ? [[x - 1, y], [x, y]] : [[x, y - 1], [x, y]];
  };
  const lines = events.filter(({ event }) => event === "play").map(({ choice }) => choice);
  for (const [at, line] of lines.entries()) {
    const gains = sides(line).some((box) => drawn.get(String(box)) === 3);
    if (at >= from && !gains && [...drawn.values()].includes(3)) return at + 2 - from;
    for (const box of sides(line)) drawn.set(String(box), (drawn.get(String(box)) ?? 0) + 1);
  }
  return steps.length - 1;
}

async function rests(tab, player, { steps }) {
  const { nth, kind, whole } = player;
  const rest = () => tab.ask((nth) => {
    const root = document.querySelectorAll(".fig-player")[nth];
    const stack = root.querySelector(".fig-stack");
    return {
      at: Number(root.querySelector(".fig-controls input").value),
      count: root.querySelector(".fig-count").textContent,
      todo: root.querySelectorAll("g.todo").length,
      now: root.querySelectorAll("g.now").length,
      frames: stack ? [...stack.querySelectorAll("li")].filter((frame) => frame.checkVisibility({ visibilityProperty: true })).length : null,
      leaps: root.querySelector(".fig-leaps").checkVisibility(),
      plays: [...root.querySelectorAll("button")].filter((it) => it.checkVisibility() && /^play/.test(it.getAttribute("aria-label"))).map((it) => it.tabIndex),
    };
  }, nth);
  const at = telling(player, { steps }), last = kind === "played" ? steps.length - 1 : steps.length;
  const it = await rest();
  assert.equal(it.at, at, "the step that tells most");
  assert.equal(it.count, whole ? `${last} steps` : `${at} of ${last}`);
  assert.equal(it.leaps, false, "leaps and speed wait until somebody steps");
  assert.deepEqual(it.plays, [0], "one button plays it, and the Tab key reaches it");
  if (kind !== "played") assert.deepEqual([it.frames, it.now], [steps[at - 1].stack.length, 1], "its frames are on the stack");
  if (whole) assert.equal(it.todo, 0, "all of it is in sight");
  await tab.ask((nth) => document.querySelectorAll(".fig-player")[nth].querySelector(".fig-controls > button:not(.fig-play)").click(), nth);
  const begun = await rest();
  assert.deepEqual([begun.at, begun.leaps, begun.frames], [0, true, kind === "played" ? null : 0], "who steps sees the leaps, and no empty stack");
  assert.deepEqual(begun.plays, [0], "and the same button plays");
}

/** On a wide screen: the controls stand in one row, at its head the one that plays, in the colour of what was called; nothing of
 *  them lies on the drawing. */
const laidOut = () => [...document.querySelectorAll("figure:not(.abreast) .fig-player.fig-rest")].filter((root) => root.checkVisibility() && !root.closest(".student-pair, .pair")).flatMap((root) => {
  const middles = [...root.querySelectorAll(".fig-controls > :not(.fig-leaps), .fig-leaps > *")].filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2));
  const [play, ...others] = [...root.querySelectorAll(".fig-controls > button")], colour = (it) => getComputedStyle(it).backgroundColor;
  return [
    ...(Math.max(...middles) - Math.min(...middles) > 4 ? ["its controls stand in more than one row"] : []),
    ...(play.matches(".fig-play") && others.every((it) => colour(it) !== colour(play)) ? [] : ["the first of its controls is not the one that plays, alone in colour"]),
    ...(others.map((it) => it.textContent).join(" ") === "|‹ ‹ › ›|" ? [] : ["its step signs are others"]),
    ...(root.querySelector(".fig-scroll button") ? ["a button lies on its drawing"] : []),
  ].map((what) => `${root.dataset.fig}: ${what}`);
});

/** In the page: notes when it begins to be left, which is before it goes. */
const noteLeaving = () => {
  sessionStorage.removeItem("left");
  navigation.addEventListener("navigate", ({ destination }) => { if (!destination.sameDocument) sessionStorage.setItem("left", "yes"); });
};

async function keysStay(tab, { nth }) {
  await tab.ask(noteLeaving);
  const ends = await take(tab, nth, [
    ["Home", 0], ["ArrowLeft", 0], ["ArrowLeft", 0], ["Shift+ArrowLeft", 0], ["ArrowUp", 0],
    ["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1],
    ["End", "last"], ["ArrowRight", "last"], ["Shift+ArrowRight", "last"], ["ArrowDown", "last"], ["Home", 0],
  ]);
  assert.deepEqual(ends.filter(({ at, wanted }) => at !== wanted), []);
  assert.equal(await tab.ask(() => sessionStorage.getItem("left")), null, "the page was turned");
}

claim("the keys still step when the focus is gone from the player that was used last", async (it) => {
  const player = players.find(({ kind }) => kind === "calls");
  const tab = await it.tab({ unveiled: true });
  await tab.open(player.page);
  const controls = await tab.page.$$(".fig-controls > button:not(.fig-play)");
  await controls[0].click();
  await tab.ask(() => document.activeElement.blur());
  await tab.page.keyboard.press("ArrowRight");
  await tab.page.keyboard.press("ArrowRight");
  assert.equal(await tab.ask(() => document.querySelector(".fig-controls input").value), "2");
});

claim("its button plays a run of each kind from its start, and becomes the one that stops it", async (it) => {
  for (const kind of ["calls", "game", "played"]) {
    const { page, nth } = players.find((player) => player.kind === kind);
    const tab = await it.tab({ unveiled: true });
    await tab.open(page);
    const [rest, from, inside, name] = await tab.ask((nth) => {
      const root = document.querySelectorAll(".fig-player")[nth], input = root.querySelector(".fig-controls input"), rest = input.value;
      const play = root.querySelector(".fig-play");
      play.focus();
      play.click();
      return [rest, input.value, document.activeElement === play, play.getAttribute("aria-label")];
    }, nth);
    assert.ok(Number(rest) > 0, kind);
    assert.deepEqual([from, inside, name], ["0", true, "pause"], kind);
    await tab.page.waitForFunction((nth) => Number(document.querySelectorAll(".fig-player")[nth].querySelector("input").value) > 1, {}, nth);
  }
});

claim("an arrow key turns the page where no player is used", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(players[0].page);
  await tab.ask(noteLeaving);
  const turned = tab.page.waitForNavigation({ timeout: 10_000 });
  await tab.page.keyboard.press("ArrowRight");
  await turned;
  assert.equal(await tab.ask(() => sessionStorage.getItem("left")), "yes", "that it was left is noticed");
  assert.ok(!tab.page.url().endsWith(players[0].page), tab.page.url());
});

async function spacePlays(tab, { nth, kind }, { steps }) {
  const last = kind === "played" ? steps.length - 1 : steps.length;
  await tab.ask((nth) => {
    const say = document.querySelectorAll(".fig-player")[nth].querySelector(".fig-say");
    window.heard = [];
    window.hearing = new MutationObserver(() => window.heard.push([say.getAttribute("aria-live"), say.textContent]));
    window.hearing.observe(say, { childList: true });
  }, nth);
  await press(tab, nth, "Home");
  await tab.ask(() => { window.heard.length = 0; });
  await press(tab, nth, " ");
  await tab.page.waitForFunction((nth) => {
    const root = document.querySelectorAll(".fig-player")[nth];
    const input = root.querySelector(".fig-controls input");
    return input.value === input.max && [...root.querySelectorAll("button")].some((button) => button.textContent === "▶ play");
  }, { timeout: 30_000, polling: 20 }, nth);
  const heard = await tab.ask(() => {
    window.hearing.disconnect();
    return window.heard;
  });
  const aloud = heard.filter(([live, words]) => live !== "off" && words !== "");
  assert.ok(heard.length >= last, `${heard.length} sentences for ${last} steps`);
  assert.equal(aloud.length, 1, `read out: ${JSON.stringify(aloud)}`);
  assert.ok(aloud[0][1].startsWith(steps.at(-1).say), aloud[0][1]);
}

const withPlayers = [...new Set(players.map(({ page }) => page))];

/** The trees that the Tab key stops at never, or more than once. */
const stops = () => [...document.querySelectorAll('.fig-player svg[role="tree"]')]
  .map((svg) => svg.querySelectorAll('[tabindex="0"]').length + svg.closest(".fig-scroll").hasAttribute("tabindex"))
  .filter((stops) => stops !== 1).map((stops) => `${stops} stops`);

/** Code beside figures that can be seen although an exercise asks for it that is still to come. */
const unasked = () => [...document.querySelectorAll(".fig-code")].filter((pane) => {
  const functions = JSON.parse(pane.closest("figure").querySelector("script.figure-code").textContent);
  const list = pane.querySelector("pre");
  return list.checkVisibility() && Object.values(functions).some(({ after, lines }) => after && list.textContent.includes(lines[0]));
}).map((pane) => `${pane.closest("figure").id} shows its code: ${pane.querySelector("summary").textContent}`);

claimsOfEveryPage({ unveiled: true, hurry: true }, {
  "our code is folded beside each figure until its exercise is solved or the reader opens it": { on: withPlayers, look: (tab) => tab.ask(unasked) },
  "each player's tree has one stop for the Tab key": { on: withPlayers, look: (tab) => tab.ask(stops) },
  "at rest the controls of a player stand in one row, the one that plays first and alone in colour, and none on the drawing": { on: withPlayers, look: (tab) => tab.ask(laidOut) },
  "at rest a player shows the step that tells most, with its frames, and the whole run where its page wants that": each(rests),
  "each step of a run of calls has its sentence, its stack, its node and its board": each(callsAreShown, ofKind("calls")),
  "each step of a search has its sentence, its moves on the stack, its node and its value": each(searchIsShown, ofKind("game")),
  "each move of a game that was played has its sentence, its line, its score and its place in the list": each(gameIsShown, ofKind("played")),
  "a leap lands on the next place of its kind, on every one of them, and on no other": each(leapsLand),
  "space plays a run to its end, quietly, and then its last sentence is read out": each(spacePlays),
  "no key that a player knows turns the page, at its ends neither": each(keysStay),
});
