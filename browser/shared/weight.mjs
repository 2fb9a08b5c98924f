// How much comes with a page.

import { gzipSync } from "node:zlib";

/** The most that a page may weigh for who comes for the first time, in thousands of bytes. */
export const MOST = 150;

// What counts is what a host of plain files sends, compressed by gzip as it does it, until the page can be read and used:
// the page, its styles and its scripts. Letters come later, in their own time, and so do pictures, the index of
// the search, which is fetched with its first use, and the engine that runs the course's code, which is weighed on its own.
const COUNTED = ["document", "stylesheet", "script"];
const ENGINE = "/live/";

const files = [];

/** Keeps what comes, until it is weighed. */
export const onResponse = (response) => {
  // What stands in a frame comes later, too.
  const isFramed = Boolean(response.frame()?.parentFrame());
  const counts = COUNTED.includes(response.request().resourceType()) && !response.url().includes(ENGINE) && !isFramed;
  if (counts) files.push(response);
};

const weights = new Map();
/** The heaviest page that was weighed, and its weight. */
export let heaviest = ["", 0];

async function weight(response) {
  const file = response.url();
  if (!weights.has(file)) weights.set(file, gzipSync(await response.buffer()).length);
  return weights.get(file);
}

/** What is wrong with the weight of a page that was just opened. */
export async function weighs(tab, page) {
  const parts = await Promise.all(files.splice(0).map(weight));
  const sum = parts.reduce((a, b) => a + b, 0) / 1000;
  if (sum > heaviest[1]) heaviest = [page, sum];
  return sum > MOST ? [`${sum.toFixed(0)} KB`] : [];
}
