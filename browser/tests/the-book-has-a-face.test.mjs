import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { violations } from "../shared/axe.mjs";
import { folder, pages } from "../shared/book.mjs";
import { claim } from "../shared/claim.mjs";
import { lines, sizes, skins, folded } from "../shared/face.mjs";
import { PHONE } from "../shared/tab.mjs";

/** The most that all letters of the book may weigh, and the first page with everything but the engine, in thousands of bytes. */
const MOST_LETTERS = 120, MOST_FIRST = 260;

/** Names of works in their own script stand once in the book; letters for them would weigh more than the rest. */
const IN_ITS_OWN_SCRIPT = /[\p{Script=Han}]/u;

/** The characters of a page, of its words and of its code. */
const characters = (document) => {
  const found = { words: new Set(), code: new Set() };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement.closest("script, style, .fa-svg")) continue;
    const where = text.parentElement.closest("code, pre, kbd, svg") ? found.code : found.words;
    for (const one of text.data) if (one > " ") where.add(one);
  }
  return { words: [...found.words].join(""), code: [...found.code].join("") };
};

/** In which letters the browser shows these characters, each of which it is asked for by itself: those that are not in the
 *  book's own. */
async function foreign(tab, characters, style) {
  await tab.ask((characters, style) => {
    document.body.innerHTML = `<main class="content">${[...characters].map(() => `<p class="one" style="${style}"></p>`).join("")}</main>`;
    document.querySelectorAll(".one").forEach((it, at) => { it.textContent = [...characters][at]; });
  }, characters, style);
  await tab.still();
  const { root } = await tab.session.send("DOM.getDocument");
  const { nodeIds } = await tab.session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: ".one" });
  const wrong = [];
  for (const [at, nodeId] of nodeIds.entries()) {
    const { fonts } = await tab.session.send("CSS.getPlatformFontsForNode", { nodeId });
    if (!fonts.every((font) => font.isCustomFont)) wrong.push([...characters][at]);
  }
  // Where no font of the machine has it either, the book's own shows its sign for what it has not.
  const boxes = await tab.ask(() => {
    const { font } = getComputedStyle(document.querySelector(".one"));
    const drawn = (text) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 40 }), pen = canvas.getContext("2d");
      pen.font = font;
      pen.fillText(text, 10, 28);
      return canvas.toDataURL();
    };
    const none = drawn("\u{10ffff}");
    return [...document.querySelectorAll(".one")].map((it) => it.textContent).filter((one) => one.trim() && drawn(one) === none);
  });
  return [...new Set([...wrong, ...boxes])];
}

claim("each character of the book is in its own letters", async (it) => {
  const all = { words: new Set(), code: new Set() };
  await it.everyPageRead(characters, ({ words, code }) => {
    for (const one of words) all.words.add(one);
    for (const one of code) all.code.add(one);
    return [];
  });
  assert.ok(all.words.size > 100 && all.code.size > 100);
  const tab = await it.tab();
  await tab.open("introduction.html");
  await tab.session.send("DOM.enable");
  await tab.session.send("CSS.enable");
  const own = (one) => !IN_ITS_OWN_SCRIPT.test(one);
  const found = {};
  for (const [what, text, style] of [["words", all.words, ""], ["words in italics", all.words, "font-style: italic"], ["words in bold", all.words, "font-weight: 600"], ["code", all.code, "font-family: var(--mono-font)"]]) {
    found[what] = (await foreign(tab, [...text].filter(own).join(""), style)).join("");
  }
  assert.deepEqual(found, { "words": "", "words in italics": "", "words in bold": "", "code": "" }, "these are not in browser/make/letters.py's fonts");
});

claim("a character that is in no letters of the book is noticed", async (it) => {
  const tab = await it.tab();
  await tab.open("introduction.html");
  await tab.session.send("DOM.enable");
  await tab.session.send("CSS.enable");
  assert.deepEqual(await foreign(tab, "a△鉄", ""), ["鉄"]);
});

claim(`all letters of the book weigh at most ${MOST_LETTERS} KB, and its first page with them ${MOST_FIRST} KB`, async (it) => {
  const fonts = fs.readdirSync(path.join(folder, "fonts")).filter((file) => file.endsWith(".woff2"));
  const weigh = (file) => fs.statSync(path.join(folder, "fonts", file)).size / 1000;
  const letters = fonts.reduce((sum, file) => sum + weigh(file), 0);
  assert.ok(letters > 20 && letters <= MOST_LETTERS, `${letters}`);
  const came = [];
  const tab = await it.tab({ cache: false, onResponse: (response) => came.push(response) });
  await tab.open("introduction.html");
  let sum = 0;
  for (const response of came) {
    if (response.url().includes("/live/")) continue;
    const bytes = await response.buffer();
    sum += (/\.(woff2|png)/.test(response.url()) ? bytes.length : gzipSync(bytes).length) / 1000;
  }
  console.log(`letters ${letters.toFixed(0)} KB, the first page ${sum.toFixed(0)} KB`);
  assert.ok(sum > 100 && sum <= MOST_FIRST, `${sum}`);
});

const boxOf = (tab) => tab.ask(() => {
  const place = (it) => { const { left, top, right, bottom } = document.querySelector(it).getBoundingClientRect(); return { left, top, right, bottom }; };
  return { scrolled: scrollY, board: place("#play-first .play-board, #play-first .play-place"), picture: place(".start .chart-icicle"), box: place(".start"), next: place("#must-it-visit-all-of-them") };
});

/** Three moves of two people. */
async function threeMoves(tab) {
  await tab.page.select('#play-first select[aria-label="Who plays"]', "both");
  for (const [at, cell] of [..."519"].entries()) {
    await tab.ask((cell) => document.querySelector(`#play-first [data-move="${cell}"]`).click(), cell);
    await tab.page.waitForFunction((count) => document.querySelectorAll("#play-first .play-log > li").length === count
      && document.querySelector(".start .icicle-says").textContent.startsWith("After"), { timeout: 30_000 }, at + 1);
  }
}

/** Brings the board and the picture of all games into sight. */
const showBoard = (tab) => tab.ask(() => document.querySelector(".start").scrollIntoView({ behavior: "instant", block: "start" }));

claim("the first screen says that this is a course in Rust, how to begin, and shows a wrong run beside the right one", async (it) => {
  const tab = await it.tab();
  await tab.open("introduction.html");
  await tab.page.waitForSelector(".student-pair .fig-on");
  const seen = await tab.ask(() => {
    const bottom = (it) => it.getBoundingClientRect().bottom;
    const door = document.querySelector(".doors a");
    return {
      line: document.querySelector("main h1").textContent + ": " + document.querySelector("main h1 + p").textContent,
      door: [door.textContent, door.getAttribute("href"), bottom(door) <= innerHeight],
      drawings: Array.from(document.querySelectorAll(".student-pair .fig-scroll > svg"), bottom),
      marks: document.querySelectorAll(".student-pair .fig-scroll > svg:has(.differs-mark)").length,
    };
  });
  assert.match(seen.line, /^A course in recursion and game search, in Rust: \d+ exercises that show you your own run, call by call\.$/);
  assert.deepEqual(seen.door, ["Write code", "how-to.html#install", true]);
  assert.deepEqual([seen.drawings.length, seen.marks], [2, 2]);
  assert.ok(seen.drawings.every((bottom) => bottom <= 900), `${seen.drawings}`);
});

claim("the wrong run plays once by itself, and stands still for a reader who wants no motion", async (it) => {
  const counts = (tab) => tab.ask(() => Array.from(document.querySelectorAll(".student-pair .fig-count"), (it) => it.textContent));
  const tab = await it.tab();
  await tab.open("introduction.html");
  const isOver = () => {
    const counts = Array.from(document.querySelectorAll(".student-pair .fig-count"), (it) => it.textContent);
    return counts.length === 2 && counts.every((count) => /^(\d+) of \1$/.test(count));
  };
  await tab.page.waitForFunction(isOver, { timeout: 30_000 });
  const still = await it.tab({ features: { "prefers-reduced-motion": "reduce" } });
  await still.open("introduction.html");
  await still.page.waitForSelector(".student-pair .fig-on");
  const first = await counts(still);
  await new Promise((done) => setTimeout(done, 2000));
  assert.deepEqual(await counts(still), first);
});

claim("below it are the board and the picture of all games side by side, and three moves push nothing away", async (it) => {
  const tab = await it.tab();
  await tab.open("introduction.html");
  await showBoard(tab);
  const first = await boxOf(tab);
  for (const [what, { left, right, bottom }] of Object.entries(first).filter(([name]) => ["board", "picture"].includes(name))) {
    assert.ok(bottom <= 900 && left >= 0 && right <= 1280, `${what} ends at ${bottom}`);
  }
  assert.ok(first.board.right <= first.picture.left, "the picture is beside the board");
  await threeMoves(tab);
  assert.deepEqual(await boxOf(tab), first);
});

claim("on a phone the picture of all games follows the board in the same box, and three moves push nothing away", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("introduction.html");
  await showBoard(tab);
  const first = await boxOf(tab);
  assert.ok(first.board.bottom <= PHONE.height, `${first.board.bottom}`);
  assert.ok(first.picture.top >= first.board.bottom && first.picture.bottom <= first.box.bottom);
  await threeMoves(tab);
  assert.deepEqual(await boxOf(tab), first);
});

claim("the contents tell core from stretch, and tick a page off whose questions are answered or whose exercise is solved", async (it) => {
  const tab = await it.tab();
  await tab.open("ch1-recursion/factorial.html");
  const mark = (name) => tab.ask((name) => {
    const link = [...document.querySelectorAll("#mdbook-sidebar a")].find((it) => it.pathname?.endsWith(`/${name}.html`));
    return getComputedStyle(link, "::after").content.slice(1, 2);
  }, name);
  assert.deepEqual([await mark("factorial"), await mark("the-stack"), await mark("explicit-stack")], ["●", "o", "○"]);
  const asked = await tab.ask(() => [...document.querySelectorAll("form.predict")].map((form) => form.id));
  assert.ok(asked.length > 2);
  await tab.ask((asked) => {
    asked.slice(1).forEach((id) => localStorage.setItem("look-ahead.predict." + id, "{}"));
    document.dispatchEvent(new Event("answered"));
  }, asked);
  assert.equal(await mark("factorial"), "●", "one question is left");
  await tab.ask((asked) => {
    localStorage.setItem("look-ahead.predict." + asked[0], "{}");
    document.dispatchEvent(new Event("answered"));
  }, asked);
  assert.equal(await mark("factorial"), "✓");
  await tab.ask(() => {
    document.documentElement.dataset.solved = "recursion-1 recursion-2";
    document.dispatchEvent(new CustomEvent("solved", { detail: ["recursion-1", "recursion-2"] }));
  });
  assert.equal(await mark("gcd"), "✓");
});

claim("one page leads to every lab and every game", async (it) => {
  const there = new Set();
  await it.everyPageRead((document) => [...document.querySelectorAll("figure[data-lab], figure.play")].map((it) => it.id), (ids, page) => {
    if (!["index.html"].includes(page)) ids.forEach((id) => there.add(`${page}#${id}`));
    return [];
  });
  assert.ok(there.size > 20);
  const tab = await it.tab();
  await tab.open("labs.html");
  const listed = await tab.ask(() => [...document.querySelectorAll(".labs a")].map((it) => it.getAttribute("href")));
  assert.deepEqual([...listed].sort(), [...there].sort());
});

claim("too many sizes, too many skins, long lines and contents that are not folded are noticed", async (it) => {
  const tab = await it.tab();
  await tab.open("ch4-alpha-beta/move-order.html");
  assert.deepEqual([await tab.ask(sizes, 6), await tab.ask(skins, 3), await tab.ask(lines, 75), await tab.ask(folded)], [[], [], [], []]);
  await tab.ask(() => {
    for (let size = 3; size < 9; size += 1) document.querySelector("main p").insertAdjacentHTML("afterend", `<p style="font-size: ${size}em">…</p>`);
    for (const colour of ["red", "green", "blue"]) document.querySelector("main p").insertAdjacentHTML("afterend", `<button style="color: ${colour}">…</button>`);
    document.querySelector("main").style.cssText = "max-width: 680px";
    document.querySelectorAll("#mdbook-sidebar .chapter-item").forEach((it) => it.classList.add("expanded"));
  });
  assert.match((await tab.ask(sizes, 6)).join(), /sizes of type/);
  assert.match((await tab.ask(skins, 3)).join(), /skins of buttons/);
  assert.match((await tab.ask(lines, 75)).join(), /characters in a line/);
  assert.match((await tab.ask(folded)).join(), /of another chapter/);
  assert.ok(pages.length > 100);
});

claim("on a phone the bar is at the upper edge of the screen or out of sight, wherever a reader leaps to", async (it) => {
  const tab = await it.tab(PHONE);
  await tab.open("ch4-alpha-beta/alpha-beta.html");
  const tops = [];
  for (const y of [4000, 3000, 2900, 3400, 1200, 1190, 5000, 0]) {
    await tab.ask((y) => scrollTo({ top: y, behavior: "instant" }), y);
    await tab.still();
    tops.push(await tab.ask(() => document.getElementById("mdbook-menu-bar").getBoundingClientRect().top));
  }
  assert.ok(tops.every((top) => top <= 0), tops.join());
  assert.ok(tops.filter((top) => top === 0).length > 2, `it comes back: ${tops}`);
});

claim("the bar has the mark beside the title, in light and dark, the tab has it as its sign, and no page writes the title twice", async (it) => {
  const marks = new Set();
  for (const theme of ["light", "navy"]) {
    const tab = await it.tab({ theme });
    await tab.open("introduction.html");
    const { mark, width, icons } = await tab.ask(async () => {
      const { backgroundImage, width } = getComputedStyle(document.querySelector(".menu-title"), "::before");
      const links = [...document.querySelectorAll('link[rel~="icon"]')];
      return { mark: backgroundImage, width: parseFloat(width), icons: await Promise.all(links.map(async (it) => (await (await fetch(it.href)).text()).slice(0, 900))) };
    });
    assert.ok(width >= 24 && mark.includes("svg"), mark);
    marks.add(mark);
    assert.match(icons[0], /prefers-color-scheme: ?dark/);
    assert.match(icons[1], /PNG/);
  }
  assert.equal(marks.size, 2);
  const title = (document) => [document.querySelector(".menu-title").textContent.trim(), document.querySelector("main h1")?.textContent.trim()];
  await it.everyPageRead(title, ([bar, page]) => (bar === page ? [`${page} stands twice`] : []));
});

claim("a page ends with a card of the page that its last sentence names: its title, its mark, and the time that it takes", async (it) => {
  const tab = await it.tab();
  await tab.open("ch1-recursion/the-stack.html");
  const ends = () => tab.ask(() => [...document.querySelectorAll(".nav-wrapper > a")].map((turn) => ({
    to: new URL(turn.href).pathname.slice(1),
    says: [...turn.children].map((line) => line.textContent),
    mark: getComputedStyle(turn.querySelector(".turn-title"), "::after").content.slice(1, 2),
    seen: turn.checkVisibility() && !turn.querySelector("svg"),
  })));
  const [before, next] = await ends();
  assert.deepEqual([before.to, before.says[1], before.seen], ["ch1-recursion/why-it-is-right.html", "Why it is right", true]);
  assert.deepEqual([next.to, next.says[1], next.mark, next.seen], ["ch1-recursion/gcd.html", "Gcd: a tail call", "●", true]);
  assert.match(next.says[2], /^\d+ minutes to read, \d+ to solve$/);
  await it.everyPageRead((document, address) => {
    const last = [...document.querySelectorAll("main > p")].filter((line) => line.textContent.startsWith("Next:")).at(-1)?.querySelector("a");
    return [last && new URL(last.getAttribute("href"), address).pathname.slice(1), document.querySelectorAll(".nav-wrapper > a.next").length];
  }, ([named, cards]) => (named && cards === 0 ? ["its last sentence has no card"] : []), pages.filter((page) => page !== "index.html"));
});

claim("an address without a page leads to the mark, an open search, and three doors", async (it) => {
  const tab = await it.tab();
  await tab.open("404.html");
  const { mark, search, doors } = await tab.ask(() => ({
    mark: getComputedStyle(document.querySelector(".content .no-page")).backgroundImage,
    search: document.getElementById("mdbook-searchbar").checkVisibility(),
    doors: [...document.querySelectorAll(".doors a")].map((it) => it.pathname.slice(1)),
  }));
  assert.match(mark, /svg/);
  assert.ok(search);
  await tab.page.type("#mdbook-searchbar", "hanoi");
  await tab.page.waitForSelector("#mdbook-searchresults li", { timeout: 30_000 });
  assert.deepEqual(doors, ["introduction.html", "how-to.html", "labs.html"]);
  assert.deepEqual(await violations(tab), []);
});

claim("what folds has a sign of two strokes, in the contents and in the text, and the contents have no handle", async (it) => {
  const tab = await it.tab();
  await tab.open("ch1-recursion/gcd.html");
  const signs = await tab.ask(() => {
    const stroke = (it, of) => { const { borderRightWidth, borderBottomWidth, borderTopWidth, listStyleType } = getComputedStyle(it, of); return [borderRightWidth, borderBottomWidth, borderTopWidth, of && listStyleType].join(" "); };
    return {
      contents: new Set(Array.from(document.querySelectorAll(".chapter-fold-toggle div"), (it) => stroke(it))).size,
      text: new Set(Array.from(document.querySelectorAll(".content details:not(.cover) > summary"), (it) => stroke(it, "::before"))).size,
      first: stroke(document.querySelector(".chapter-fold-toggle div")).trim(),
      folded: getComputedStyle(document.querySelector(".content summary")).listStyleType,
      handle: document.querySelector(".sidebar-resize-indicator").checkVisibility(),
    };
  });
  assert.deepEqual(signs, { contents: 1, text: 1, first: "2px 2px 0px", folded: "none", handle: false });
});

claim("each chapter has a hue on all its pages, and begins with a motif, and no two have the same", async (it) => {
  const hues = new Set(), motifs = new Set();
  for (const theme of ["light", "navy"]) {
    const tab = await it.tab({ theme });
    for (const page of pages.filter((page) => /^ch\d.*\/(index|challenges)\.html$/.test(page))) {
      await tab.open(page);
      const { line, motif } = await tab.ask(() => {
        const { maskImage, width } = getComputedStyle(document.querySelector("main > h1"), "::after");
        return { line: getComputedStyle(document.getElementById("mdbook-menu-bar")).boxShadow, motif: maskImage?.includes("svg") && parseFloat(width) > 60 ? maskImage : "" };
      });
      assert.match(line, /inset/, page);
      assert.equal(motif !== "", page.endsWith("index.html"), page);
      hues.add(line);
      if (motif) motifs.add(motif);
    }
  }
  assert.deepEqual([hues.size, motifs.size], [10, 5]);
});
