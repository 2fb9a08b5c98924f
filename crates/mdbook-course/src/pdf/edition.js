// @ts-check
// What the print edition has besides the book: a title, contents with their pages, and a few frames of each run
// that a reader of the pages would step through. It runs when the answers stand behind their chapters.
function edition(starts) {
  "use strict";
  // As `book/theme/favicon.svg`, on a dark ground.
  const MARK = '<svg viewBox="0 0 32 32" fill="none" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><g stroke-width="2.2"><path stroke="#fff" d="M12.5 14.5 8 20"/>'
    + '<path stroke="#ff7b72" d="M19.5 14.5 24 20" stroke-dasharray=".1 3.4"/><path fill="#58a6ff" stroke="#58a6ff" d="M16 2.5 23.5 14.5H8.5z"/>'
    + '<path fill="#fff" stroke="#fff" d="M2.5 20H13.5L8 29z"/></g><path stroke="#ff7b72" stroke-width="2.8" d="M20.5 20.8 27.5 28.2M27.5 20.8 20.5 28.2"/></svg>';
  const main = document.querySelector("main");
  // Before anybody steps through it.
  const picture = (document.querySelector("#ch4-alpha-beta-alpha-beta-figure-1 .fig-scroll > svg") ?? document.querySelector("main .fig-scroll > svg"))?.cloneNode(true);
  const make = (name, className, ...inside) => {
    const it = document.createElement(name);
    it.className = className;
    it.append(...inside);
    return it;
  };

  // The pages in the order and with the depths that the sidebar has them, and the answers of a chapter behind its
  // last page. The headings of the first level are, in the same order, those of the PDF's outline.
  function contents() {
    const heads = Array.from(main.querySelectorAll("h1"));
    const items = Array.from(document.querySelectorAll(".sidebar .part-title, .sidebar a[href]"));
    const list = make("ol", "edition-contents");
    const line = (words, depth, head, at) => {
      const number = make("span", "edition-page", starts.length ? String(starts[at]) : "000");
      const link = make("a", "", make("span", "edition-words", words), make("span", "edition-dots"), number);
      head.id ||= "edition-" + at;
      link.href = "#" + head.id;
      const it = make("li", "", link);
      it.style.setProperty("--depth", depth);
      list.append(it);
    };
    heads.forEach((head, at) => {
      if (head.closest(".answers")) {
        line(head.textContent, 1, head, at);
        return;
      }
      while (items.length && items[0].matches(".part-title")) list.append(make("li", "edition-part", items.shift().textContent));
      const item = items.shift();
      let depth = -1;
      for (let up = item; up && !up.matches(".sidebar"); up = up.parentElement) if (up.matches("ol")) depth += 1;
      line(item ? item.textContent : head.textContent, Math.max(0, depth), head, at);
    });
    return list;
  }

  // The steps that say most of a run: where it comes back for the first time, and where something is cut, found or
  // given up; else where it comes back about half-way to its end. The whole of it stands below.
  function moments(steps) {
    const first = steps.findIndex(({ kind }) => kind === "return" || kind === "leaf");
    const later = (of) => steps.findIndex((step, at) => at > first && at < steps.length * 0.75 && of(step));
    const told = [({ kind }) => kind === "cut", ({ mark }) => mark === "solution", ({ mark }) => mark === "dead end"].map(later).find((at) => at >= 0);
    const middle = Math.floor((Math.max(0, first) + steps.length) / 2);
    const back = steps.findLastIndex(({ kind }, at) => at > first && at <= middle && kind === "return");
    const chosen = [first < 0 ? Math.floor(steps.length / 3) : first, told ?? (back < 0 ? middle : back)];
    return Array.from(new Set(chosen)).filter((at) => at >= 0 && at < steps.length - 1).map((at) => at + 1);
  }

  function frames(root) {
    const data = root.querySelector("script"), slider = root.querySelector(".fig-controls input");
    if (!data || !slider) return;
    const { steps } = JSON.parse(data.textContent);
    if (steps.length < 8) return;
    const all = make("div", "key-frames");
    for (const at of moments(steps)) {
      slider.value = at;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      const scroll = root.querySelector(".fig-scroll");
      const frame = make("div", root.className + " key-frame", scroll.querySelector("svg").cloneNode(true));
      frame.style.setProperty("--w", scroll.style.getPropertyValue("--w"));
      frame.append(make("p", "", "Step " + at + " of " + steps.length + ": " + root.querySelector(".fig-say").textContent));
      all.append(frame);
    }
    root.querySelector(".fig-stage").before(all);
  }

  // What has not come yet is pale where one steps through a run on a screen: here, too.
  for (const sheet of document.styleSheets) {
    /** @type {Iterable<any>} */
    let rules = [];
    try { rules = sheet.cssRules; } catch { /* A sheet of the browser's own. */ }
    for (const rule of rules) if (rule.media && rule.media.mediaText === "screen" && /\.fig-on|\.fig-played/.test(rule.cssText)) rule.media.mediaText = "all";
  }
  // What is there to be changed by a reader has been stepped through above it.
  document.querySelectorAll("main figure:not([id^='what-if-']) .fig-player").forEach(frames);

  // A page about what is kept in a browser has nothing to say on paper.
  const kept = main.querySelector(".predicted");
  if (kept) {
    let head = kept;
    while (head && head.tagName !== "H1") head = /** @type {HTMLElement} */ (head.previousElementSibling);
    while (head && head.nextElementSibling) head.nextElementSibling.remove();
    head?.remove();
  }
  // Nor has a sentence that leads to a figure which the page shows already, and paper does not show again.
  for (const figure of main.querySelectorAll("figure.again:not([id^='what-if-'])")) {
    const lead = figure.previousElementSibling;
    if (lead?.tagName === "P" && /:$/.test(lead.textContent.trim())) lead.remove();
  }

  // Code: a line of it stays one line, with smaller letters where it is long; and what is short is not broken over a page.
  for (const code of main.querySelectorAll("pre > code")) {
    const shown = /** @type {Element} */ (code.cloneNode(true));
    shown.querySelectorAll(".boring").forEach((hidden) => hidden.remove());
    const lines = shown.textContent.trimEnd().split("\n");
    const longest = Math.max(...lines.map((line) => line.length));
    // So many letters of 8.5 points stand beside each other.
    const room = 88 - (code.closest(".answers") ? 5 : 0) - (code.closest("li") ? 6 : 0);
    if (longest > room) code.style.setProperty("--fit", (room / longest).toFixed(3));
    if (lines.length <= 14) code.parentElement.classList.add("kept");
  }

  // A short line, or one that ends in a colon, leads to what stands below it.
  for (const below of main.querySelectorAll(".table-wrapper, figure, pre, ul, ol")) {
    const lead = below.previousElementSibling;
    if (lead?.tagName !== "P") continue;
    const words = lead.textContent.trim();
    const after = lead.previousElementSibling;
    if (words.length <= 100 || /:$/.test(words) || (words.length <= 220 && after && /^H[23]$/.test(after.tagName))) lead.classList.add("leads");
  }

  // A word of a glossary names the page of the book that explains it: on paper with its number.
  const heads = Array.from(main.querySelectorAll("h1"));
  for (const link of main.querySelectorAll("dl:not(.exercise dl) > dd > a[href^='#']:last-child")) {
    const there = document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)));
    if (!there || link.nextSibling?.textContent.trim()) continue;
    const at = heads.findLastIndex((head) => head === there || head.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (at < 0) continue;
    link.prepend("→\u00a0");
    link.append(make("span", "edition-at", ", page ", make("span", "", starts.length ? String(starts[at]) : "000")));
  }

  // The cover: the mark of the book, its name, and the search that it is about.
  /** @type {HTMLMetaElement | null} */
  const words = document.querySelector('meta[name="description"]');
  const band = make("div", "edition-band");
  band.innerHTML = MARK;
  band.append(make("p", "edition-name", document.title.split(" - ").pop()), make("p", "edition-of", words ? words.content : ""));
  const title = make("div", "edition-title", band);
  if (picture) title.append(make("div", "edition-figure fig", picture));
  const note = make("p", "edition-note", make("strong", "", "On paper."),
    " The answers of a chapter stand at its end. At a question, → answer 12 says which one it is. Of a run that you step through on a screen, " +
    "two moments are shown, and the whole of it below them. Where a page tells you to step, to click or to change something, it means the book on a screen: ",
    make("code", "whole", "cargo book serve"), " opens it.");
  main.prepend(title, make("p", "edition-head", "Contents"), contents(), note);
}
