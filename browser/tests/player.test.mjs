import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
import { large, press } from "../shared/player.mjs";
import { PHONE } from "../shared/tab.mjs";

/** Pages with a player of each kind. */
const SEARCH = "ch4-alpha-beta/alpha-beta.html";
const CALLS = "ch1-recursion/fibonacci.html";
const BOARDS = "ch2-eight-queens/all-solutions.html";
const GAME = "ch5-dots-and-boxes/playing.html";

/** In the page: at which step the `nth` player is, and what it shows there. */
function shown(nth = 0) {
  const root = document.querySelectorAll(".fig-player")[nth];
  const code = root.querySelector(".fig-code");
  return {
    at: Number(root.querySelector(".fig-controls input").value),
    say: root.querySelector(".fig-say").textContent,
    now: root.querySelector("g.now")?.id,
    pointed: [...root.querySelectorAll("g.pointed")].map((it) => it.id),
    frames: [...root.querySelectorAll(".fig-stack li.pointed")].map((it) => it.textContent),
    line: code?.querySelector("pre .now")?.textContent.trim(),
    head: code?.querySelector("summary").textContent,
  };
}

/** In the page: steps to the end and to the start, and says at which step each node is marked first and last. */
function moments() {
  const root = document.querySelector(".fig-player");
  const [first, , forward] = root.querySelectorAll(".fig-controls > button:not(.fig-play)");
  const out = {};
  first.click();
  while (forward.getAttribute("aria-disabled") !== "true") {
    forward.click();
    const now = root.querySelector("g.now")?.id;
    if (now) out[now] ??= Number(root.querySelector(".fig-controls input").value);
  }
  first.click();
  return out;
}

/** In the page: opens the code of the first player, which is folded while the reader has its exercise before them. */
function unfold() {
  document.querySelector(".fig-code:not([open]) > summary").click();
}

/** In the page: clicks a node. */
function click(id) {
  document.getElementById(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

for (const page of [SEARCH, CALLS, BOARDS]) {
  claim(`a click on a node leads to its call, and a second one to its return: ${page}`, async (it) => {
    const tab = await it.tab({ unveiled: true });
    await tab.open(page);
    const calls = await tab.ask(moments);
    assert.ok(Object.keys(calls).length > 2, "nodes are marked");
    for (const [node, at] of Object.entries(calls)) {
      await tab.ask(click, node);
      const entered = await tab.ask(shown);
      assert.equal(entered.at, at, node);
      await tab.ask(click, node);
      const left = await tab.ask(shown);
      assert.ok(left.at > at && left.now !== node, `${node} is left at step ${left.at}: ${left.say}`);
    }
  });

  claim(`at each step the line of code calls what is called or returned to: ${page}`, async (it) => {
    const tab = await it.tab({ unveiled: true });
    await tab.open(page);
    await tab.ask(unfold);
    const lines = await tab.ask(() => {
      const root = document.querySelector(".fig-player");
      const [first, , forward] = root.querySelectorAll(".fig-controls > button:not(.fig-play)");
      const out = [];
      first.click();
      while (forward.getAttribute("aria-disabled") !== "true") {
        forward.click();
        const code = root.querySelector(".fig-code");
        out.push([root.querySelector(".fig-say").textContent, code.querySelector("pre .now")?.textContent ?? null, code.querySelector("pre").textContent]);
      }
      return out;
    });
    // The first call, and the end, are of what stands outside.
    assert.equal(lines[0][1], null, lines[0][0]);
    assert.equal(lines.at(-1)[1], null, lines.at(-1)[0]);
    const marked = lines.filter(([, line]) => line !== null);
    assert.ok(marked.length > lines.length / 2, `${marked.length} of ${lines.length} steps have a line`);
    for (const [say, line, all] of marked) {
      const name = /fn (\w+)/.exec(all)[1];
      assert.ok(line.includes(name + "("), `${say}: ${line}`);
    }
    assert.ok(lines.every(([, , all]) => !all.includes("ANCHOR")), "no mark of the tools is shown");
  });
}

claim("who points at a node sees its frame, and who points at a frame its node; a step ends that", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  await tab.ask(unfold);
  for (let step = 0; step < 3; step++) await press(tab, 0, "ArrowRight");
  const { now } = await tab.ask(shown);
  await tab.ask((id) => document.getElementById(id).scrollIntoView({ block: "center" }), now);
  const node = await tab.page.$(`[id="${now}"] .n`);
  await node.hover();
  const atNode = await tab.ask(shown);
  assert.deepEqual([atNode.pointed, atNode.frames.length], [[now], 1]);
  const frames = await tab.page.$$(".fig-player .fig-stack li");
  await frames[1].hover();
  const atFrame = await tab.ask(shown);
  assert.deepEqual([atFrame.pointed.length, atFrame.frames.length], [1, 1]);
  assert.notEqual(atFrame.pointed[0], now);
  assert.match(atFrame.head, /^The call that is pointed at: fibonacci\.rs, line \d+$/);
  await press(tab, 0, "ArrowRight");
  assert.deepEqual((await tab.ask(shown)).pointed, []);
});

claim("a frame is reached by the keyboard, leads to its moment, and does not lose the focus when it goes", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  for (let step = 0; step < 3; step++) await press(tab, 0, "ArrowRight");
  await tab.ask(() => document.querySelector('.fig-stack button[tabindex="0"]').focus());
  assert.equal(await tab.ask(() => document.querySelectorAll('.fig-player')[0].querySelectorAll('.fig-stack button[tabindex="0"]').length), 1);
  await tab.page.keyboard.press("ArrowDown");
  await tab.page.keyboard.press("Enter");
  const there = await tab.ask(shown);
  assert.ok(there.at < 4, `step ${there.at}`);
  await tab.page.keyboard.press("Home");
  assert.equal((await tab.ask(shown)).at, 0);
  assert.ok(await tab.ask(() => document.querySelector(".fig-player").contains(document.activeElement)), "the focus is in the player");
});

claim("the speed is one for all players of the page, and a list of speeds keeps its own keys", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  const speeds = () => [...document.querySelectorAll(".fig-speed")].map(({ value }) => value);
  assert.ok((await tab.ask(speeds)).length > 1, "there are two players");
  await tab.ask(() => { window.pauses = []; const { setInterval } = window; window.setInterval = (act, pause) => { window.pauses.push(pause); return setInterval(act, pause); }; });
  await tab.page.select(".fig-speed", "140");
  assert.equal(new Set(await tab.ask(speeds)).size, 1);
  await press(tab, 0, " ");
  await press(tab, 0, " ");
  assert.deepEqual(await tab.ask(() => window.pauses), [140]);
  const { at } = await tab.ask(shown);
  await tab.page.focus(".fig-speed");
  await tab.page.keyboard.press("Home");
  assert.equal((await tab.ask(shown)).at, at, "the key chose a speed");
});

claim("a move in the list of a game leads to its moment", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(GAME);
  for (const at of [3, 1, 7]) {
    await tab.ask((at) => document.querySelectorAll(".fig-moves button")[at - 1].click(), at);
    assert.equal((await tab.ask(shown)).at, at);
  }
});

claim("a step takes at most 16 ms, with the nodes of a large search too", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(BOARDS);
  await tab.ask(large, "large");
  const median = await tab.ask(() => {
    const root = document.querySelector('[data-fig="large"]');
    const [, back, forward] = root.querySelectorAll(".fig-controls > button:not(.fig-play)");
    const times = [];
    for (let step = 0; step < 400; step++) {
      const from = performance.now();
      (step % 3 === 2 ? back : forward).click();
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[200];
  });
  assert.ok(median <= 16, `${median} ms`);
});

claim("a player that was taken from the page steps no more", async (it) => {
  const tab = await it.tab({ unveiled: true });
  await tab.open(CALLS);
  const told = await tab.ask(async () => {
    const root = document.querySelector(".fig-player"), place = root.parentElement;
    root.querySelector('.fig-controls > button[aria-label="play"]').click();
    place.removeChild(root);
    const before = root.querySelector(".fig-controls input").value;
    await new Promise((done) => setTimeout(done, 1600));
    return [before, root.querySelector(".fig-controls input").value];
  });
  assert.equal(told[1], told[0], "its step");
});

claim("a drawing that is wider than its place can be made to fit, larger and smaller, and is as it was on paper", async (it) => {
  const tab = await it.tab({ ...PHONE, unveiled: true });
  await tab.open(SEARCH);
  const size = () => {
    const scroll = document.querySelector(".fig-player .fig-scroll");
    return [scroll.querySelector("svg").getBoundingClientRect().width, scroll.clientWidth];
  };
  const zoom = (sign) => tab.ask((sign) => [...document.querySelectorAll(".fig-player .fig-zoom button")].find((it) => it.textContent === sign).click(), sign);
  const [usual, room] = await tab.ask(size);
  // A tree that fits a phone when it is drawn smaller is drawn so; it is wider when it is made larger.
  for (let more = 0; more < 3; more++) await zoom("+");
  assert.ok((await tab.ask(size))[0] > room, "it is wider than a phone");
  await zoom("fit");
  assert.ok((await tab.ask(size))[0] <= room + 1, "all is in sight");
  await zoom("+");
  const [larger] = await tab.ask(size);
  await zoom("−");
  assert.ok((await tab.ask(size))[0] < larger);
  const paper = await tab.ask(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const style = document.querySelector(".fig-player .fig-scroll svg").style.cssText;
    window.dispatchEvent(new Event("afterprint"));
    return style;
  });
  assert.equal(paper, "");
  await zoom("reset");
  assert.equal((await tab.ask(size))[0], usual);
});
