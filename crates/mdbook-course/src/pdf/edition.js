// What the print edition has besides the book: a title, contents with their pages, and a few frames of each run
// that a reader of the pages would step through. It runs when the answers stand behind their chapters.
function edition(starts) {
  "use strict";
  const main = document.querySelector("main");
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
  // given up; else its middle. The whole of it stands below.
  function moments(steps) {
    const first = steps.findIndex(({ kind }) => kind === "return" || kind === "leaf");
    const told = steps.findIndex(({ kind, mark }, at) => at > first && (kind === "cut" || mark === "dead end" || mark === "solution"));
    const middle = Math.floor(steps.length / 2);
    const chosen = [first < 0 ? Math.floor(steps.length / 3) : first, told < 0 ? middle : told];
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
    let rules = [];
    try { rules = sheet.cssRules; } catch { /* A sheet of the browser's own. */ }
    for (const rule of rules) if (rule.media && rule.media.mediaText === "screen" && /\.fig-on|\.fig-played/.test(rule.cssText)) rule.media.mediaText = "all";
  }
  // What is there to be changed by a reader has been stepped through above it.
  document.querySelectorAll("main figure:not([id^='what-if-']) .fig-player").forEach(frames);

  const [, picture] = document.querySelectorAll("main .fig-scroll > svg");
  const title = make("div", "edition-title", make("p", "edition-name", document.title.split(" - ").pop()));
  const words = document.querySelector('meta[name="description"]');
  title.append(make("p", "edition-of", words ? words.content : ""));
  if (picture) title.append(picture.cloneNode(true));
  main.prepend(title, make("p", "edition-head", "Contents"), contents());
}
