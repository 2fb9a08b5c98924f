import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";

import { claim } from "../shared/claim.mjs";

/** The most that a page may weigh for who comes for the first time, in thousands of bytes. */
const MOST = 150;

// What counts is what a host of plain files sends, compressed by gzip as it does it, until the page can be read and used:
// the page, its styles and its scripts. Letters come later, in their own time, and so do pictures, the index of
// the search, which is fetched with its first use, and an engine that runs the course's code.
const COUNTED = ["document", "stylesheet", "script"];

claim(`no page weighs more than ${MOST} KB with its styles and scripts`, async (it) => {
  const weights = new Map();
  const weight = async (response) => {
    const file = response.url();
    if (!weights.has(file)) weights.set(file, gzipSync(await response.buffer()).length);
    return weights.get(file);
  };
  let heaviest = ["", 0];
  let files = [];
  await it.everyPage({ cache: false, onResponse: (response) => COUNTED.includes(response.request().resourceType()) && files.push(response) }, async (tab, page) => {
    const parts = await Promise.all(files.splice(0).map(weight));
    const sum = parts.reduce((a, b) => a + b, 0) / 1000;
    if (sum > heaviest[1]) heaviest = [page, sum];
    return sum > MOST ? [`${sum.toFixed(0)} KB`] : [];
  });
  // Had nothing been counted, the page alone would be lighter than this.
  assert.ok(heaviest[1] > 50, heaviest.join());
  console.log(`the heaviest page is ${heaviest[0]}: ${heaviest[1].toFixed(0)} KB`);
});
