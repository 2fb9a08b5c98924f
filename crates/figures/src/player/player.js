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
