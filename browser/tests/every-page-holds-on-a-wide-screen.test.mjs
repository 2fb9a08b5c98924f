// What is claimed of every page, for who reads on a wide screen or prints: each page is opened once, and looked at once
// for each claim. That a look sees what is wrong is claimed beside it, in the file of its kind. On a phone:
// `every-page-holds-on-a-phone`.

import assert from "node:assert/strict";

import { Themes } from "../shared/axe.mjs";
import { html, oneOfEachKind, pages } from "../shared/book.mjs";
import { charted, misplaced, untold } from "../shared/charts.mjs";
import { claimsOfEveryPage } from "../shared/claim.mjs";
import { FORCED, pale } from "../shared/contrast.mjs";
import { MOST_CHARACTERS, MOST_SIZES, MOST_SKINS, lines, sizes, skins, folded } from "../shared/face.mjs";
import { fits, larger, moves, restless, torn } from "../shared/looks.mjs";
import { shown, withObject } from "../shared/objects.mjs";
import { printed } from "../shared/paper.mjs";
import { asking, givenAway, signs, veiled, veils } from "../shared/questions.mjs";
import { MOST, heaviest, onResponse, weighs } from "../shared/weight.mjs";

/** The figures of runs that offer nothing to try. */
const offersNothing = () => [...document.querySelectorAll("figure[data-engine]")]
  .filter((it) => it.dataset.lab ? it.querySelector(".try-panel").hidden : it.querySelector(".try-open").hidden)
  .map((it) => `${it.id} offers nothing`);

const drawn = pages.filter((page) => html(page).includes("<figure"));
const tried = pages.filter((page) => html(page).includes("data-engine="));
const ofEachKind = oneOfEachKind();
const themes = new Themes();

// As it is opened.
const opened = {
  [`no page weighs more than ${MOST} KB with its styles and scripts`]: {
    look: weighs,
    end: () => {
      // Had nothing been counted, the page alone would be lighter than this.
      assert.ok(heaviest[1] > 50, heaviest.join());
      console.log(`the heaviest page is ${heaviest[0]}: ${heaviest[1].toFixed(0)} KB`);
    },
  },
  [`a page has at most ${MOST_SIZES} sizes of type`]: (tab) => tab.ask(sizes, MOST_SIZES),
  [`a page has at most ${MOST_SKINS} skins of buttons`]: (tab) => tab.ask(skins, MOST_SKINS),
  [`a line of text has at most ${MOST_CHARACTERS} characters`]: (tab) => tab.ask(lines, MOST_CHARACTERS),
  "the contents show the current chapter's pages, and no other's": { on: pages.filter((page) => page !== "404.html"), look: (tab) => tab.ask(folded) },
  "before an answer nothing that would give it away can be seen, read aloud or reached": {
    on: asking,
    look: givenAway,
    end: () => assert.ok(veiled > 40, `${veiled}`),
  },
  "at a first visit a veil is a low box with a title, it hides nothing that is there to be tried, and its sign is one of five": {
    on: asking,
    look: veils,
    // A sign that followed its run would be another one for each figure.
    end: () => assert.ok(signs.size > 1 && signs.size <= 5, `${signs.size}`),
  },
  "every figure of a run offers to change its input, and what-ifs show their goals at once": { on: tried, look: (tab) => tab.ask(offersNothing) },
  "a page shows its object in the first screen and above its first question": { on: withObject, look: shown },
  "on a wide screen nothing moves": moves,
};

// Shown otherwise: each time a page is shown anew, which takes longer than the looks.
const otherwise = {
  "where the reader wants no motion, nothing in a page moves by itself": {
    on: ofEachKind,
    as: { features: { "prefers-reduced-motion": "reduce" } },
    look: (tab) => tab.ask(restless),
  },
  "on paper every answer is there, every run is whole, and no control is; afterwards all is as before": { as: { media: "print" }, look: printed },
  "on paper code is no larger than the words around it": { on: ofEachKind, as: { media: "print" }, look: (tab) => tab.ask(larger) },
  "with forced colours the lines and the labels of each drawing stand out from the ground": {
    on: drawn,
    as: FORCED,
    look: async (tab) => {
      await tab.unveil();
      await tab.still();
      return tab.ask(pale);
    },
  },
};

// With all boxes open. A zoom of 200 percent is a screen of half the width; the page is as it was.
const unfolded = {
  "at a zoom of 200 percent nothing is wider than the page but what scrolls": { as: { width: 640, height: 450 }, look: fits(640) },
  "each number of a chart stands in a table of its page": { on: charted, look: (tab) => tab.ask(untold) },
  "on a wide screen no short formula and no number of the text goes on in a second line": (tab) => tab.ask(torn),
  "on a wide screen a chart lies within the text, and no words of it cover others": { on: charted, look: (tab) => tab.ask(misplaced) },
  "axe-core finds no violation on any page in the light theme": themes.in("light"),
  "axe-core finds no violation on any page in the theme navy": themes.in("navy"),
};
for (const theme of ["rust", "coal", "ayu"]) {
  unfolded[`axe-core finds none on a page of each kind in the theme ${theme}`] = { on: ofEachKind, look: themes.in(theme) };
}

// What a tab writes down on its own is told, too: requests that leave the site or find nothing, errors of scripts.
claimsOfEveryPage({ cache: false, onResponse }, { ...opened, ...otherwise, ...unfolded });
