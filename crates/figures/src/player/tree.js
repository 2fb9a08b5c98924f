// @ts-check
// The drawing of a run: what has not come yet is only a place, what is on the stack is live. A step
// changes only the nodes that it is about.
function figTree(root, data, times, player) {
  const id = root.dataset.fig + "-n";
  const isGame = root.classList.contains("fig-game");
  const scroll = root.querySelector(".fig-scroll");
  const part = (name, n) => document.getElementById(root.dataset.fig + "-" + name + n);
  const parts = data.nodes.map((_, n) => ["n", "e", "a"].map((name) => part(name, n)).filter(Boolean));
  const nodes = data.nodes.map((_, n) => part("n", n));
  // What is written in a node of a game tree changes while it is searched.
  const written = nodes.map((node) => !isGame ? [] : [".v", ".given"].map((name) => {
    const it = node && node.querySelector(name);
    return it && { it, last: it.textContent };
  }));
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  nodes.forEach((node, n) => node && times.moment(n, -1) >= 0 && node.classList.add("there"));
  // To fade is slow where a great drawing is painted anew each time.
  root.classList.toggle("fig-large", nodes.length > 300);
  let shown = -1, now = null, pointed = [];
  const held = [];

  function paint(n, at) {
    const is = times.state(n, at);
    for (const part of parts[n]) {
      part.classList.toggle("todo", is === "todo");
      part.classList.toggle("live", is === "live");
    }
    if (!isGame) return;
    const step = times.last(n, at);
    const { best, window } = data.steps[step - 1] || {};
    const found = [best === undefined ? "" : figNumber(best), window && figWindow(window)];
    written[n].forEach((text, which) => {
      if (!text) return;
      const now = found[which] || "";
      // Beside a node stands the window that it was given, until the search narrows it.
      const narrowed = which === 1 && now && now !== text.last;
      const words = is !== "live" ? text.last : narrowed ? "now " + now : now;
      if (text.it.textContent !== words) text.it.textContent = words;
    });
  }

  // Scrolls the drawing, never the page, when it is laid out anyway.
  let wanted = null, waits = false;
  function follow(node) {
    wanted = node;
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; if (wanted) bring(wanted); });
  }

  function bring(node) {
    const wide = scroll.scrollWidth > scroll.clientWidth, high = scroll.scrollHeight > scroll.clientHeight + 1;
    if (!(wide || high)) return;
    const box = node.getBoundingClientRect(), frame = scroll.getBoundingClientRect();
    const inside = box.left >= frame.left && box.right <= frame.right;
    if (inside && (!high || box.top >= frame.top && box.bottom <= frame.bottom)) return;
    const left = scroll.scrollLeft + box.left + box.width / 2 - frame.left - frame.width / 2;
    const top = scroll.scrollTop + box.top + box.height / 2 - frame.top - frame.height / 2;
    scroll.scrollTo({ left, top, behavior: calm.matches || player.playing() ? "auto" : "smooth" });
  }

  function nodeAt(event) {
    const node = event.target.closest("g.there");
    return node && node.id.startsWith(id) ? Number(node.id.slice(id.length)) : -1;
  }
  scroll.addEventListener("click", (event) => {
    const n = nodeAt(event);
    if (n >= 0) player.go(times.moment(n, player.at()));
  });
  scroll.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") player.point(nodeAt(event));
  });
  scroll.addEventListener("pointerleave", () => player.point(-1));

  const keys = figTreeKeys(root, scroll, data, { nodes, times, player, say, bring });
  // A node in a sentence: what happened there last, or that nothing did yet.
  function say(n) {
    const told = data.steps[times.told(n, shown) - 1];
    if (told) return told.say;
    if (times.state(n, shown) === "todo") return "not reached yet";
    return data.nodes[n].label ? data.nodes[n].label.replace("⋮ ", "") + " not shown" : nodes[n].textContent;
  }

  return {
    // Where the whole run is drawn, what is on the stack at a step is marked in it.
    show(step, whole) {
      held.splice(0).forEach((part) => part.classList.remove("held"));
      const at = whole ? data.steps.length : step;
      for (let n = whole ? times.top(step) : -1; n >= 0; n = times.up(n)) held.push(...parts[n]);
      held.forEach((part) => part.classList.add("held"));
      // The first time each node is painted.
      const changed = shown < 0 ? nodes.keys() : times.between(shown, at);
      for (const n of changed) {
        if (!nodes[n]) continue;
        paint(n, at);
        keys.name(n, at);
      }
      if (now) now.classList.remove("now");
      now = nodes[times.top(step)] || null;
      if (now) now.classList.add("now");
      shown = at;
      keys.follow(times.top(step));
      if (at > 0 && !whole) follow(nodes[data.steps[at - 1].node]);
    },
    point(n) {
      pointed.forEach((part) => part.classList.remove("pointed"));
      pointed = n < 0 ? [] : parts[n];
      pointed.forEach((part) => part.classList.add("pointed"));
    },
  };
}
