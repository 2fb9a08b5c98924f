import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
import { PHONE } from "../shared/tab.mjs";

/** The most that a page may move while it is loaded, as browsers count it: the share of the screen that moves, times how far. */
const MOST = 0.05;

const moves = async (tab) => {
  const moved = await tab.moved();
  return moved > MOST ? [`what is on the screen moves while it is loaded: ${moved.toFixed(3)}, and ${MOST} is allowed`] : [];
};

// What each tab writes down on its own is told by `everyPage`: requests that leave the site or find nothing, errors of scripts.
claim("on a wide screen", (it) => it.everyPage({ cache: false }, moves));
claim("on a phone", (it) => it.everyPage({ ...PHONE, cache: false }, moves));

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
  assert.ok((await tab.moved()) > before + MOST, "a push of 400 pixels");
  const wrong = tab.takeWrong().join("\n");
  for (const what of ["the console says: a word", "Error: a fault", "a request leaves the site: https://example.org/away", "404: "]) {
    assert.ok(wrong.includes(what), `${what} is not in:\n${wrong}`);
  }
});
