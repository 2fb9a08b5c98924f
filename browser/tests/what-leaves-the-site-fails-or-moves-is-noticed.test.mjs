import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";
import { MOST_MOVED } from "../shared/looks.mjs";

claim("what leaves the site, is not there, fails or moves is noticed", async (it) => {
  const tab = await it.tab();
  // Under the policy nothing leaves, and the console says what was kept back.
  await tab.page.setBypassCSP(true);
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
