// `cargo book pdf`: the whole book as one PDF.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";

import { root } from "../shared/book.mjs";

const program = path.join(root, "target", "debug", process.platform === "win32" ? "book.exe" : "book");
const printed = path.join(root, "target", "browser", "look-ahead.pdf");

/** The pages that the contents have to name: those of the summary. */
const pages = fs.readFileSync(path.join(root, "book", "src", "SUMMARY.md"), "utf8").match(/^ *(- )?\[/gm).length;

test("the print edition has contents with a page for each page of the book, and at most 400 pages", { timeout: 20 * 60_000 }, async () => {
  fs.mkdirSync(path.dirname(printed), { recursive: true });
  const { stdout } = await promisify(execFile)(program, ["pdf", printed], { cwd: root });
  const [, sheets, headings] = /(\d+) pages in \d+ s, (\d+) headings in the contents/.exec(stdout) ?? [];
  assert.ok(Number(sheets) > 200 && Number(sheets) <= 400, stdout);
  // Besides the pages, the answers of each of the five chapters have a line, and those of a few single pages.
  assert.ok(Number(headings) >= pages + 5 && Number(headings) <= pages + 10, `${headings} for ${pages} pages`);
  assert.equal(fs.readFileSync(printed).subarray(0, 5).toString(), "%PDF-");
  // The dotted lines of the contents are not drawn again on each page, and small objects are packed.
  const { size } = fs.statSync(printed);
  assert.ok(size <= 8_000_000, `${(size / 1e6).toFixed(1)} MB`);
});
