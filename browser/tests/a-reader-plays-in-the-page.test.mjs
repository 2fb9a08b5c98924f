import assert from "node:assert/strict";

import { violations } from "../shared/axe.mjs";
import { html, pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { PHONE } from "../shared/tab.mjs";

const TIC_TAC_TOE = { page: "ch3-tic-tac-toe/playing.html", figure: "play-tic-tac-toe" };
const CROSS = { page: "ch5-dots-and-boxes/double-cross.html", figure: "play-double-cross" };
const FOUR = { page: "ch4-alpha-beta/own-player.html", figure: "play-connect-four" };
const DOTS = { page: "ch5-dots-and-boxes/playing.html", figure: "play-dots-and-boxes" };

/** A page with a game, opened with these words in its address. */
async function opened(it, { page, figure }, words = "", settings = {}) {
  const tab = await it.tab(settings);
  await tab.open(page + (words && `#${figure}~${words}`));
  const game = new Game(tab, `#${figure}`);
  if (words) await game.settled();
  return game;
}

class Game {
  constructor(tab, figure) {
    Object.assign(this, { tab, figure });
  }

  /** What is shown. */
  shown() {
    return this.tab.ask((figure) => {
      const it = document.querySelector(figure);
      const text = (of) => [...it.querySelectorAll(of)].map((part) => part.textContent);
      return {
        said: it.querySelector(".play-status").textContent,
        score: it.querySelector(".play-score").textContent,
        moves: text(".play-move").map((move) => move.split(" ")[1]).reverse(),
        judged: text(".play-judged").reverse(),
        board: [...it.querySelectorAll("[data-move]")].map((move) => move.getAttribute("aria-label")),
        hinted: [...it.querySelectorAll(".is-hinted")].map((move) => move.dataset.move),
        buttons: [...it.querySelectorAll(".play-buttons button")].filter((button) => button.checkVisibility()).map((button) => button.textContent),
        address: location.hash,
      };
    }, this.figure);
  }

  /** Waits until nobody but a person is to do something, and the moves are judged where they are to be. */
  async settled(wanted = "(Your move|is to move|won|draw:|tie:|Take |Draw |no |does not fit|over before|already|cannot be|nine cells|neither|You stopped)") {
    await this.tab.page.waitForFunction((figure, wanted) => {
      const it = document.querySelector(figure);
      const judges = it.querySelector(".play-judges input").checked;
      const moves = it.querySelectorAll(".play-log > li").length, judged = it.querySelectorAll(".play-judged").length;
      return new RegExp(wanted).test(it.querySelector(".play-status").textContent)
        && !it.querySelector(".thinking") && (!judges || moves === judged);
    }, { timeout: 30_000 }, this.figure, wanted);
    return this.shown();
  }

  /** Types a position, and waits for what the page says of it. */
  async begin(position, wanted) {
    await this.tab.ask((figure, position) => {
      const from = document.querySelector(`${figure} .play-from`);
      from.open = true;
      // What the page said before is no answer.
      document.querySelector(`${figure} .play-status`).textContent = "";
      from.querySelector("input").value = position;
      from.querySelector("button").click();
    }, this.figure, position);
    await this.tab.page.waitForFunction((figure, wanted) => new RegExp(wanted).test(document.querySelector(`${figure} .play-status`).textContent), { timeout: 30_000 }, this.figure, wanted);
    return this.shown();
  }

  /** The goals that are reached. */
  reached() {
    return this.tab.ask((figure) => [...document.querySelectorAll(`${figure} .try-goals li`)].map((it) => it.classList.contains("reached")), this.figure);
  }

  /** Makes a move by a click, and waits for what answers it. */
  async click(move) {
    const before = (await this.shown()).moves.length;
    await this.tab.page.click(`${this.figure} [data-move="${move}"]`);
    await this.more(before);
    return this.settled();
  }

  /** Leads with keys to a move and makes it, from the move that Tab reaches. */
  async keys(...keys) {
    const before = (await this.shown()).moves.length;
    await this.tab.page.focus(`${this.figure} [data-move][tabindex="0"]`);
    for (const key of keys) await this.tab.page.keyboard.press(key);
    await this.more(before);
    return this.settled();
  }

  more(before) {
    return this.tab.page.waitForFunction((figure, before) => document.querySelectorAll(`${figure} .play-log > li`).length > before, {}, this.figure, before);
  }

  async press(text) {
    await this.tab.ask((figure, text) => {
      const all = [...document.querySelectorAll(`${figure} .play-buttons button`)];
      all.find((button) => button.textContent === text && button.checkVisibility()).click();
    }, this.figure, text);
  }

  async choose(label, value) {
    await this.tab.page.select(`${this.figure} select[aria-label="${label}"]`, value);
  }

  /** Plays what the hint says until the game is over. */
  async byHints() {
    for (let moves = 0; moves < 30; moves += 1) {
      await this.press("Hint");
      const { hinted } = await this.settled("(Take|Draw) ");
      const { said, buttons } = await this.click(hinted[0]);
      if (/ won|A draw:|A tie:/.test(said)) return { said, buttons };
    }
    throw new Error("the game does not end");
  }
}

claim("tic-tac-toe is won, lost and drawn against the computer, by whoever plays what the hint says", async (it) => {
  // O has answered a corner with the cell beside it, which loses.
  const won = await opened(it, TIC_TAC_TOE, "think=1~seed=1~1~2");
  assert.match((await won.byHints()).said, /You have won: X holds \d, \d and \d\./);
  const lost = await opened(it, TIC_TAC_TOE, "people=second~seed=1~1~2~4");
  assert.match((await lost.byHints()).said, /The computer has won: X holds/);
  const drawn = await opened(it, TIC_TAC_TOE, "seed=1~5~1");
  assert.match((await drawn.byHints()).said, /A draw: all nine cells are taken, and nobody has a line\./);
});

claim("dots and boxes is won, lost and tied against the solver", async (it) => {
  const won = await opened(it, DOTS, "seed=1~a1b1~a2a3");
  assert.match((await won.byHints()).said, /You have won, \d boxes? to \d\./);
  const lost = await opened(it, DOTS, "people=second~seed=1~a1b1");
  assert.match((await lost.byHints()).said, /The computer has won, \d boxes to \d\./);
  const tied = await opened(it, DOTS, "people=second~seed=1~b1b2");
  assert.match((await tied.byHints()).said, /A tie: 2 boxes each\./);
});

claim("a game is played with the arrow keys and Enter, and told to whoever hears the page", async (it) => {
  const game = await opened(it, TIC_TAC_TOE);
  await game.choose("Who plays", "both");
  let { said, board } = await game.keys("ArrowRight", "ArrowDown", "Enter");
  assert.equal(said, "X takes 5. O is to move.");
  assert.equal(board[4], "cell 5, X, the last move");
  ({ said } = await game.keys("ArrowLeft", "ArrowUp", "Enter"));
  assert.equal(said, "O takes 1. X is to move.");
  // At the edge an arrow key leads nowhere, nor does it turn the page.
  ({ said } = await game.keys("ArrowLeft", "ArrowUp", "ArrowRight", "Enter"));
  assert.equal(said, "X takes 2. O is to move.");
  await game.keys("ArrowDown", "ArrowDown", "ArrowLeft", "Enter");
  const { said: end, board: last } = await game.keys("ArrowRight", "Enter").catch(() => game.shown());
  assert.equal(end, "X takes 8. X has won with 2, 5 and 8.");
  assert.match(last[7], /^cell 8, X, in the line that won, the last move$/);
  const roles = await game.tab.ask((figure) => document.querySelector(`${figure} .play-status`).getAttribute("role"), game.figure);
  assert.equal(roles, "status");
  await game.tab.page.focus(`${game.figure} select`);
  const before = await game.tab.ask(() => location.pathname);
  await game.tab.page.keyboard.press("ArrowRight");
  await game.settled();
  assert.equal(await game.tab.ask(() => location.pathname), before, "an arrow key in a list of choices turns the page");

  const dots = await opened(it, DOTS, "people=both~field=1x2~seed=1");
  assert.equal((await dots.keys("Enter")).said, "A draws a1b1. B is to move.");
  assert.equal((await dots.keys("ArrowLeft", "Enter")).said, "B draws a1a2. A is to move.");
  assert.equal((await dots.keys("ArrowRight", "ArrowRight", "Enter")).said, "A draws b1b2. B is to move.");
  const { said: closed, score, board: field } = await dots.keys("ArrowLeft", "ArrowDown", "Enter");
  assert.equal(closed, "B draws a2b2 and closes a box. B moves again. B is to move.");
  assert.equal(score, "A 0 · B 1");
  assert.ok(field.includes("a2 b2, drawn, just drawn by B"), field.join());
});

claim("Connect Four is played by mouse and by keys, a full column is refused, and four in a line are marked", async (it) => {
  const game = await opened(it, FOUR, "people=both~field=5x4~seed=1");
  assert.equal((await game.click("1")).said, "X drops a disc into column 1. O is to move.");
  const { said, board } = await game.keys("ArrowRight", "Enter");
  assert.equal(said, "O drops a disc into column 2. X is to move.");
  assert.deepEqual(board.slice(0, 3), ["column 1, from below X", "column 2, from below O, the last move", "column 3, empty"]);
  for (const column of ["1", "2", "1", "1"]) await game.click(column);
  await game.tab.page.click(`${game.figure} [data-move="1"]`);
  const full = await game.shown();
  assert.deepEqual([full.moves.length, full.board[0]], [6, "column 1, from below X, X, X, O, full, the last move"]);
  for (const column of ["3", "2", "4", "2"]) await game.click(column);
  const { said: end, board: last } = await game.shown();
  assert.equal(end, "O drops a disc into column 2. O has won with four in a line.");
  assert.equal(last[1], "column 2, from below O, O, O, O, full, in the line that won, the last move");
  const marked = await game.tab.ask((figure) => [...document.querySelectorAll(`${figure} .play-disc.is-won`)].map((disc) => disc.dataset.mark).join(""), game.figure);
  assert.equal(marked, "OOOO");
});

claim("Connect Four is won against the computer by hints on 4 x 4, from a position that is typed", async (it) => {
  const game = await opened(it, FOUR, "think=1~seed=1");
  await game.begin("4x4 112233", "Your move, X|is to move");
  const { said } = await game.byHints();
  assert.match(said, /You have won with four in a line\./);
  assert.match((await game.begin("4x4 11111", "cannot be made")).said, /Move 5, 1, cannot be made here\./);
});

claim("each move is judged as the terminal's --analyse does", async (it) => {
  const game = await opened(it, TIC_TAC_TOE, "people=both~judge=yes~seed=1~1~2~4~5~7");
  assert.deepEqual((await game.shown()).judged, [
    "✓ Best: it keeps the draw.",
    "✗ Throws away a draw: 5 keeps it, now X can win.",
    "✓ Best: X wins with move 7 at the latest.",
    "~ Loses, as every move does, but sooner, with move 5: 7 holds out until move 7.",
    "✓ Best: it wins.",
  ]);
  // Who hears the page hears the remark on the last move.
  const heard = await game.tab.ask((figure) => document.querySelector(`${figure} .play-heard`).textContent, game.figure);
  assert.equal(heard, "X 7: Best: it wins.");
  const dots = await opened(it, DOTS, "people=both~seed=1~a1b1~c2c3~b1b2");
  const { judged } = await dots.shown();
  assert.deepEqual(judged.slice(0, 2), ["✓ Best: A wins by 2.", "✓ Best there is: A wins by 2."]);
});

for (const [where, settings] of [["on a wide screen", {}], ["on a phone", PHONE]]) {
  claim(`what the last move was worth is seen beside its board, without scrolling: ${where}`, async (it) => {
    for (const [page, moves] of [[TIC_TAC_TOE, "1~2~4~5~7"], [DOTS, "a1b1~c2c3~b1b2"]]) {
      const game = await opened(it, page, `people=both~judge=yes~seed=1~${moves}`, settings);
      await game.tab.ask((figure) => document.querySelector(`${figure} .play-place`).scrollIntoView({ block: "start", behavior: "instant" }), game.figure);
      const [board, judged] = await game.tab.ask((figure) => [".play-place", ".play-judged"].map((it) => {
        const { top, bottom } = document.querySelector(`${figure} ${it}`).getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      }), game.figure);
      const high = game.tab.settings.height;
      assert.ok(board[0] >= 0 && judged[0] >= 0 && judged[1] <= high, `${page.page}: the board is at ${board}, and its verdict at ${judged} of ${high}`);
    }
  });
}

claim("moves are taken back: against the computer both, of two people one", async (it) => {
  const game = await opened(it, TIC_TAC_TOE, "seed=1~5~1~2~8");
  await game.press("Take back");
  assert.deepEqual((await game.settled("The computer takes 1")).moves, ["5", "1"]);
  await game.press("Take back");
  await game.tab.page.waitForFunction((figure) => document.querySelectorAll(`${figure} .play-log > li`).length === 0, {}, game.figure);
  const people = await opened(it, TIC_TAC_TOE, "people=both~seed=1~5~1~2~8");
  await people.press("Take back");
  assert.deepEqual((await people.settled("X takes 2")).moves, ["5", "1", "2"]);
});

claim("two depths are watched, move by move and by themselves", async (it) => {
  const game = await opened(it, TIC_TAC_TOE, "people=none~think=2~think2=9~seed=3", { hurry: true });
  const begun = await game.shown();
  assert.deepEqual(begun.buttons.slice(0, 2), ["Play on", "One move"]);
  await game.press("One move");
  await game.more(0);
  assert.equal((await game.shown()).moves.length, 1);
  await game.press("Play on");
  const { said, moves } = await game.settled("won|draw:");
  assert.ok(moves.length >= 5, said);
  const dots = await opened(it, DOTS, "people=none~field=1x2~think=1~seed=3", { hurry: true });
  await dots.press("Play on");
  const end = await dots.settled(" has won, | tie: ");
  assert.equal(end.moves.length, 7);
});

claim("what the computer thought is drawn, with its cuts", async (it) => {
  for (const [which, words, move] of [[TIC_TAC_TOE, "think=3~seed=1~1~5", "9"], [DOTS, "think=3~field=1x2~seed=1~a1b1", "c1c2"]]) {
    const game = await opened(it, which, words);
    await game.click(move);
    await game.press("What did it think?");
    await game.tab.page.waitForSelector(`${game.figure} .play-tree svg`, { timeout: 30_000 });
    const tree = await game.tab.ask((figure) => document.querySelector(`${figure} .play-tree`).textContent, game.figure);
    assert.match(tree, /What [OB] looked at before [\da-c]+: alpha_beta\(3, −∞, \+∞\): \d+ calls/);
    assert.match(tree, /cut/);
    // So it is of a game that came with an address; where the computer did not make the move, that is said.
    const { address, moves } = await game.shown();
    const again = await opened(it, which, address.split("~").slice(1).join("~"));
    await again.press("What did it think?");
    await again.tab.page.waitForSelector(`${again.figure} .play-tree svg`, { timeout: 30_000 });
    const other = await opened(it, which, words.replace("think=3", "think=1") + "~" + move + (which === DOTS ? "~b1c1" : "~3"));
    assert.equal((await other.shown()).moves.length, moves.length);
    await other.press("What did it think?");
    await other.tab.page.waitForFunction((figure) => /it was found in another way|looked at before/.test(document.querySelector(`${figure} .play-tree`).textContent), {}, other.figure);
    await game.press("What did it think?");
    assert.equal(await game.tab.ask((figure) => document.querySelector(`${figure} .play-tree`).hidden, game.figure), true);
  }
});

claim("a computer that thinks long says so, can be stopped, and then plays on", async (it) => {
  const game = await opened(it, DOTS, "people=both~field=2x5~think=8~seed=1~a1b1");
  await game.choose("Who plays", "first");
  const stop = await game.tab.page.waitForFunction((figure) => [...document.querySelectorAll(`${figure} .thinking .play-buttons button`)]
    .find((button) => button.textContent === "Stop" && button.checkVisibility()), {}, game.figure);
  assert.match((await game.shown()).said, /The computer is thinking …$/);
  await stop.click();
  const { said, buttons, moves } = await game.settled("You stopped the computer");
  assert.deepEqual(moves, ["a1b1"], said);
  assert.deepEqual(buttons.slice(0, 2), ["Play on", "One move"]);
  await game.choose("The computer looks", "1");
  await game.press("Play on");
  assert.equal((await game.settled("Your move")).moves.length, 2);
});

claim("repeated clicks on one cell before the page answers make only one move", async (it) => {
  const game = await opened(it, TIC_TAC_TOE);
  await game.choose("Who plays", "both");
  await game.tab.ask((figure) => {
    const cell = (number) => document.querySelector(`${figure} [data-move="${number}"]`);
    for (const number of [5, 5, 5]) cell(number).click();
  }, game.figure);
  assert.equal((await game.settled("X takes 5")).said, "X takes 5. O is to move.");
});

claim("the last message of a game names the player who gave away a result", async (it) => {
  const game = await opened(it, TIC_TAC_TOE, "people=both~judge=yes~seed=1~1~2~4~5~7");
  assert.match((await game.settled("gave away")).said, /X has won with 1, 4 and 7\. O gave away a draw with 2\.$/);
});

claim("the address holds the game, and what is none gets a sentence", async (it) => {
  const game = await opened(it, DOTS, "people=both~field=1x2~seed=7~a1b1");
  const { address } = await game.click("b2c2");
  assert.equal(address, "#play-dots-and-boxes~people=both~field=1x2~seed=7~a1b1~b2c2");
  const again = await opened(it, DOTS, address.split("~").slice(1).join("~"));
  assert.deepEqual((await again.shown()).moves, ["a1b1", "b2c2"]);
  for (const [words, wanted] of [
    ["seed=1~5~5", /^Cell 5 holds X already/],
    ["seed=1~1~4~2~5~3~6", /^The game is over before 6\./],
    ["seed=1~%3Cimg%20src=x%3E", /^The address holds no game: “<img src=x>” does not fit\./],
    ["seed=1~%E0%A4%A", /^The address holds no game|"\?" is no cell/],
    ["think=99~5", /^The address holds no game: “think=99” does not fit\./],
    ["seed=12345678", /^The address holds no game/],
  ]) {
    const bad = await opened(it, TIC_TAC_TOE, words);
    const { said, moves } = await bad.shown();
    assert.match(said, wanted, words);
    assert.deepEqual(moves, []);
    assert.equal(await bad.tab.ask(() => document.querySelectorAll("img[src=x]").length), 0);
    // One can play all the same.
    assert.match((await bad.click("5")).said, /Your move, X\./);
  }
});

claim("a reader wins 6 : 2 by the double-cross, line by line from the book's position, and is told so", async (it) => {
  const game = await opened(it, CROSS);
  const { said, board } = await game.settled("Your move, B");
  assert.equal(said, "Your move, B.");
  assert.equal(board.filter((line) => /drawn/.test(line)).length, 13);
  // Whoever takes all that can be taken gets one chain, and the other player gets the other one.
  for (const line of ["b1b2", "c1c2", "d1d2", "e1e2", "a2a3"]) await game.click(line);
  assert.match((await game.settled("A tie")).said, /A tie: 4 boxes each\./);
  assert.deepEqual(await game.reached(), [true, false]);
  await game.press("New game");
  await game.settled("^Your move, B");
  for (const line of ["b1b2", "c1c2", "e1e2"]) await game.click(line);
  const end = await game.byHints();
  assert.match(end.said, /You have won, 6 boxes to 2\./);
  assert.deepEqual(await game.reached(), [true, true]);
  const told = await game.tab.ask((figure) => document.querySelector(`${figure} .try-told`).textContent, game.figure);
  assert.match(told, /^Goal reached: Win 6 : 2 by the double-cross\. You gave up two boxes/);
});

claim("a game begins from a position that is typed or stands in the address, and what is none is refused as in a terminal", async (it) => {
  const game = await opened(it, DOTS, "people=both~seed=1~a1b1");
  for (const [position, wanted] of [
    ["2x2 a1c1", "\"a1c1\" is no line of a 2x2 field"],
    ["2x2 a1b1 b1a1", " a1b1 is drawn twice."],
    ["chess", "\"chess\" is no size: it is written like 3x4"],
    ["1x1 a1b1 a1a2 b1b2 a2b2", "The game is over there: all lines are drawn"],
    ["5x5", "From is rows x columns with at most 27 lines"],
  ]) {
    const { said, moves } = await game.begin(position, wanted.slice(0, 12).replace(/[()]/g, "."));
    assert.ok(said.includes(wanted), `${position}: ${said}`);
    assert.deepEqual(moves, ["a1b1"], "the game that was played stays");
  }
  const begun = await game.begin("1x3 a1b1 a1a2 b1b2 a2b2", "^B is to move");
  assert.deepEqual([begun.score, begun.moves, begun.board.length], ["A 0 · B 1", [], 10]);
  const { address } = await game.click("b1c1");
  assert.match(address, /^#play-dots-and-boxes~from=1x3%20a1b1%20a1a2%20b1b2%20a2b2~people=both~seed=\d+~b1c1$/);
  const again = await opened(it, DOTS, address.split("~").slice(1).join("~"));
  assert.deepEqual([(await again.shown()).score, (await again.shown()).moves], ["A 0 · B 1", ["b1c1"]]);
  // Without a word the board is empty again.
  const empty = await again.begin("", "^Your move: make it|^A is to move");
  assert.equal(empty.board.length, 12);

  const crosses = await opened(it, TIC_TAC_TOE, "from=XO.OX....~seed=1");
  assert.match((await crosses.click("9")).said, /You have won: X holds 1, 5 and 9\./);
  for (const [from, wanted] of [["XXX......", /3 X and 0 O cannot be/], ["%3Cimg%20src=x%3E", /neither X, O nor a dot|nine cells/]]) {
    const bad = await opened(it, TIC_TAC_TOE, `from=${from}~seed=1`);
    assert.match((await bad.shown()).said, wanted);
    assert.match((await bad.click("5")).said, /Your move, X\./);
  }
});

claim("where WebAssembly is missing, the empty board and the terminal's command stand there", async (it) => {
  const tab = await it.tab();
  await tab.page.evaluateOnNewDocument(() => { delete window.WebAssembly; });
  await tab.open(TIC_TAC_TOE.page);
  assert.equal(await tab.ask(() => document.querySelectorAll(".play-panel").length), 0);
  assert.ok(await tab.ask(() => document.querySelector(".play-without svg").checkVisibility()));
  assert.match(await tab.ask(() => document.querySelector(".play-without").textContent), /cargo course play tic-tac-toe/);
});

claim("where the program cannot be loaded the move is taken back, that is said, and it can be tried again", async (it) => {
  const game = await opened(it, TIC_TAC_TOE);
  await game.tab.page.setOfflineMode(true);
  await game.tab.ask((figure) => document.querySelector(`${figure} [data-move="5"]`).click(), game.figure);
  const refused = await game.settled("could not load");
  assert.match(refused.said, /^The page could not load what it runs .*So your move was taken back\.$/);
  assert.deepEqual([refused.moves, refused.address], [[], ""]);
  assert.match(refused.board[4], /^cell 5, empty/);
  assert.ok(refused.buttons.includes("Try again"));
  await game.tab.page.setOfflineMode(false);
  game.tab.takeWrong();
  await game.press("Try again");
  const answered = await game.settled("Your move");
  assert.equal(answered.moves[0], "5");
  assert.equal(answered.moves.length, 2);
  assert.ok(!answered.buttons.includes("Try again"));
});

claim("on a slow line a game says how much it loads", async (it) => {
  const game = await opened(it, TIC_TAC_TOE);
  await game.tab.session.send("Network.enable");
  await game.tab.session.send("Network.emulateNetworkConditions", { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await game.tab.ask((figure) => document.querySelector(`${figure} [data-move="5"]`).click(), game.figure);
  await game.settled("Loading \\d+ KB, what this page runs: \\d+ KB are here");
});

claim("on a phone a board has a finger's room everywhere, and nothing is wider than the page", async (it) => {
  for (const [which, words, least] of [[TIC_TAC_TOE, "seed=1~5~1", 44], [DOTS, "field=3x3~seed=1~a1b1", 44], [DOTS, "field=2x5~seed=1~a1b1", 30], [FOUR, "think=2~seed=1~4", 36]]) {
    const { tab, figure } = await opened(it, which, words, PHONE);
    const small = await tab.ask((figure, least) => [...document.querySelectorAll(`${figure} :is(button, select)`)]
      .filter((part) => part.checkVisibility())
      .filter((part) => { const { width, height } = part.getBoundingClientRect(); return Math.max(width, height) < 44 || Math.min(width, height) < least; })
      .map((part) => part.outerHTML.slice(0, 80) + part.getBoundingClientRect().width + "x" + part.getBoundingClientRect().height), figure, least);
    assert.deepEqual(small, []);
    assert.ok(await tab.ask(() => document.documentElement.scrollWidth <= innerWidth), "wider than the page");
  }
});

claim("axe-core finds nothing on a board in the middle of a game, and nothing moves when the page is opened", async (it) => {
  for (const theme of ["light", "navy"]) {
    for (const [which, words] of [[TIC_TAC_TOE, "judge=yes~seed=1~1~2~4~5~7"], [DOTS, "people=both~seed=1~a1b1~a1a2~a2b2~b1b2"], [FOUR, "people=both~field=4x4~seed=1~1~2~1~2~1~2~1"]]) {
      const { tab } = await opened(it, which, words, { theme });
      assert.deepEqual(await violations(tab), []);
    }
  }
  for (const page of pages.filter((page) => html(page).includes("data-live="))) {
    const tab = await it.tab();
    await tab.open(page);
    const moved = await tab.moved();
    assert.ok(moved < 0.05, `${page} moves by ${moved}`);
  }
});
