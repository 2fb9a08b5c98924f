// The buttons, the slider and the keys of a player. Steps go from 0 to `last`; `show` shows one, and
// gives its sentence. `leaps` says where one may leap to: the name of each kind of place, and
// whether a step is one.
function figSteps(root, last, show, leaps) {
  const controls = root.querySelector(".fig-controls"), say = root.querySelector(".fig-say");
  // A player that opens with its whole run in sight goes on from the start.
  const it = { at: 0, playing: 0, whole: false, go, open };
  let leap = leaps.find(({ name }) => name === "return") || leaps[0];

  function button(words, sign, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.title = words;
    made.setAttribute("aria-label", words);
    // Never `disabled`: the focus would fall from it, and the next arrow key turn the page.
    made.addEventListener("click", () => made.getAttribute("aria-disabled") === "true" || act());
    return made;
  }

  // The nearest place of a kind after a step, or before it.
  function place({ is }, at, back) {
    for (let s = at + (back ? -1 : 1); s > 0 && s <= last; s += back ? -1 : 1) if (is(s)) return s;
    return -1;
  }

  const here = () => it.whole ? 0 : it.at;

  function to(at, quiet) {
    it.at = Math.max(0, Math.min(last, at));
    const words = show(it.at);
    root.classList.toggle("over", it.at === last);
    slider.value = it.at;
    count.textContent = it.whole ? last + " steps" : it.at + " of " + last;
    slider.setAttribute("aria-valuetext", "step " + it.at + " of " + last + ": " + words);
    // Who moves the slider hears its value; while the run plays, nothing is read out.
    tell(words, quiet || document.activeElement === slider);
    const off = (made, is) => made.setAttribute("aria-disabled", is);
    off(first, here() === 0 && !it.whole);
    off(back, here() === 0);
    off(forward, here() === last);
    off(end, it.at === last);
    leapers.forEach((made, at) => off(made, place(leaps[at], here()) < 0));
  }

  function tell(words, quiet) {
    say.setAttribute("aria-live", quiet ? "off" : "polite");
    say.textContent = words;
  }

  function stop() {
    if (!it.playing) return;
    window.clearInterval(it.playing);
    it.playing = 0;
    play.textContent = "▶ play";
    play.setAttribute("aria-label", "play");
    tell("");
    tell(show(it.at));
  }

  function toggle() {
    if (it.playing) return stop();
    const from = it.at === last ? 0 : it.at;
    it.whole = false;
    to(from, true);
    play.textContent = "❚❚ pause";
    play.setAttribute("aria-label", "pause");
    it.playing = window.setInterval(() => {
      to(it.at + 1, true);
      if (it.at === last) stop();
    }, 700);
  }

  function go(at) {
    stop();
    it.whole = false;
    to(at);
  }

  function leapTo(kind, back) {
    leap = kind;
    const found = place(kind, here(), back);
    if (found > 0) go(found);
  }

  // Shows the controls and one of the steps; or all of the run, until somebody steps.
  function open(at) {
    root.querySelector(".fig-side").hidden = false;
    controls.hidden = false;
    root.classList.add("fig-on");
    it.whole = "whole" in root.dataset;
    to(it.whole ? last : at, true);
  }

  const first = button("to the start", "|◀", () => go(0));
  const back = button("one step back", "◀", () => go(here() - 1));
  const forward = button("one step forward", "▶", () => go(here() + 1));
  const end = button("to the end", "▶|", () => go(last));
  const play = button("play", "▶ play", toggle);
  const count = document.createElement("span");
  count.className = "fig-count";
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = 0;
  slider.max = last;
  slider.setAttribute("aria-label", "moment of the run");
  slider.addEventListener("input", () => go(Number(slider.value)));
  const leapers = leaps.map((kind) => button("to the next " + kind.name, kind.name, () => leapTo(kind)));
  const row = document.createElement("span");
  row.className = "fig-leaps";
  row.append("next: ", ...leapers);
  controls.append(first, back, forward, end, play, count, slider);
  if (leaps.length) controls.append(row);

  // The arrow keys step, with Shift they leap as the last leap did; at the ends, too, they must not
  // turn the page of the book.
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey } = event;
    const onButton = event.target.tagName === "BUTTON";
    const keys = {
      ArrowRight: () => shiftKey && leap ? leapTo(leap) : go(here() + 1),
      ArrowLeft: () => shiftKey && leap ? leapTo(leap, true) : go(here() - 1),
      Home: () => go(0),
      End: () => go(last),
      " ": onButton ? undefined : toggle,
    };
    if (!keys[key]) return;
    event.preventDefault();
    event.stopPropagation();
    keys[key]();
  });

  // On paper the whole run is seen.
  let before = 0;
  window.addEventListener("beforeprint", () => { before = it.at; stop(); to(last, true); });
  window.addEventListener("afterprint", () => to(before, true));

  return it;
}
// An end of a window that is as large, or as small, is open.
const FIG_OPEN = 2147483647;
const figIsOpen = (value) => Math.abs(value) >= FIG_OPEN;
// How a figure writes a value, and a window.
const figNumber = (value) => figIsOpen(value) ? (value < 0 ? "−∞" : "+∞") : String(value).replace("-", "−");
const figWindow = ({ alpha, beta }) => `(${figNumber(alpha)}, ${figNumber(beta)})`;

// The number line of a player: the window between alpha and beta, and the value that just came in.
function figNumberLine(place, { first, last, step }) {
  const drawing = place.parentElement.querySelector("svg").namespaceURI;

  function make(place, name, values) {
    const it = document.createElementNS(drawing, name);
    for (const [key, value] of Object.entries(values)) it.setAttribute(key, value);
    place.append(it);
    return it;
  }

  // As wide as there is room; where there is little, every second number is left out.
  place.hidden = false;
  const wide = Math.max(280, Math.min(620, place.clientWidth || 620));
  const [left, right, y] = wide < 500 ? [54, wide - 54, 46] : [86, wide - 86, 46];
  const svg = make(place, "svg", { class: "fig", viewBox: `0 0 ${wide} 82`, width: wide, height: 82, role: "img" });
  const x = (value) => left + (right - left) * (Math.max(first, Math.min(last, value)) - first) / (last - first);
  const end = (value) => !figIsOpen(value) ? x(value) : value < 0 ? left - 14 : right + 14;
  make(svg, "path", { class: "axis", d: `M${left} ${y}H${right}` });
  for (let value = first; value <= last; value += step) {
    make(svg, "path", { class: "axis", d: `M${x(value)} ${y - 4}v8` });
    if (x(first + step) - left < 30 && (value - first) / step % 2) continue;
    make(svg, "text", { class: "s m", x: x(value), y: y + 21 }).textContent = figNumber(value);
  }
  const band = make(svg, "rect", { class: "gauge", y: y - 3, height: 6, rx: 3 });
  const ends = ["α", "β"].map((name) => {
    const it = make(svg, "g", { class: "end-of" });
    make(it, "circle", { class: "open", cy: y, r: 6 });
    return { name, it, text: make(it, "text", { class: "s m win", y: y - 12 }) };
  });
  const came = make(svg, "g", { class: "came" });
  make(came, "circle", { class: "taken", cy: y, r: 4 });
  make(came, "path", { class: "cross", d: `M-5 ${y - 5}l10 10m0 -10l-10 10` });
  const word = make(came, "text", { class: "s m bad", y: y - 28 });
  return {
    show(step) {
      const { window, came: value, mover = "", better } = step || {};
      const known = window !== undefined;
      svg.classList.toggle("idle", !known);
      if (known) {
        const { alpha, beta } = window;
        const [from, to] = [end(alpha), end(beta)];
        const closed = alpha >= beta;
        svg.classList.toggle("closed", closed);
        band.style.x = Math.min(from, to) + "px";
        band.style.width = Math.abs(to - from) + "px";
        [alpha, beta].forEach((bound, i) => {
          const side = (i ? 1 : -1) * (closed ? -1 : 1);
          ends[i].it.style.transform = `translateX(${[from, to][i]}px)`;
          ends[i].text.textContent = ends[i].name + " = " + figNumber(bound);
          const apart = Math.abs(to - from) > 70 && !figIsOpen(bound);
          ends[i].text.setAttribute("x", apart ? 0 : side * (figIsOpen(bound) ? 0 : 4));
          ends[i].text.style.textAnchor = apart ? "middle" : side < 0 ? "end" : "start";
        });
      }
      const shows = known && value !== undefined;
      came.style.opacity = shows ? 1 : 0;
      if (shows) {
        came.style.transform = `translateX(${end(value)}px)`;
        word.textContent = mover + " is offered " + figNumber(value);
        came.setAttribute("class", better ? "came better" : "came");
      }
      const words = known
        ? `${mover}: alpha ${figNumber(window.alpha)}, beta ${figNumber(window.beta)}`
        : "no window";
      svg.setAttribute("aria-label", words);
    },
  };
}
// Steps through recorded runs. Each player on the page is an element of class fig-player that
// holds the drawing and, as JSON, the steps. Without this script the whole tree is shown.
(function () {
  "use strict";

  function start(root) {
    const data = JSON.parse(root.querySelector("script").textContent);
    const id = root.dataset.fig;
    const isGame = root.classList.contains("fig-game");
    const last = data.steps.length;
    if (root.dataset.ready || last === 0) return;
    root.dataset.ready = "true";
    const find = (name) => root.querySelector(name);
    const scroll = find(".fig-scroll");
    const nodes = data.nodes.map((_, n) => document.getElementById(id + "-n" + n));
    const edges = data.nodes.map((_, n) => document.getElementById(id + "-e" + n));
    const arrows = data.nodes.map((_, n) => document.getElementById(id + "-a" + n));
    // What is written in a node of a game tree changes while it is searched.
    const written = nodes.map((node) => [".v", ".given"].map((name) => {
      const it = node && node.querySelector(name);
      return it && { it, last: it.textContent };
    }));
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

    // What each node is after a step: nothing yet, on the stack, or done.
    function states(at) {
      const out = data.nodes.map(() => "todo");
      const found = {};
      let top = -1;
      for (let s = 0; s < at; s++) {
        const { kind, node, best, window } = data.steps[s];
        if (kind === "call") { out[node] = "live"; top = node; }
        if (kind === "return") { out[node] = "done"; top = below(node); }
        if (kind === "leaf") out[node] = "done";
        if (kind === "cut") for (const cut of cutWith(node)) out[cut] = "done";
        if (top >= 0) found[top] = [best === undefined ? "" : figNumber(best), window && figWindow(window)];
      }
      return [out, top, found];
    }

    // The cut branches of the node that this one is a cut branch of.
    function cutWith(node) {
      return data.nodes.flatMap((it, n) => it.cut && it.parent === data.nodes[node].parent ? [n] : []);
    }

    // The next node down the stack; -1 below the last one.
    function below(node) {
      return data.nodes[node].parent ?? -1;
    }

    function show(at) {
      const [state, top, found] = states(at);
      // A node that is no call of its own is as far as what is around it.
      for (let n = 0; n < nodes.length; n++) {
        if (!nodes[n]) continue;
        const up = below(n);
        const is = own.has(n) ? state[n] : up < 0 ? "done" : state[up];
        written[n].forEach((text, which) => {
          if (!isGame || !text) return;
          const now = (found[n] || [])[which] || "";
          // Beside a node stands the window that it was given, until the search narrows it.
          const narrowed = which === 1 && now && now !== text.last;
          text.it.textContent = is !== "live" ? text.last : narrowed ? "now " + now : now;
        });
        for (const part of [nodes[n], edges[n], arrows[n]]) {
          if (part) part.classList.remove("todo", "live", "now");
          if (part && is !== "done") part.classList.add(is);
        }
        if (n === top) nodes[n].classList.add("now");
      }
      stack(state, top);
      const step = at > 0 ? data.steps[at - 1] : null;
      board(step && data.boards ? data.boards[step.board] : undefined);
      line.show(step);
      if (step && !player.whole) follow(nodes[step.node]);
      if (player.whole) return "The whole run. Step through it with the buttons, or with the arrow keys.";
      if (at < last) return step ? step.say : "before the first call";
      // How much it was comes last: whoever was asked for it has counted by then.
      return step.say + ". " + data.facts;
    }

    function stack(state, top) {
      const list = find(".fig-stack ol");
      list.textContent = "";
      for (let n = top; n >= 0; n = below(n)) {
        const item = document.createElement("li");
        item.textContent = data.nodes[n].label;
        if (n === top) item.className = "now";
        if (!calls.has(n)) item.className = "gap";
        list.append(item);
      }
      if (top < 0) {
        const item = document.createElement("li");
        item.textContent = "empty";
        item.className = "gap";
        list.append(item);
      }
    }

    function board(shown) {
      const place = find(".fig-board");
      place.textContent = "";
      if (shown === undefined) return;
      const queens = shown.kind === "queens";
      const it = document.createElement(queens ? "div" : "pre");
      it.textContent = queens ? "" : shown.text;
      if (queens) {
        const lines = shown.text.split("\n");
        it.className = "fig-squares";
        it.style.setProperty("--n", lines.length);
        lines.join("").split("").forEach((square, i) => {
          const cell = document.createElement("span");
          if ((Math.floor(i / lines.length) + i % lines.length) % 2) cell.className = "odd";
          if (square === "Q") cell.textContent = "♛";
          it.append(cell);
        });
      }
      place.append(it);
    }

    // Scrolls the drawing, never the page.
    function follow(node) {
      if (!node || scroll.scrollWidth <= scroll.clientWidth) return;
      const box = node.getBoundingClientRect(), frame = scroll.getBoundingClientRect();
      if (box.left >= frame.left && box.right <= frame.right) return;
      const left = scroll.scrollLeft + box.left + box.width / 2 - frame.left - frame.width / 2;
      scroll.scrollTo({ left, behavior: calm.matches || player.playing ? "auto" : "smooth" });
    }

    // The kinds of places that this run has, to leap to.
    function leaps() {
      const names = ["call", "return", "leaf", "cut", "dead end", "solution"];
      const kinds = names.map((name) => ({
        name,
        is: (s) => data.steps[s - 1].kind === name || data.steps[s - 1].mark === name,
      }));
      return kinds.filter(({ is }) => data.steps.some((_, s) => is(s + 1)));
    }

    const nodesOf = (kind) => data.steps.filter((step) => step.kind === kind).map((step) => step.node);
    const calls = new Set(nodesOf("call"));
    const own = new Set([...calls, ...nodesOf("leaf")]);
    data.nodes.forEach((node, n) => { if (node.cut) own.add(n); });
    const line = data.axis ? figNumberLine(find(".fig-window"), data.axis) : { show() {} };
    const player = figSteps(root, last, show, leaps());
    find(".fig-stack").style.setProperty("--rows", Math.min(12, deepest()));
    player.open(1);

    function deepest() {
      let most = 1;
      for (let n = 0; n < data.nodes.length; n++) {
        let deep = 0;
        for (let at = n; at >= 0; at = below(at)) deep++;
        most = Math.max(most, deep);
      }
      return most;
    }
  }

  function all() { document.querySelectorAll(".fig-calls, .fig-game").forEach(start); }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", all); else all();
  // Figures may be drawn anew.
  document.addEventListener("figures", all);
})();
// Steps through games of dots and boxes that were played: each player is an element of class
// fig-played. Without this script the field at the end is shown, each line with its number.
(function () {
  "use strict";

  function start(root) {
    const data = JSON.parse(root.querySelector("script").textContent);
    const id = root.dataset.fig;
    const last = data.steps.length - 1;
    if (root.dataset.ready || last < 1) return;
    root.dataset.ready = "true";
    const part = (name) => document.getElementById(id + "-" + name);
    const lines = data.steps.map((_, s) => part("l" + s));
    // The boxes and the dots that a move took.
    const taken = data.steps.map((step, s) => [...(step.closed || []).map((box) => part("b" + box)), part("d" + s)].filter(Boolean));
    const chains = part("chains"), closers = part("closes");
    const moves = root.querySelector(".fig-moves"), score = root.querySelector(".fig-score");

    function make(name, values, text) {
      const it = document.createElementNS(chains.namespaceURI, name);
      for (const [key, value] of Object.entries(values)) it.setAttribute(key, value);
      it.textContent = text || "";
      chains.append(it);
    }

    function show(at) {
      lines.forEach((line, s) => {
        if (!line) return;
        line.classList.toggle("todo", s > at);
        line.classList.toggle("now", s === at);
        taken[s].forEach((box) => box.classList.toggle("todo", s > at));
      });
      const step = data.steps[at];
      chains.textContent = "";
      if (step.chains) make("path", { class: "chain", "stroke-width": 40, d: step.chains });
      for (const { x, y, text } of step.lengths || []) make("text", { class: "s m long", x, y }, text);
      closers.setAttribute("d", step.closers || "M0 0");
      tell(step);
      items.forEach((item, s) => {
        item.classList.toggle("now", s + 1 === at);
        if (s + 1 === at) moves.scrollTop = item.offsetTop - moves.clientHeight / 2;
      });
      if (at === 0) moves.scrollTop = 0;
      return step.say;
    }

    // The score, and who moves: "again" where it is the same player.
    function tell(step) {
      score.textContent = "";
      for (const [who, boxes] of Object.entries(step.score)) {
        const it = document.createElement("span");
        it.className = who === step.next ? "side-" + who + " moves" : "side-" + who;
        const turn = who !== step.next ? "" : who === step.by ? " moves again" : " to move";
        it.textContent = who + " " + boxes + turn;
        score.append(it);
      }
    }

    const items = data.steps.slice(1).map((step, s) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      const boxes = step.closed ? " +" + step.closed.length : "";
      button.textContent = (data.before + s + 1) + " " + step.by + " " + step.line + boxes;
      button.className = "side-" + step.by;
      button.addEventListener("click", () => player.go(s + 1));
      item.append(button);
      moves.append(item);
      return item;
    });

    const closes = { name: "closed box", is: (s) => data.steps[s].closed };
    const leaps = data.steps.some((step) => step.closed) ? [closes] : [];
    const player = figSteps(root, last, show, leaps);
    player.open(0);
  }

  function all() { document.querySelectorAll(".fig-played").forEach(start); }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", all); else all();
  // Figures may be drawn anew.
  document.addEventListener("figures", all);
})();
