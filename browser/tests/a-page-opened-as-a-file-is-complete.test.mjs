import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { folder, oneOfEachKind } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";

/** In the page: what a reader cannot see of it, what offers something that does not work, and what is said about that. */
function lacks() {
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });
  const all = (what) => [...document.querySelectorAll(what)];
  const hidden = all("form.predict + details > summary, main [data-veil]:not([hidden], script), .figure-drawing svg").filter((it) => !it.closest("details:not([open])") || it.matches("summary"));
  return {
    hidden: hidden.filter((it) => !isSeen(it)).map((it) => it.id || it.outerHTML.slice(0, 80)),
    offered: all(".predict-do, .try-panel, .place button, .play-panel").filter(isSeen).map((it) => it.outerHTML.slice(0, 80)),
    empty: all("figure.play").filter((it) => it.getBoundingClientRect().height > it.firstElementChild.getBoundingClientRect().height + 400).map((it) => it.id),
    said: all(".unserved-says").filter(isSeen).length,
  };
}

claim("a page that was opened as a file hides and offers nothing that needs a module, and says how to have it", async (it) => {
  const tab = await it.tab();
  for (const page of ["ch2-eight-queens/index.html", ...oneOfEachKind()]) {
    await tab.page.goto(pathToFileURL(path.join(folder, page)).href, { waitUntil: "load" });
    const { hidden, offered, empty, said } = await tab.ask(lacks);
    assert.deepEqual({ hidden, offered, empty, said }, { hidden: [], offered: [], empty: [], said: 1 }, page);
  }
  // A browser says of each module that it loads none from a file; and each file is a request that leaves the server's site.
  const more = tab.takeWrong().filter((what) => !/file:\/\/|net::ERR_FAILED/.test(what));
  assert.deepEqual(more, []);
});
