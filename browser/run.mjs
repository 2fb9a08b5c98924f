// Runs files of tests, as `node --test` does, but begins with those that take longest, so that no core waits for the last file
// of all. The short ones share a process and its Chromium: to start one takes longer than many of them.
//
//   node run.mjs AT_ONCE NAMED FILE…     NAMED chooses tests by a pattern for their names; "" takes all

import fs from "node:fs";
import path from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

/** The files that take longest, the longest first: they open every page, or print the whole book. */
const LONGEST = [
  "a-reader-predicts-and-is-answered",
  "your-code-is-shown-beside-ours",
  "every-page-holds-on-a-wide-screen",
  "the-print-edition-has-its-contents",
  "a-reader-plays-in-the-page",
  "every-page-holds-on-a-phone",
  "a-reader-changes-the-input-of-a-figure",
  "each-player-shows-what-its-recording-says",
  "a-page-runs-what-the-book-recorded",
];

/** How many of them begin before the short ones. */
const BEFORE = 3;

const gone = LONGEST.filter((name) => !fs.existsSync(new URL(`tests/${name}.test.mjs`, import.meta.url)));
if (gone.length) throw new Error(`browser/run.mjs begins with files that are not there: ${gone.join(", ")}`);

const [atOnce, named, ...files] = process.argv.slice(2);
const place = (file) => LONGEST.indexOf(path.basename(file, ".test.mjs"));
const long = files.filter((file) => place(file) >= 0).sort((a, b) => place(a) - place(b));
const short = files.filter((file) => place(file) < 0);
process.env.TOGETHER = JSON.stringify(short);
const together = short.length > 0 ? [fileURLToPath(new URL("together.mjs", import.meta.url))] : [];

run({ files: [...long.slice(0, BEFORE), ...together, ...long.slice(BEFORE)], concurrency: Number(atOnce), ...(named && { testNamePatterns: [new RegExp(named)] }) })
  .on("test:fail", () => { process.exitCode = 1; })
  .compose(new spec())
  .pipe(process.stdout);
