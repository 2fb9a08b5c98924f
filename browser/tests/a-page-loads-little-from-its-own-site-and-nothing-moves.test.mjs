import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { folder, html, pages } from "../shared/book.mjs";
import { claim, claimsOfEveryPage } from "../shared/claim.mjs";
import { fits, MOST_MOVED, moves } from "../shared/looks.mjs";

/** The most that a page may weigh for who comes for the first time, in thousands of bytes. */
const MOST = 150;

// What counts is what a host of plain files sends, compressed by gzip as it does it, until the page can be read and used:
// the page, its styles and its scripts. Letters come later, in their own time, and so do pictures, the index of
// the search, which is fetched with its first use, and an engine that runs the course's code.
const COUNTED = ["document", "stylesheet", "script"];

/** What came since it was asked last. */
const files = [];
const onResponse = (response) => COUNTED.includes(response.request().resourceType()) && files.push(response);

const weights = new Map();
let heaviest = ["", 0];

async function weight(response) {
  const file = response.url();
  if (!weights.has(file)) weights.set(file, gzipSync(await response.buffer()).length);
  return weights.get(file);
}

async function weighs(tab, page) {
  const parts = await Promise.all(files.splice(0).map(weight));
  const sum = parts.reduce((a, b) => a + b, 0) / 1000;
  if (sum > heaviest[1]) heaviest = [page, sum];
  return sum > MOST ? [`${sum.toFixed(0)} KB`] : [];
}

/** A zoom of 200 percent on a screen of 1280 pixels; the page is as it was, and half as wide. */
async function zoomed(tab) {
  const usual = tab.page.viewport();
  await tab.page.setViewport({ ...usual, width: 640, height: 450, deviceScaleFactor: 2 });
  const wrong = await fits(640)(tab);
  await tab.page.setViewport(usual);
  return wrong;
}

// What each tab writes down on its own is told, too: requests that leave the site or find nothing, errors of scripts. On a
// phone: `on-a-phone-a-page-fits-and-stands-still`.
const LIGHT = `no page weighs more than ${MOST} KB with its styles and scripts`;
claimsOfEveryPage({ cache: false, onResponse }, {
  "on a wide screen nothing moves": moves,
  [LIGHT]: weighs,
  "at a zoom of 200 percent nothing is wider than the page but what scrolls": zoomed,
}, {
  end: {
    [LIGHT]: () => {
      // Had nothing been counted, the page alone would be lighter than this.
      assert.ok(heaviest[1] > 50, heaviest.join());
      console.log(`the heaviest page is ${heaviest[0]}: ${heaviest[1].toFixed(0)} KB`);
    },
  },
});

/** The most that the program may weigh that a page runs, once a reader first asks it to, in thousands of bytes. */
const MOST_OF_ENGINE = 400;

claim(`what a page runs weighs no more than ${MOST_OF_ENGINE} KB`, () => {
  const engine = pages.map((page) => html(page).match(/data-engine="([^"]+)"/)?.[1]).find(Boolean);
  assert.ok(engine, "no page runs anything");
  const program = fs.readFileSync(path.join(folder, engine, "live.wasm"));
  const weight = gzipSync(program, { level: 9 }).length / 1000;
  console.log(`what a page runs weighs ${weight.toFixed(0)} KB`);
  assert.ok(weight < MOST_OF_ENGINE, `${weight.toFixed(1)} KB`);
});

claim("what leaves the site, is not there, fails or moves is noticed", async (it) => {
  const tab = await it.tab();
  await tab.open("introduction.html");
  assert.deepEqual(tab.takeWrong(), []);
  const before = await tab.moved();
  await tab.ask(async () => {
    document.querySelector("main").insertAdjacentHTML("afterbegin", '<div style="height: 400px"></div>');
    console.error("a word");
    setTimeout(() => { throw new Error("a fault"); });
    await fetch("https://example.org/away").catch(() => {});
    await fetch("not-there.html");
    await new Promise((done) => setTimeout(done, 50));
  });
  await tab.still();
  assert.ok((await tab.moved()) > before + MOST_MOVED, "a push of 400 pixels");
  const wrong = tab.takeWrong().join("\n");
  for (const what of ["the console says: a word", "Error: a fault", "a request leaves the site: https://example.org/away", "404: "]) {
    assert.ok(wrong.includes(what), `${what} is not in:\n${wrong}`);
  }
});
