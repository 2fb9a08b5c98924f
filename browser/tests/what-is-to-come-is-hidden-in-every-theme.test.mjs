import assert from "node:assert/strict";

import { claim } from "../shared/claim.mjs";

/** In the page: takes all players to their beginnings, and says what of the lines, boxes and arrows to come is in sight. */
const given = async () => {
  const players = [...document.querySelectorAll(".fig-player")];
  players.forEach((player) => player.querySelector(".fig-controls > button:not(.fig-play)").click());
  const hidden = players.flatMap((player) => [...player.querySelectorAll(player.matches(".fig-played") ? ".todo" : ".todo.arrow")]);
  await Promise.all(hidden.flatMap((part) => part.getAnimations().map((it) => it.finished.catch(() => {}))));
  const seen = hidden.filter((part) => getComputedStyle(part).opacity !== "0");
  return { hidden: hidden.length, seen: seen.map((part) => part.outerHTML.slice(0, 80)) };
};

for (const theme of ["light", "rust", "navy", "coal", "ayu"]) {
  claim(`in the theme ${theme}, no line and no cut is in sight before it is made`, async (it) => {
    const tab = await it.tab({ theme });
    for (const page of ["ch5-dots-and-boxes/double-cross.html", "ch5-dots-and-boxes/playing.html", "ch4-alpha-beta/alpha-beta.html"]) {
      await tab.open(page);
      const { hidden, seen } = await tab.ask(given);
      assert.ok(hidden > 0, `${page} has nothing to hide`);
      assert.deepEqual(seen, [], page);
    }
  });
}
