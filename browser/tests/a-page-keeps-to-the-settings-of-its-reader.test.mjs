import assert from "node:assert/strict";

import { asked, html, pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { FORCED, pale } from "../shared/contrast.mjs";
import { onPaper } from "../shared/paper.mjs";
import { PHONE } from "../shared/tab.mjs";

claim("a pale line and a pale label are noticed", async (it) => {
  const tab = await it.tab({ ...FORCED, unveiled: true });
  await tab.open("ch1-recursion/gcd.html");
  assert.equal(await tab.ask(() => matchMedia("(forced-colors: active)").matches), true);
  const found = await tab.ask(() => {
    const svg = document.querySelector("main .fig-scroll svg");
    svg.insertAdjacentHTML("beforeend", '<path d="M0 0h20" stroke="#222"/><text style="forced-color-adjust: none; fill: #333">a</text>');
  }).then(() => tab.ask(pale));
  assert.equal(found.length, 2, found.join("\n"));
});

claim("a closed answer, a control and half a run on paper are noticed", async (it) => {
  const tab = await it.tab({ media: "print" });
  await tab.open("ch1-recursion/gcd.html");
  const wrong = (await tab.ask(onPaper)).join("\n");
  assert.match(wrong, /an answer is not there/);
  await tab.ask(() => {
    document.querySelector("main").insertAdjacentHTML("beforeend", "<button>Go</button>");
    document.querySelector(".fig-player g").setAttribute("style", "opacity: .3; transition: none");
    document.querySelector(".fig-player g").classList.add("todo");
  });
  assert.match((await tab.ask(onPaper)).join("\n"), /a control is printed: <button>Go[^]*a run is not drawn whole/);
});

claim("a browser that prints tells the page before it does and after", async (it) => {
  const tab = await it.tab();
  await tab.open("ch1-recursion/gcd.html");
  await tab.ask(() => {
    window.told = [];
    const open = () => document.querySelectorAll("main details[open]:not(.figure-twin, .fig-code)").length;
    for (const when of ["beforeprint", "afterprint"]) window.addEventListener(when, () => window.told.push([when, open() > 0]));
  });
  await tab.page.pdf();
  assert.deepEqual(await tab.ask(() => window.told), [["beforeprint", true], ["afterprint", false]]);
});

claim("the whole book on paper has each answer once, and each question leads to its answer", async (it) => {
  const tab = await it.tab({ media: "print" });
  await tab.page.evaluateOnNewDocument(() => { window.print = () => {}; });
  await tab.open("print.html");
  const questions = pages.filter((page) => page !== "index.html").reduce((sum, page) => sum + outermost(html(page)), 0);
  const { answers, broken, closed, alone } = await tab.ask(() => ({
    answers: document.querySelectorAll("main .answer").length,
    broken: [...document.querySelectorAll("main .answer-at")].filter((link) => !document.getElementById(link.hash.slice(1))).length,
    closed: document.querySelectorAll("main details:not(.figure-twin, .fig-code, .answer details)").length,
    // A number in a line of its own could stand on the page after its question.
    alone: [...document.querySelectorAll("main .answer-line")].filter((line) => line.previousElementSibling?.matches("p, ol, ul")).length,
  }));
  assert.deepEqual({ answers, broken, closed, alone }, { answers: questions, broken: 0, closed: 0, alone: 0 });
});

/** How many boxes that hide something stand in no other one. */
function outermost(html) {
  let [deep, sum] = [0, 0];
  for (const [tag] of html.matchAll(/<\/?details\b[^>]*>/g)) {
    if (tag === "<details>" && deep === 0) sum += 1;
    deep += tag.startsWith("</") ? -1 : 1;
  }
  return sum;
}

/** How the drawing of a player scrolls while somebody steps through it on a phone. */
async function scrolling(it, features, until) {
  const tab = await it.tab({ ...PHONE, features });
  await tab.page.evaluateOnNewDocument(() => {
    window.behaviours = new Set();
    // What waits for the next picture waits for no screen.
    window.requestAnimationFrame = (act) => setTimeout(() => act(performance.now()));
    for (const name of ["scroll", "scrollTo", "scrollBy", "scrollIntoView"]) {
      const { [name]: scroll } = Element.prototype;
      Element.prototype[name] = function (...how) {
        window.behaviours.add(how[0]?.behavior ?? "auto");
        return scroll.apply(this, how);
      };
    }
  });
  const used = new Set();
  for (const page of pages.filter((page) => asked(page, "player").length)) {
    await tab.open(page);
    const behaviours = await tab.ask(async () => {
      const [, , forward] = document.querySelectorAll(".fig-player .fig-controls > button:not(.fig-play)");
      // It scrolls when the next picture is due.
      for (let step = 0; step < 40 && forward.getAttribute("aria-disabled") !== "true"; step += 1) {
        forward.click();
        await new Promise(requestAnimationFrame);
      }
      return [...window.behaviours];
    });
    behaviours.forEach((behaviour) => used.add(behaviour));
    if (used.has(until)) break;
  }
  return [...used].sort();
}

claim("a drawing follows its run smoothly, but at once for who wants no motion", async (it) => {
  assert.ok((await scrolling(it, {}, "smooth")).includes("smooth"), "nothing scrolls at all: this test would see nothing");
  assert.deepEqual(await scrolling(it, { "prefers-reduced-motion": "reduce" }), ["auto"]);
});
