// A recording, read without any of the course's own code: what a player of it has to say at each step.

import fs from "node:fs";
import path from "node:path";

import { root } from "./book.mjs";

/** The events of a recording, one a line, each with its name beside what it says. */
export function events(name) {
  const file = path.join(root, "book", "recordings", name + ".jsonl");
  return fs.readFileSync(file, "utf8").trimEnd().split("\n").map((line) => {
    const [[event, says]] = Object.entries(JSON.parse(line));
    return { event, ...says };
  });
}

/** What a player's class says that it steps through, as its recording says it: calls, a search of a game, or a game
 *  that was only played. */
export function kind(events) {
  const has = (name) => events.some(({ event }) => event === name);
  if (!has("enter")) return "played";
  // Somebody wants large values there, or it is a tree that is written out.
  const game = events.some((event) => event.event === "board" && (event.max || event.kind === "tree"));
  return has("play") && game ? "game" : "calls";
}

/** The steps of a run of calls. Of each: its kind, its sentence, the frames from the top of the stack down, the number of
 *  the call on top, and the board. */
export function calls(events) {
  const made = [], stack = [], steps = [];
  const queens = events.some(({ kind }) => kind === "queens");
  let board;
  const label = ({ function: name, args }) => `${name}(${args.map(([, value]) => value).join(", ")})`;
  const frames = () => stack.length === 0 ? "the stack is empty" : `${stack.length} ${stack.length === 1 ? "frame" : "frames"} on the stack`;
  const step = (kind, say, of) => {
    const shown = [...stack].reverse();
    steps.push({ kind, say: `${say}, ${frames()}`, of, stack: shown.map((call) => call.label), now: shown[0]?.number, on: shown.map((call) => call.number), board });
  };
  for (const event of events) {
    // What is laid out before or after the calls is drawn elsewhere.
    if (stack.length && event.event === "board") board = event.board;
    if (event.event === "enter") {
      const call = { number: made.length + 1, label: label(event), calls: 0, plays: 0 };
      if (stack.length) stack.at(-1).calls += 1;
      made.push(call);
      stack.push(call);
      step("call", `call ${call.number}: ${call.label}`, call);
    }
    if (event.event === "leave") {
      const call = stack.pop();
      call.value = event.returned;
      const value = event.returned === "()" ? "returns" : `returns ${event.returned}`;
      step("return", `call ${call.number}: ${call.label} ${value}`, call);
    }
    if (stack.length && (event.event === "play" || event.event === "take_back")) {
      if (event.event === "play") stack.at(-1).plays += 1;
      board = event.board;
      const queen = queens ? "queen in column " : "";
      step("note", event.event === "play" ? `${queens ? "a" : "plays"} ${queen}${event.choice}` : `takes back ${queens ? "the " : ""}${queen}${event.choice}`);
    }
  }
  // What a search for queens found at a call: its board is full, or no queen can be added to it.
  for (const step of steps.filter(({ kind }) => kind === "call")) {
    const found = step.board === undefined ? "leaf" : isFull(step.board) ? "solution" : "dead end";
    if (step.of.calls + step.of.plays === 0) step.mark = found;
  }
  return { steps, end: `${made.length} calls, ${deepest(steps)} frames deep` };
}

function isFull(board) {
  return board.split("\n").every((row) => row.includes("Q"));
}

function deepest(steps) {
  return Math.max(...steps.map(({ stack }) => stack.length));
}

/** The first number in what a call returned or a board is worth. */
const number = (text) => Number(/-?\d+/.exec(text)?.[0]);

/** The steps of a search of a game, from its moves, each but a cut with its position: a position that is played at is entered and left, any other is a
 *  leaf, and at what is left with moves that were offered and not made, branches were cut. */
export function search(events) {
  const { max } = events.find(({ event }) => event === "board");
  const mover = events.some((event) => event.event === "function" && event.values === "mover");
  const positions = new Map();
  const at = (id) => positions.get(id) ?? positions.set(id, { id, moves: [], offered: [] }).get(id);
  const who = ({ to_move }) => (to_move === undefined ? undefined : to_move === max ? "MAX" : "MIN");
  const running = [];
  // The position of a call is the first that it asks something, or that is reached in it.
  const is = (id) => {
    const call = running.at(-1);
    if (!call || call.position !== undefined) return;
    call.position = id;
    // A call about a position that another call has left searches it once more, as another child.
    if (at(id).returned !== undefined) {
      const { id: before, choice, above, who: mover } = at(id);
      positions.set(id, { id: `${before}, once more`, choice, above, who: mover, moves: [], offered: [] });
      above?.moves.push(at(id));
    }
    Object.assign(at(id), { args: call.args });
    // Where no board says who moves, an argument does.
    const side = Object.values(call.args).find((value) => /^(First|Second)$/.test(value));
    if (side) at(id).who ??= side === "First" ? "MAX" : "MIN";
  };
  for (const event of events) {
    if (event.event === "board") at(event.at).who = who(event);
    if (event.event === "offer") at(event.at).offered = event.choices;
    if (event.event === "value") at(event.at).leaf = event.value;
    if (event.event === "enter") running.push({ args: Object.fromEntries(event.args) });
    if (event.event === "ask") is(event.at);
    if (event.event === "play") {
      const child = at(event.to);
      Object.assign(child, { above: at(event.at), choice: event.choice, who: who(event) });
      child.above.moves.push(child);
      if (event.mover) child.above.who ??= event.mover === max ? "MAX" : "MIN";
      is(event.to);
    }
    if (event.event === "leave") {
      const { position } = running.pop();
      if (position !== undefined) at(position).returned = event.returned;
    }
  }
  const top = at(0);
  // A move that was only tried out, and taken back before anybody asked what it is worth, is no part of the search.
  const searched = ({ moves, leaf, returned }) => moves.length || leaf !== undefined || returned !== undefined;
  for (const position of positions.values()) position.moves = position.moves.filter(searched);
  // A board is worth the same for everybody who looks at it; what a call returned may be seen from the mover's side.
  const seen = (position, value) => mover && position.who === "MIN" ? -value : value;
  const steps = [];
  const path = (position) => position ? [position, ...path(position.above)] : [];
  const step = (kind, position, say, on) => steps.push({ kind, say, of: position, on: path(on).map(({ id }) => id), stack: path(on) });
  const walk = (position) => {
    const move = position.choice === undefined ? "" : `move ${position.choice}: `;
    step("call", position, `${move}${position.who} chooses here`, position);
    for (const child of position.moves) {
      if (child.moves.length) walk(child);
      else step("leaf", child, `move ${child.choice}, a leaf: ${written(child.leaf ?? seen(child, number(child.returned)))}`, position);
    }
    const cut = position.offered.length - new Set(position.moves.map(({ choice }) => choice)).size;
    if (cut > 0) steps.push({ kind: "cut", ends: `${cut} ${cut === 1 ? "branch" : "branches"} not visited`, say: "cut: ", on: path(position).map(({ id }) => id), stack: path(position) });
    const value = position.returned === undefined ? undefined : written(seen(position, number(position.returned)));
    steps.push({ kind: "return", say: `${position.who} hands up `, of: position, value, on: path(position.above).map(({ id }) => id), stack: path(position.above) });
  };
  walk(top);
  return { steps, top };
}

/** As the book writes a value. */
export const written = (value) => String(value).replace("-", "−");

/** The steps of a game that was played, from the move `from` on. */
export function played(events, from = 1) {
  const [board] = events.filter(({ event }) => event === "board");
  const letter = (who) => (who === board.max ? "A" : "B");
  const boxes = (text, who) => text.split(letter(who)).length - 1;
  const sides = [board.max, events.find((event) => event.event === "play" && event.mover !== board.max)?.mover];
  const moves = events.filter(({ event }) => event === "play");
  let before = from > 1 ? moves[from - 2] : board;
  const score = (state) => Object.fromEntries(sides.map((side) => [letter(side), boxes(state.board, side)]));
  const next = (state) => (state.over ? undefined : letter(state.to_move));
  const steps = [{ say: `before move ${from}; ${letter(before.to_move)} moves`, score: score(before), next: next(before) }];
  for (const move of moves.slice(from - 1)) {
    const gained = boxes(move.board, move.mover) - boxes(before.board, move.mover);
    steps.push({ say: `${letter(move.mover)} draws ${move.choice}`, by: letter(move.mover), line: move.choice, gained, score: score(move), next: next(move) });
    before = move;
  }
  return { steps };
}
