// Makes what is stored in the repository, but made from the built book: pictures and letters. It is started by hand, after what
// a thing is made from has changed; the head of its file says from what.
//
//     cargo book build
//     node browser/make/make.mjs NAME…          favicon, letters, readme-pictures, social-picture
//
// All but the letters need Chromium, which CHROME names; the letters need Python.

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { root } from "../shared/book.mjs";
import { closeAll } from "../shared/tab.mjs";

const folder = path.dirname(fileURLToPath(import.meta.url));

/** What the letters are cut with. */
const PYTHON_PACKAGES = ["fonttools==4.68.0", "brotli"];

/** Runs a program of Python in an environment of its own, below `target`. */
function python(file) {
  const home = path.join(root, "target", path.basename(file, ".py"));
  const bin = path.join(home, process.platform === "win32" ? "Scripts" : "bin");
  const run = (program, ...given) => execFileSync(program, given, { stdio: "inherit" });
  if (!fs.existsSync(home)) run("python3", "-m", "venv", home);
  run(path.join(bin, "pip"), "install", "--quiet", ...PYTHON_PACKAGES);
  run(path.join(bin, "python"), file);
}

const files = fs.readdirSync(folder).filter((file) => file !== path.basename(import.meta.url));
const known = new Map(files.map((file) => [path.parse(file).name, file]));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.has(name));
if (wanted.length === 0 || unknown.length > 0) {
  const why = unknown.length > 0 ? `There is no ${unknown.join(" and no ")}. ` : "";
  console.error(`${why}Type the names of what to make: ${[...known.keys()].join(", ")}.`);
  process.exit(2);
}
for (const name of wanted) {
  const file = path.join(folder, known.get(name));
  if (file.endsWith(".py")) python(file); else await import(`./${known.get(name)}`);
}
await closeAll();
