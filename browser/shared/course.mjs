// `cargo course --book` in a terminal of its own, and saves as a student makes them.

import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the course. */
const root = fileURLToPath(new URL("../..", import.meta.url));

export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until `ask` gives something that is true; what it gave. */
export async function until(what, ask, patience = 240_000) {
  const began = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() - began > patience) throw new Error(`it never came to this: ${what}`);
    await sleep(20);
  }
}

/** The exercises that are saved here: their chapters, and their IDs. */
export const EXERCISES = {
  alpha_beta: ["ch4-alpha-beta", "alphabeta-4"],
  look_ahead: ["ch3-tic-tac-toe", "tictactoe-4"],
  all_solutions: ["ch2-eight-queens", "queens-3"],
  factorial: ["ch1-recursion", "recursion-1"],
};

const read = (...names) => fs.readFileSync(path.join(root, ...names), "utf8");
/** The stubs as they were given, before anything is saved. */
const GIVEN = Object.fromEntries(Object.entries(EXERCISES).map(([stem, [chapter]]) => [stem, read("exercises", chapter, "src", `${stem}.rs`)]));
const stub = (stem) => path.join(root, "exercises", EXERCISES[stem][0], "src", `${stem}.rs`);

/** The reference with what an answer changes of it: `cuts_when_past`, `fail_hard`; ours for "ours", the stub for "stub". `stubs::answers` and
 *  `stubs::answer` say how that is written, and find what does not fit; here it is known to fit. */
export function answer(stem, name) {
  const chapter = path.join("crates", EXERCISES[stem][0]);
  let module = read(chapter, "src", `${stem}.rs`);
  if (name !== "ours") {
    if (name === "stub") return GIVEN[stem];
    const answers = read(chapter, "mistakes", `${stem}.rs`).split(/^\/\/! name: /m);
    const own = answers.find((answer) => answer.startsWith(`${name}\n`));
    if (own === undefined) throw new Error(`no answer to ${stem} is called ${name}`);
    // Comments and blank lines between two answers belong to neither.
    const text = `${own.replace(/^\/\/ (?!ANCHOR|CHANGE).*\n/gm, "").trimEnd()}\n`;
    for (const [, region, body] of text.matchAll(/\/\/ ANCHOR: (\w+)\n([^]*?)\/\/ ANCHOR_END: \1/g)) {
      module = inRegion(module, region, () => body);
    }
    for (const [, region, pieces] of text.matchAll(/\/\/ CHANGE: (\w+)\n([^]*?)(?=\/\/ (?:CHANGE|ANCHOR)|$)/g)) {
      for (const piece of pieces.split(/\n\s*\n/)) module = inRegion(module, region, (body) => changed(body, piece.split("\n").filter(Boolean)));
    }
  }
  return module.replace(/^[ \t]*\/\/ ANCHOR.*\n/gm, "");
}

/** A module with a region of it made anew. */
function inRegion(module, region, make) {
  const place = new RegExp(`(// ANCHOR: ${region}\\b[^\\n]*\\n)([^]*?)([ \\t]*// ANCHOR_END: ${region}\\b)`);
  return module.replace(place, (_, begin, body, end) => begin + make(body) + end);
}

/** A region with one piece of a change made: lines that go (`- `), come (`+ `) and stay. */
function changed(body, piece) {
  const lines = body.split("\n"), code = lines.flatMap((line, at) => (/^\s*(\/\/|$)/.test(line) ? [] : [at]));
  const wanted = piece.filter((line) => !line.startsWith("+ "));
  const first = code.findIndex((_, n) => wanted.every((line, k) => lines[code[n + k]]?.trim() === line.slice(2).trim()));
  if (first < 0 || wanted.length === 0) throw new Error(`there is no place for\n${piece.join("\n")}`);
  const place = code.slice(first, first + wanted.length);
  let k = 0;
  const made = piece.flatMap((line) => {
    if (line.startsWith("+ ")) return [line.slice(2)];
    const its = lines[place[k++]];
    return line.startsWith("- ") ? [] : [its];
  });
  return [...lines.slice(0, place[0]), ...made, ...lines.slice(place.at(-1) + 1)].join("\n");
}

/** The reference with another body. */
export function withBody(stem, body) {
  const module = read("crates", EXERCISES[stem][0], "src", `${stem}.rs`);
  const changed = module.replace(/(\/\/ ANCHOR: body[^\n]*\n)[^]*?([ \t]*\/\/ ANCHOR_END: body)/, (_, a, b) => `${a}${body}\n${b}`);
  return changed.replace(/^[ \t]*\/\/ ANCHOR.*\n/gm, "");
}

/** A course that is being watched, with the book beside it. What it changes in the student's files and in the
 *  notes of their progress is put back when it is closed. */
export class Course {
  static async open(deadline) {
    const changed = execFileSync("git", ["status", "--porcelain", "--", "exercises"], { cwd: root, encoding: "utf8" });
    if (changed.trim()) throw new Error(`exercises/ has changes that these tests would overwrite:\n${changed}`);
    const it = new Course();
    it.files = new Map(Object.keys(EXERCISES).map((stem) => [stub(stem), fs.readFileSync(stub(stem))]));
    it.notes = path.join(root, ".course");
    it.kept = fs.mkdtempSync(path.join(os.tmpdir(), "course-"));
    if (fs.existsSync(it.notes)) fs.cpSync(it.notes, path.join(it.kept, "notes"), { recursive: true });
    // Nothing is solved at first, whatever an earlier run that was killed left.
    it.forget();
    execFileSync("cargo", ["build", "--quiet", "--package", "course"], { cwd: root, stdio: "inherit" });
    // No browser of the person's own is to be opened.
    const programs = path.join(it.kept, "bin");
    fs.mkdirSync(programs);
    for (const name of ["xdg-open", "gio", "gnome-open", "kde-open", "wslview"]) {
      fs.writeFileSync(path.join(programs, name), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    }
    const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
    const pid = path.join(it.kept, "pid");
    const line = `stty rows 40 cols 160; echo $$ > ${pid}; exec ${path.join(target, "debug", "course")} --book --deadline ${deadline}`;
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, TERM: "xterm-256color" };
    it.terminal = spawn("script", ["-qfec", line, "/dev/null"], { cwd: root, env });
    it.said = "";
    it.terminal.stdout.on("data", (more) => { it.said = (it.said + more).slice(-200_000); });
    it.address = await until("the book is served", () => /the book: (http:\/\/127\.0\.0\.1:\d+\/\S*#yours=[0-9a-f]{32})/.exec(it.said)?.[1], 900_000);
    it.pid = Number(fs.readFileSync(pid, "utf8"));
    return it;
  }

  /** Removes the notes, but for what the sources looked like that were built last: without it all of them would be given the date
   *  of today, and the engine of the pages, which runs some of them, would be built once more. */
  forget() {
    const notes = fs.existsSync(this.notes) ? fs.readdirSync(this.notes) : [];
    for (const note of notes.filter((note) => note !== "built")) fs.rmSync(path.join(this.notes, note), { recursive: true });
  }

  /** Saves the student's file as careful editors do: a new file, then a rename. */
  save(stem, text) {
    const file = stub(stem);
    fs.writeFileSync(`${file}.new`, text);
    fs.renameSync(`${file}.new`, file);
  }

  press(keys) {
    this.terminal.stdin.write(keys);
  }

  /** Ends it without a chance to say goodbye. */
  kill() {
    process.kill(this.pid, "SIGKILL");
  }

  close() {
    try { this.kill(); } catch { /* it has ended */ }
    this.terminal.kill();
    for (const [file, text] of this.files) fs.writeFileSync(file, text);
    this.forget();
    const notes = path.join(this.kept, "notes");
    if (fs.existsSync(notes)) fs.cpSync(notes, this.notes, { recursive: true, filter: (note) => note !== path.join(notes, "built") });
    fs.rmSync(this.kept, { recursive: true, force: true });
  }
}
