// `cargo book pdf`: the whole book as one PDF.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";

import { root } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

const program = path.join(root, "target", "debug", process.platform === "win32" ? "book.exe" : "book");
const printed = path.join(root, "target", "browser", "look-ahead.pdf");

/** The pages that the contents have to name: those of the summary. */
const pages = fs.readFileSync(path.join(root, "book", "src", "SUMMARY.md"), "utf8").match(/^ *(- )?\[/gm).length;

// To print the whole book twice takes a fifth of the time of all tests. So it is printed on the servers, and here if it is named.
const skip = process.env.PRINTED ? false : "cargo xtask browser print-edition prints the book";

test("the print edition has contents with a page for each page of the book, and at most 400 pages", { timeout: 20 * 60_000, skip }, async () => {
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

/** A length of a sheet in the pixels of a page: 297 mm are 11.69 inches of 96 pixels. */
const pixels = (mm) => mm / 25.4 * 96;

claim("the print edition has a cover: the mark of the book, its name, what it is about, and a search tree, on one sheet", async (it) => {
  const tab = await it.tab({ width: Math.round(pixels(210)), height: Math.round(pixels(297)), media: "print" });
  await tab.open("print.html");
  // As `cargo book pdf` puts them into this page.
  const [style, script] = ["edition.css", "edition.js"].map((name) => path.join(root, "crates", "mdbook-course", "src", "pdf", name));
  await tab.page.addStyleTag({ path: style });
  await tab.page.addScriptTag({ path: script });
  const cover = await tab.ask(() => {
    edition([]);
    const main = document.querySelector("main"), [first, second] = main.children;
    const size = (it) => { const { width, height } = it.getBoundingClientRect(); return [width, height]; };
    const seen = (name) => first.querySelector(name)?.checkVisibility() && first.querySelector(name);
    return {
      is: first.className,
      height: size(first)[1],
      inside: [...first.querySelectorAll("svg, p")].every((it) => { const a = it.getBoundingClientRect(), b = first.getBoundingClientRect(); return a.top >= b.top && a.bottom <= b.bottom; }),
      mark: size(seen(".edition-band > svg")),
      name: seen(".edition-name").textContent,
      of: seen(".edition-of").textContent,
      about: document.querySelector('meta[name="description"]').content,
      tree: size(seen(".edition-figure svg")),
      nodes: first.querySelectorAll(".edition-figure svg .n").length,
      breaks: getComputedStyle(first).breakAfter,
      next: second.textContent,
    };
  });
  assert.equal(cover.is, "edition-title");
  assert.ok(cover.height <= pixels(297) && cover.height > pixels(290), `${cover.height} pixels high`);
  assert.ok(cover.inside, "something stands outside the sheet");
  assert.ok(Math.min(...cover.mark) > pixels(20), `the mark: ${cover.mark}`);
  assert.deepEqual([cover.name, cover.of], ["Look Ahead", cover.about]);
  assert.ok(cover.about.length > 40, cover.about);
  assert.ok(cover.tree[0] > pixels(120) && cover.nodes > 8, `the tree: ${cover.tree}, ${cover.nodes} nodes`);
  assert.deepEqual([cover.breaks, cover.next], ["page", "Contents"]);
});
