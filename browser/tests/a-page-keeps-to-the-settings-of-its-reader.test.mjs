import assert from "node:assert/strict";

import { asked, html, oneOfEachKind, pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { PHONE } from "../shared/tab.mjs";

const FORCED = { features: { "forced-colors": "active", "prefers-color-scheme": "dark" } };

/** Parts of drawings whose colour does not stand out from what is below them: letters by 4.5 to 1, lines by 3 to 1, as
 *  the guidelines for accessible pages (WCAG 2) want it. What the run has not come to is pale on purpose, and shades
 *  behind lines say nothing that is not written, too. */
const pale = () => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colour = (name) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = name;
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  };
  const over = ({ rgb, alpha }, ground, opacity) => rgb.map((part, at) => ground[at] + (part - ground[at]) * alpha * opacity);
  const light = (rgb) => {
    const [red, green, blue] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a, b) => {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  const ground = colour(getComputedStyle(document.body).backgroundColor).rgb;
  const out = [];
  for (const svg of document.querySelectorAll("main :is(.fig-scroll, .chart) svg")) {
    const figure = svg.closest("figure")?.id ?? "a chart";
    for (const part of svg.querySelectorAll("text, path, line, rect, circle, polyline, ellipse")) {
      if (part.closest("defs, .todo, .glow, .dark, .shares, .won, .chain, .chart-band, .ruler-hold") || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let opacity = 1;
      for (let up = part; up !== svg; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
      const style = getComputedStyle(part);
      const isText = part.tagName === "text";
      const painted = isText ? style.fill : style.stroke !== "none" ? style.stroke : style.fill;
      if (painted === "none" || painted.startsWith("url")) continue;
      // Letters stand on the shape of their node, if that is filled; or on a dot, which is a short broad line, or a queen's square.
      const shape = isText && part.parentElement.querySelector(":scope > .n, :scope > .bit.one");
      const dot = part.matches(".on-dot") && svg.querySelector(".dots.big, .stands");
      const { fill: area = "none", stroke: line = "none" } = dot || shape ? getComputedStyle(dot || shape) : {};
      const fill = dot && line !== "none" ? line : area;
      const below = fill === "none" ? ground : over(colour(fill), ground, 1);
      const found = contrast(over(colour(painted), below, opacity), below);
      if (found < (isText ? 4.5 : 3)) out.push(`${figure}: ${found.toFixed(1)} to 1: ${part.outerHTML.slice(0, 110)}`);
    }
  }
  return out.slice(0, 5);
};

claim("with forced colours the lines and the labels of each drawing stand out from the ground", (it) =>
  it.everyPage({ ...FORCED, unveiled: true }, (tab) => tab.ask(pale)));

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

/** On paper: what is wrong with the answers, the controls and the runs of a page. */
const onPaper = () => {
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (part) => part.outerHTML.replace(/\s+/g, " ").slice(0, 120);
  // What a reader types a new input into is no answer, and is not printed.
  const answers = [...document.querySelectorAll("main details:not(.figure-twin, .fig-code, .play-from, .try-panel details)")];
  const closed = answers.filter((box) => !box.open || ![...box.children].some((part) => part.tagName !== "SUMMARY" && seen(part)));
  const controls = [...document.querySelectorAll("button, input, select, .fig-controls, .fig-side, nav a")].filter(seen);
  const part = [...document.querySelectorAll("main .fig-player .todo")].filter((node) => Number(getComputedStyle(node).opacity) < 1);
  return [
    ...closed.map((box) => `an answer is not there: ${named(box)}`),
    ...controls.map((control) => `a control is printed: ${named(control)}`),
    ...part.map((node) => `a run is not drawn whole: ${named(node)}`),
  ];
};

claim("on paper every answer is there, every run is whole, and no control is; afterwards all is as before", (it) =>
  it.everyPage({ media: "print" }, async (tab) => {
    const boxes = () => tab.ask(() => [...document.querySelectorAll("details")].map((box) => box.open).join());
    const counts = () => tab.ask(() => [...document.querySelectorAll(".fig-count")].map((count) => count.textContent).join());
    const before = [await boxes(), await counts()];
    await tab.ask(() => window.dispatchEvent(new Event("beforeprint")));
    const wrong = await tab.ask(onPaper);
    await tab.ask(() => window.dispatchEvent(new Event("afterprint")));
    const after = [await boxes(), await counts()];
    return String(before) === String(after) ? wrong : [...wrong, `after printing: ${after}; before: ${before}`];
  }));

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

/** What moves by itself although the reader wants nothing to. */
const restless = () => {
  const parts = [document.documentElement, ...document.querySelectorAll("main, main *")];
  const moving = parts.filter((part) => {
    const { scrollBehavior, transitionDuration, transitionProperty, animationName } = getComputedStyle(part);
    const isLong = transitionProperty !== "none" && transitionDuration.split(", ").some((time) => parseFloat(time) > 0);
    return scrollBehavior === "smooth" || (isLong && part.closest("figure")) || animationName !== "none";
  });
  return moving.slice(0, 3).map((part) => `this moves: ${part.outerHTML.slice(0, 120)}`);
};

claim("where the reader wants no motion, nothing in a page moves by itself", (it) =>
  it.everyPage({ features: { "prefers-reduced-motion": "reduce" } }, (tab) => tab.ask(restless), oneOfEachKind()));

/** How the drawing of a player scrolls while somebody steps through it on a phone. */
async function scrolling(it, features, until) {
  const tab = await it.tab({ ...PHONE, features });
  await tab.page.evaluateOnNewDocument(() => {
    window.behaviours = new Set();
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
      const [, , forward] = document.querySelectorAll(".fig-player .fig-controls > button");
      // It scrolls when the picture is painted next.
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
