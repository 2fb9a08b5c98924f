import assert from "node:assert/strict";

import { violations } from "../shared/axe.mjs";
import { claim } from "../shared/claim.mjs";
import { PHONE } from "../shared/tab.mjs";

const PAGE = "introduction.html";
const BOARD = "#play-first";
const ICICLE = ".chart-icicle";

// Tic-tac-toe once more, as short as it can be written: what the page says is computed here in another way.
const LINES = ["123", "456", "789", "147", "258", "369", "159", "357"];
const holds = (moves, of) => {
  const cells = moves.filter((_, i) => i % 2 === of);
  return LINES.some((line) => [...line].every((cell) => cells.includes(cell)));
};
const won = (moves) => (holds(moves, 0) ? 1 : holds(moves, 1) ? -1 : 0);
const after = (moves) => (won(moves) ? [] : [..."123456789"].filter((cell) => !moves.includes(cell)).map((cell) => [...moves, cell]));

/** All positions in the order of their moves, each with where its games are among all games, and whether alpha-beta is there. */
function everything() {
  const all = new Map();
  let games = 0;
  const walk = (moves) => {
    const it = { from: games, below: 0, visited: 0, reached: false };
    all.set(moves.join(""), it);
    const next = after(moves);
    if (!next.length) games += 1;
    for (const position of next) it.below += 1 + walk(position).below;
    return Object.assign(it, { to: games });
  };
  // Values as whoever moves sees them; gives how many positions it has visited, this one included.
  const search = (moves, alpha, beta) => {
    const it = all.get(moves.join(""));
    it.reached = true;
    const next = after(moves);
    if (!next.length) return won(moves) * (moves.length % 2 ? -1 : 1);
    for (const position of next) {
      const value = -search(position, -beta, -alpha);
      it.visited += 1 + all.get(position.join("")).visited;
      alpha = Math.max(alpha, value);
      if (alpha >= beta) break;
    }
    return alpha;
  };
  walk([]);
  search([], -2, 2);
  return { all, games };
}

const { all, games } = everything();
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");
const path = (moves) => moves.map((cell, i) => `${"XO"[i % 2]} ${cell}`).join(", ");

/** What the picture shows. */
const shown = (tab) => tab.ask((figure) => {
  const it = document.querySelector(figure);
  const marks = [...it.querySelectorAll(".icicle-here")].map((mark) => {
    if (mark.hidden) return null;
    const band = mark.parentElement.getBoundingClientRect(), box = mark.getBoundingClientRect();
    return { from: box.left - band.left, to: box.right - band.left, width: band.width };
  });
  return { says: it.querySelector(".icicle-says")?.textContent, marks, lit: it.classList.contains("icicle-lit") };
}, ICICLE);

/** Waits until the picture says how a game stands, and shows it without moving. */
async function stands(tab, moves) {
  const begins = moves.length ? `After ${path(moves)}:` : "Each move";
  await tab.page.waitForFunction((figure, begins) => document.querySelector(`${figure} .icicle-says`).textContent.startsWith(begins), { timeout: 30_000 }, ICICLE, begins);
  await tab.page.waitForFunction((figure) => document.querySelector(figure).getAnimations({ subtree: true }).length === 0, {}, ICICLE);
  return shown(tab);
}

/** Whether the picture shows the way of these moves, and counts what is left. */
function isShown({ says, marks, lit }, moves) {
  const here = all.get(moves.join(""));
  assert.ok(lit);
  assert.equal(marks.length, 10);
  marks.forEach((mark, depth) => {
    const { from, to } = all.get(moves.slice(0, depth).join(""));
    const [left, right] = [from, to].map((leaf) => leaf / games * mark.width);
    const name = `${moves.join(" ")}, ${depth} moves deep: ${mark.from} to ${mark.to}, and not ${left} to ${right}`;
    assert.ok(mark.from >= -0.1 && mark.to <= mark.width + 0.1, name);
    // What is too thin to be seen is drawn ten pixels wide.
    const off = right - left < 10 ? 10.1 : 0.6;
    assert.ok(Math.abs(mark.from - left) < off && Math.abs(mark.to - right) < off && mark.to - mark.from > 9.9, name);
  });
  assert.ok(says.includes(` ${path(moves)}: `), says);
  if (!here.below) {
    assert.ok(says.endsWith(`the game is over. The search was ${here.reached ? "" : "never "}here.`), says);
    return;
  }
  const which = here.visited === here.below ? (here.below === 1 ? "it" : "all of them") : here.visited ? grouped(here.visited) : "none";
  assert.ok(says.includes(`: ${grouped(here.below)} node`), says);
  assert.ok(says.includes(` visits ${which}`), says);
}

const click = (tab, cell) => tab.page.click(`${BOARD} [data-move="${cell}"]`);
const press = (tab, text) => tab.ask((board, text) => {
  [...document.querySelectorAll(`${board} .play-buttons button`)].find((button) => button.textContent === text && button.checkVisibility()).click();
}, BOARD, text);
const made = (tab) => tab.ask((board) => [...document.querySelectorAll(`${board} .play-move`)].map((it) => it.textContent.split(" ")[1]).reverse(), BOARD);

claim("what is counted here is what the table of the page has counted", async (it) => {
  const tab = await it.tab();
  await tab.open(PAGE);
  const rows = await tab.ask((figure) => [...document.querySelectorAll(`${figure} .icicle-row`)].slice(1).map((row) => ["nodes", "visited"]
    .map((which) => Number(row.querySelector(`.icicle-${which}`).textContent.replace(/\D/g, "")))), ICICLE);
  const own = Array.from({ length: 10 }, () => [0, 0]);
  for (const [moves, { reached }] of all) {
    own[moves.length][0] += 1;
    own[moves.length][1] += reached;
  }
  assert.deepEqual(rows, own);
});

claim("after each move of two people the picture lights the way to the position, and says what is left below it", async (it) => {
  const tab = await it.tab();
  await tab.open(PAGE);
  assert.deepEqual((await shown(tab)).marks, Array(10).fill(null), "before the first move nothing is lit");
  await tab.page.select(`${BOARD} select[aria-label="Who plays"]`, "both");
  // Where alpha-beta looks, where it does not, to the end of a game and to a full board.
  for (const game of ["15432", "51467", "987654321", "123456789", "152347698"]) {
    const moves = [];
    for (const cell of game) {
      if (!after(moves).length) break;
      await click(tab, cell);
      moves.push(cell);
      isShown(await stands(tab, moves), moves);
    }
    // Taken back, it stands where it stood; and a new game clears it.
    await press(tab, "Take back");
    moves.pop();
    isShown(await stands(tab, moves), moves);
    await press(tab, "New game");
    const { marks, lit } = await stands(tab, []);
    assert.deepEqual([marks, lit], [Array(10).fill(null), false]);
  }
});

claim("against the computer its answer is shown, too; a game in the address is shown at once; another beginning clears it", async (it) => {
  const tab = await it.tab();
  await tab.open(PAGE);
  await click(tab, "5");
  await tab.page.waitForFunction((board) => document.querySelectorAll(`${board} .play-log > li`).length === 2, { timeout: 30_000 }, BOARD);
  const moves = await made(tab);
  isShown(await stands(tab, moves), moves);
  const address = await tab.ask(() => location.hash);
  const again = await it.tab();
  await again.open(PAGE + address);
  isShown(await stands(again, moves), moves);
  await again.ask((board) => {
    const from = document.querySelector(`${board} .play-from`);
    from.open = true;
    from.querySelector("input").value = "X...O....";
    from.querySelector("button").click();
  }, BOARD);
  assert.deepEqual((await stands(again, [])).marks, Array(10).fill(null), "its place depends on the order of the moves");
});

claim("a click in the picture puts the position of this place on the board, and waits", async (it) => {
  const tab = await it.tab();
  await tab.open(PAGE);
  const bands = await tab.page.$$(`${ICICLE} .icicle-band svg`);
  for (const [depth, share] of [[1, 0.03], [2, 0.5], [1, 0.97], [4, 0.311], [9, 0.7], [0, 0.5]]) {
    await bands[depth].scrollIntoView();
    const { x, y, width, height } = await bands[depth].boundingBox();
    const at = Math.round(x + share * width);
    await tab.page.mouse.click(at, y + height / 2);
    // A place is given in millionths of the width.
    const leaf = Math.floor(Math.floor((at - x) / width * 1e6) * games / 1e6);
    const [wanted] = [...all].filter(([moves, { from, to }]) => moves.length <= depth && from <= leaf && leaf < to).at(-1);
    await tab.page.waitForFunction((board, count) => document.querySelectorAll(`${board} .play-log > li`).length === count, { timeout: 30_000 }, BOARD, wanted.length);
    assert.deepEqual(await made(tab), [...wanted], `${share} of the width, ${depth} moves deep`);
    if (depth) isShown(await stands(tab, [...wanted]), [...wanted]);
  }
  // Where O is to move, the computer waits until it is told to play on.
  const { x, y, width, height } = await bands[1].boundingBox();
  await tab.page.mouse.click(x + width / 2, y + height / 2);
  isShown(await stands(tab, ["5"]), ["5"]);
  await press(tab, "Play on");
  await tab.page.waitForFunction((board) => document.querySelectorAll(`${board} .play-log > li`).length === 2, { timeout: 30_000 }, BOARD);
});

claim("the sentence is read out, axe finds nothing, and on a phone a tap on the picture leaves the game alone", async (it) => {
  for (const settings of [{}, { theme: "navy" }, PHONE, { features: { "forced-colors": "active" } }]) {
    const tab = await it.tab(settings);
    await tab.open(`${PAGE}#play-first~people=both~seed=1~5~1`);
    isShown(await stands(tab, ["5", "1"]), ["5", "1"]);
    assert.equal(await tab.ask((figure) => document.querySelector(`${figure} .icicle-says`).getAttribute("role"), ICICLE), "status");
    assert.deepEqual(await violations(tab), []);
    assert.ok(await tab.ask(() => document.documentElement.scrollWidth <= innerWidth), "it is wider");
    if (!settings.phone) continue;
    await (await tab.page.$(`${ICICLE} .icicle-band svg`)).tap();
    assert.deepEqual(await made(tab), ["5", "1"]);
    assert.doesNotMatch((await shown(tab)).says, /click/);
  }
});

claim("without scripts and on paper the picture is as it is drawn", async (it) => {
  const bare = await it.tab({ scripts: false });
  await bare.open(PAGE);
  assert.equal(await bare.page.$(`${ICICLE} .icicle-says`), null);
  const tab = await it.tab();
  await tab.open(`${PAGE}#play-first~people=both~seed=1~5~1`);
  await stands(tab, ["5", "1"]);
  await tab.page.emulateMediaType("print");
  assert.deepEqual(await tab.ask((figure) => [...document.querySelectorAll(`${figure} :is(.icicle-here, .icicle-says)`)].filter((it) => it.checkVisibility()).length, ICICLE), 0);
});
