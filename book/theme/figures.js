function figClock(root, { last, show, leaps }) {
  const controls = root.querySelector(".fig-controls"), say = root.querySelector(".fig-say");
  const it = { at: 0, playing: 0, rest: false, whole: false, lead: null, go, open, print, again, follow, toggle };
  let leap = leaps.find(({ name }) => name === "return") || leaps[0];

  function button(words, sign, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.title = words;
    made.setAttribute("aria-label", words);
    made.addEventListener("click", () => made.getAttribute("aria-disabled") === "true" || act());
    return made;
  }

  function place({ steps }, at, back) {
    let [from, to] = [0, steps.length];
    while (from < to) {
      const middle = from + to >> 1;
      if (back ? steps[middle] < at : steps[middle] <= at) from = middle + 1; else to = middle;
    }
    return (back ? steps[from - 1] : steps[from]) ?? -1;
  }

  function set(at, quiet) {
    it.at = Math.max(0, Math.min(last, at));
    const words = show(it.at);
    root.classList.toggle("over", it.whole || it.at === last);
    slider.value = String(it.at);
    count.textContent = it.whole ? last + " steps" : it.at + " of " + last;
    slider.setAttribute("aria-valuetext", "step " + it.at + " of " + last + ": " + words);
    tell(words, quiet || document.activeElement === slider);
    const off = (made, is) => made.setAttribute("aria-disabled", is);
    off(first, it.at === 0);
    off(back, it.at === 0);
    off(forward, it.at === last);
    off(end, it.at === last);
    leapers.forEach((made, at) => off(made, place(leaps[at], it.at) < 0));
  }

  function to(at, quiet) {
    set(at, quiet);
    if (it.lead && !it.whole) it.lead(it.at, quiet);
  }

  function follow(at, words, quiet) {
    stop();
    awake();
    set(at, true);
    if (words) tell(words, quiet);
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
    const from = it.rest || it.at === last ? 0 : it.at;
    awake();
    to(from, true);
    play.textContent = "❚❚ pause";
    play.setAttribute("aria-label", "pause");
    tick();
  }

  function tick() {
    window.clearInterval(it.playing);
    it.playing = window.setInterval(() => {
      if (!root.isConnected) return window.clearInterval(it.playing);
      to(it.at + 1, true);
      if (it.at === last) stop();
    }, figSpeed.pause);
  }

  function again() {
    speed.value = String(figSpeed.pause);
    if (it.playing) tick();
  }

  function go(at) {
    stop();
    awake();
    to(at);
  }

  function awake() {
    it.rest = it.whole = false;
    root.classList.remove("fig-rest");
  }

  function leapTo(kind, back) {
    leap = kind;
    const found = place(kind, it.at, back);
    if (found > 0) go(found);
  }

  function open(at) {
    root.querySelector(".fig-side").hidden = false;
    controls.hidden = false;
    root.classList.add("fig-on");
    root.classList.add("fig-rest");
    it.rest = true;
    it.whole = "whole" in root.dataset;
    to(at, true);
  }

  let before = 0;
  function print(now) {
    if (now) { before = it.at; stop(); }
    set(now ? last : before, true);
  }

  const first = button("to the start", "|‹", () => go(0));
  const back = button("one step back", "‹", () => go(it.at - 1));
  const forward = button("one step forward", "›", () => go(it.at + 1));
  const end = button("to the end", "›|", () => go(last));
  const play = button("play", "▶ play", toggle);
  play.className = "fig-play";
  const speed = figSpeed.choice();
  const count = document.createElement("span");
  count.className = "fig-count";
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = "0";
  slider.max = String(last);
  slider.setAttribute("aria-label", "moment of the run");
  slider.addEventListener("input", () => go(Number(slider.value)));
  const leapers = leaps.map((kind) => button("to the next " + kind.name, kind.name, () => leapTo(kind)));
  const row = document.createElement("span");
  row.className = "fig-leaps";
  row.append(...leaps.length ? ["next: ", ...leapers] : [], speed);
  controls.append(play, first, back, forward, end, count, slider, row);

  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey } = event;
    const on = event.target.tagName;
    const keys = {
      ArrowRight: () => shiftKey && leap ? leapTo(leap) : go(it.at + 1),
      ArrowLeft: () => shiftKey && leap ? leapTo(leap, true) : go(it.at - 1),
      Home: () => go(0),
      End: () => go(last),
      " ": ["BUTTON", "SUMMARY"].includes(on) ? undefined : toggle,
    };
    if (!keys[key] || on === "SELECT") return;
    event.preventDefault();
    event.stopPropagation();
    keys[key]();
  });

  return it;
}

const figSpeed = {
  pause: 700,

  choice() {
    const speeds = /** @type {[string, number][]} */ ([["slow", 1400], ["normal", 700], ["faster", 350], ["fast", 140], ["very fast", 35]]);
    const made = document.createElement("select");
    made.className = "fig-speed";
    made.setAttribute("aria-label", "speed");
    made.append(...speeds.map(([words, pause]) => new Option(words, String(pause))));
    made.value = String(figSpeed.pause);
    made.addEventListener("change", () => {
      figSpeed.pause = Number(made.value);
      figPlayers.all().forEach((player) => player.again());
    });
    return made;
  },
};

const figPlayers = {
  of: new WeakMap(),
  all() {
    const roots = Array.from(document.querySelectorAll(".fig-player"));
    return roots.map((root) => figPlayers.of.get(root)).filter(Boolean);
  },
};
window.addEventListener("beforeprint", () => figPlayers.all().forEach((player) => player.print(true)));
window.addEventListener("afterprint", () => figPlayers.all().forEach((player) => player.print(false)));
function figTimes({ nodes, steps }) {
  const never = steps.length + 1;
  const enter = new Int32Array(nodes.length).fill(never), done = new Int32Array(nodes.length).fill(never);
  const tops = new Int32Array(steps.length + 1).fill(-1);
  const above = new Map(), changed = new Map(), cuts = new Map();
  const calls = new Set(), own = new Set();
  const add = (to, key, it) => to.has(key) ? to.get(key).push(it) : to.set(key, [it]);
  const up = (node) => nodes[node].parent ?? -1;

  nodes.forEach(({ cut, parent }, n) => {
    if (!cut) return;
    own.add(n);
    add(cuts, parent, n);
  });
  steps.forEach(({ kind, node }, before) => {
    const at = before + 1;
    let top = tops[before];
    if (kind === "call") { enter[node] = at; top = node; calls.add(node); own.add(node); }
    if (kind === "return") { done[node] = at; top = up(node); }
    if (kind === "leaf") { enter[node] = done[node] = at; own.add(node); }
    if (kind === "cut") for (const cut of cuts.get(nodes[node].parent) || []) enter[cut] = done[cut] = at;
    tops[at] = top;
    if (top >= 0) add(above, top, at);
  });
  nodes.forEach((_, n) => {
    if (own.has(n)) return;
    let around = up(n);
    while (around >= 0 && !own.has(around)) around = up(around);
    enter[n] = around < 0 ? 0 : enter[around];
    done[n] = around < 0 ? 0 : done[around];
  });
  nodes.forEach((_, n) => {
    for (const at of new Set([enter[n], done[n]])) if (at > 0 && at < never) add(changed, at, n);
  });

  function last(n, at) {
    const steps = above.get(n) || [];
    let [from, to] = [0, steps.length];
    while (from < to) {
      const middle = from + to >> 1;
      if (steps[middle] <= at) from = middle + 1; else to = middle;
    }
    return from ? steps[from - 1] : 0;
  }

  return {
    calls,
    up,
    top: (at) => tops[at],
    last,
    state: (n, at) => at >= done[n] ? "done" : at >= enter[n] ? "live" : "todo",
    known: (n, at) => last(n, at) || (own.has(n) && done[n] <= at ? done[n] : 0),
    told: (n, at) => !own.has(n) ? 0 : done[n] <= at ? done[n] : enter[n] <= at ? enter[n] : 0,
    between(from, to) {
      const out = new Set();
      for (let at = Math.min(from, to); at <= Math.max(from, to); at++) {
        (changed.get(at) || []).forEach((n) => out.add(n));
        if (tops[at] >= 0) out.add(tops[at]);
      }
      return out;
    },
    moment(n, at) {
      if (!own.has(n) || enter[n] === never) return -1;
      return at === enter[n] && done[n] !== never ? done[n] : enter[n];
    },
    deepest() {
      const depth = new Map();
      let most = 1;
      nodes.forEach((_, n) => {
        const way = [];
        for (let it = n; it >= 0 && !depth.has(it); it = up(it)) way.push(it);
        way.reverse().forEach((it) => depth.set(it, (depth.get(up(it)) || 0) + 1));
        most = Math.max(most, depth.get(n));
      });
      let highest = 0;
      tops.forEach((top, at) => { if ((depth.get(top) || 0) > (depth.get(tops[highest]) || 0)) highest = at; });
      return { most, highest };
    },
  };
}
function figTreeKeys(root, scroll, data, { nodes, times, player, say, bring }) {
  const svg = scroll.querySelector("svg");
  const rows = new Map();
  const above = (n) => data.nodes[n].parent ?? -1;
  const row = (n) => rows.get(n) || [];
  nodes.forEach((node, n) => {
    if (!node) return;
    if (rows.has(above(n))) rows.get(above(n)).push(n); else rows.set(above(n), [n]);
  });
  svg.setAttribute("role", "tree");
  const levels = [];
  nodes.forEach((node, n) => {
    if (!node) return;
    levels[n] = 1 + (levels[above(n)] || 0);
    const beside = row(above(n));
    const said = { role: "treeitem", tabindex: -1, "aria-level": levels[n], "aria-posinset": beside.indexOf(n) + 1, "aria-setsize": beside.length };
    for (const [name, value] of Object.entries(said)) node.setAttribute(name, value);
  });
  const isBare = nodes.map((node) => node && ![...node.querySelectorAll("text")].some((text) => !text.matches(".v, .w, .good, .bad")));
  function name(n, at) {
    if (isBare[n] && times.state(n, at) !== "done") nodes[n].setAttribute("aria-label", data.nodes[n].label);
    else nodes[n].removeAttribute("aria-label");
  }
  let stop = -1;
  const opener = (n) => root.closest(".try-opens") && nodes[n].querySelector("[data-open]");
  const at = (event) => nodes.indexOf(event.target);

  function to(n, focus) {
    if (!nodes[n]) return;
    if (nodes[stop]) nodes[stop].setAttribute("tabindex", -1);
    stop = n;
    nodes[n].setAttribute("tabindex", 0);
    if (focus) nodes[n].focus();
  }
  function tell(n) {
    nodes[n].setAttribute("aria-label", say(n));
    if (opener(n)) nodes[n].setAttribute("aria-expanded", false);
  }
  function open(n) {
    const words = opener(n);
    if (words) words.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  scroll.addEventListener("keydown", (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event, n = at(event);
    if (n < 0 || shiftKey || altKey || ctrlKey || metaKey) return;
    const beside = row(above(n)), place = beside.indexOf(n);
    const act = {
      ArrowUp: () => to(above(n), true),
      ArrowDown: () => row(n).length ? to(row(n)[0], true) : open(n),
      ArrowLeft: () => to(beside[place - 1], true),
      ArrowRight: () => to(beside[place + 1], true),
      Enter() {
        const moment = times.moment(n, player.at());
        if (moment < 0) return open(n);
        player.go(moment);
        player.point(n);
      },
    }[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  scroll.addEventListener("mousedown", (event) => event.target.closest('[role="treeitem"]') && event.preventDefault());
  scroll.addEventListener("focusin", (event) => {
    const n = at(event);
    if (n < 0) return;
    to(n);
    tell(n);
    bring(nodes[n]);
    player.point(n);
  });
  scroll.addEventListener("focusout", (event) => {
    const n = at(event);
    if (n < 0) return;
    name(n, player.at());
    player.point(-1);
  });

  return {
    name,
    follow(n) {
      if (nodes.includes(document.activeElement)) tell(nodes.indexOf(document.activeElement));
      else to(n >= 0 ? n : data.opened ?? row(-1)[0]);
    },
  };
}
function figTree(root, data, times, player) {
  const id = root.dataset.fig + "-n";
  const isGame = root.classList.contains("fig-game");
  const scroll = root.querySelector(".fig-scroll");
  const part = (name, n) => document.getElementById(root.dataset.fig + "-" + name + n);
  const parts = data.nodes.map((_, n) => ["n", "e", "a"].map((name) => part(name, n)).filter(Boolean));
  const nodes = data.nodes.map((_, n) => part("n", n));
  const written = nodes.map((node) => !isGame ? [] : [".v", ".given"].map((name) => {
    const it = node && node.querySelector(name);
    return it && { it, last: it.textContent };
  }));
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  nodes.forEach((node, n) => node && times.moment(n, -1) >= 0 && node.classList.add("there"));
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
      const narrowed = which === 1 && now && now !== text.last;
      const words = is !== "live" ? text.last : narrowed ? "now " + now : now;
      if (text.it.textContent !== words) text.it.textContent = words;
    });
  }

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
  function say(n) {
    const told = data.steps[times.told(n, shown) - 1];
    if (told) return told.say;
    if (times.state(n, shown) === "todo") return "not reached yet";
    return data.nodes[n].label ? data.nodes[n].label.replace("⋮ ", "") + " not shown" : nodes[n].textContent;
  }

  return {
    show(step, whole) {
      held.splice(0).forEach((part) => part.classList.remove("held"));
      const at = whole ? data.steps.length : step;
      for (let n = whole ? times.top(step) : -1; n >= 0; n = times.up(n)) held.push(...parts[n]);
      held.forEach((part) => part.classList.add("held"));
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
function figStack(root, data, times, player) {
  const list = root.querySelector(".fig-stack ol");
  const place = root.querySelector(".fig-stack");
  place.style.setProperty("--rows", Math.min(12, times.deepest().most));
  list.textContent = "";
  const empty = document.createElement("li");
  empty.textContent = "empty";
  empty.className = "gap";
  let frames = [];

  function frame(n) {
    const item = document.createElement("li");
    const is = times.moment(n, -1) >= 0 ? "button" : "span";
    const inside = document.createElement(is);
    inside.textContent = data.nodes[n].label;
    if (!times.calls.has(n)) item.className = "gap";
    item.append(inside);
    if (inside instanceof HTMLButtonElement) {
      inside.type = "button";
      inside.tabIndex = -1;
      inside.addEventListener("click", () => player.go(times.moment(n, player.at())));
      inside.addEventListener("focus", () => player.point(n));
      inside.addEventListener("blur", () => player.point(-1));
    }
    item.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && player.point(n));
    item.addEventListener("pointerleave", () => player.point(-1));
    return { n, item, inside };
  }

  list.addEventListener("keydown", (event) => {
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const from = frames.findIndex(({ inside }) => inside === document.activeElement);
    if (!up || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = frames.slice(up > 0 ? from + 1 : 0, up > 0 ? undefined : from).filter(({ inside }) => inside.type);
    const to = up > 0 ? next[0] : next[next.length - 1];
    if (to) to.inside.focus();
  });

  return {
    show(at) {
      const chain = [];
      for (let n = times.top(at); n >= 0; n = times.up(n)) chain.push(n);
      chain.reverse();
      let same = 0;
      while (same < frames.length && frames[same].n === chain[same]) same++;
      const gone = frames.splice(same);
      const before = frames.length ? frames[frames.length - 1] : null;
      const focused = gone.some(({ inside }) => inside === document.activeElement);
      for (const n of chain.slice(same)) {
        frames.push(frame(n));
        list.prepend(frames[frames.length - 1].item);
      }
      const top = frames[frames.length - 1];
      [before, top].forEach((it) => it && (it.item.classList.toggle("now", it === top), it.inside.tabIndex = it === top ? 0 : -1));
      if (focused) (top && top.inside.type ? top.inside : root.querySelector(".fig-controls button")).focus({ preventScroll: true });
      gone.forEach(({ item }) => item.remove());
      if (!top) list.append(empty); else empty.remove();
      place.classList.toggle("fig-empty", !top);
    },
    point(n) {
      for (const { n: it, item } of frames) item.classList.toggle("pointed", it === n);
    },
  };
}

function figBoard(root, data) {
  const place = root.querySelector(".fig-board");
  let shown;
  return {
    show(step) {
      const number = step && step.board;
      if (number === shown) return;
      shown = number;
      place.textContent = "";
      if (number === undefined || !data.boards) return;
      const board = data.boards[number];
      const queens = board.kind === "queens";
      const it = document.createElement(queens ? "div" : "pre");
      it.textContent = queens ? "" : board.text;
      if (queens) {
        const lines = board.text.split("\n");
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
    },
  };
}
function figCode(root, data, times) {
  const figure = root.closest("figure");
  const beside = figure && figure.querySelector("script.figure-code");
  const functions = beside ? JSON.parse(beside.textContent) : {};
  for (const { function: called, by, line } of data.nodes) {
    const text = by === undefined ? undefined : functions[data.functions[by]];
    const made = text && text.lines[line - 1] || "";
    if (text && !made.includes(data.functions[called] + "(") && !made.includes(data.functions[called] + "::<")) delete functions[data.functions[by]];
  }
  const has = ({ function: own, by }) => [own, by].some((it) => it !== undefined && functions[data.functions[it]]);
  if (!data.functions || !data.nodes.some(has)) return { show() {}, point() {} };

  const pane = document.createElement("details"), head = document.createElement("summary");
  const list = document.createElement("pre");
  pane.className = "fig-code";
  const after = data.functions.flatMap((name) => functions[name]?.after ?? []);
  const page = document.documentElement.dataset;
  const isOpened = (id) => (page.opened ?? "").split(" ").includes(id);
  let folded = true;
  function unfold() {
    folded = !after.every(isOpened);
    const is = figure.dataset.code ?? (window.matchMedia("(min-width: 800px)").matches && !figure.dataset.lab ? "open" : "closed");
    pane.open = !folded && is === "open";
  }
  unfold();
  head.addEventListener("click", () => {
    if (!folded) {
      figure.dataset.code = pane.open ? "closed" : "open";
      return;
    }
    page.opened = [page.opened ?? "", ...after].join(" ").trim();
    document.dispatchEvent(new CustomEvent("opened", { detail: after }));
    pane.open = false;
  });
  document.addEventListener("opened", () => {
    if (!folded || !root.isConnected) return;
    unfold();
    show(at);
  });
  list.tabIndex = 0;
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", "the code");
  pane.append(head, list);
  root.querySelector(".fig-stage").append(pane);
  const longest = data.functions.map((name) => functions[name]).filter(Boolean).map(({ lines }) => lines.filter((it) => it !== null).length);
  list.style.setProperty("--lines", String(Math.min(12, Math.max(...longest))));
  let shown = null, rows = new Map(), marked = null;

  const moves = new Int32Array(data.steps.length + 1);
  data.steps.forEach(({ kind }, before) => {
    const moved = kind === "call" || kind === "return" || kind === "leaf";
    moves[before + 1] = moved ? before + 1 : moves[before];
  });

  function fill(name) {
    if (name === shown) return;
    shown = name;
    list.textContent = "";
    rows = new Map();
    functions[name].lines.forEach((text, at) => {
      if (text === null) return;
      const row = document.createElement("span");
      row.textContent = text + "\n";
      rows.set(at + 1, row);
      list.append(row);
    });
  }

  function tell(node, what) {
    const { function: own, by, line } = node < 0 ? {} : data.nodes[node];
    const name = data.functions[by ?? own];
    if (marked) marked.classList.remove("now");
    marked = null;
    if (folded) {
      head.textContent = "Our code: after yours";
      return;
    }
    if (!functions[name]) {
      list.classList.add("none");
      head.textContent = "The code";
      return;
    }
    list.classList.remove("none");
    fill(name);
    const { first } = functions[name];
    const file = functions[name].file.split("/").pop();
    marked = rows.get(line) || null;
    head.textContent = marked ? what + ": " + file + ", line " + (first + line - 1) : name + ": " + file;
    if (!marked) {
      list.scrollTop = 0;
      return;
    }
    marked.classList.add("now");
    const top = marked.offsetTop - list.clientHeight / 2;
    if (marked.offsetTop < list.scrollTop || marked.offsetTop + 24 > list.scrollTop + list.clientHeight) list.scrollTop = top;
  }

  let at = 0, come = 0;
  const words = { call: "The call just made", return: "The call it returned to", leaf: "The call just made" };
  function show(step, whole) {
    at = step;
    come = whole ? data.steps.length : step;
    const moved = data.steps[moves[at] - 1];
    if (moved) tell(moved.node, words[moved.kind]); else tell(data.steps[0].node, "");
  }
  return {
    show,
    point(n) {
      if (n >= 0 && times.state(n, come) !== "todo" && data.nodes[n].function !== undefined) tell(n, "The call that is pointed at");
      else show(at, come > at);
    },
  };
}
function figZoom(root) {
  const scroll = root.querySelector(".fig-scroll"), svg = scroll.querySelector("svg");
  const box = svg.viewBox.baseVal;
  const row = document.createElement("p"), told = document.createElement("span");
  let scale = null;
  row.className = "fig-zoom";

  const now = () => svg.getBoundingClientRect().width / box.width;
  function set(to) {
    const middle = (at, all, seen) => all ? (at + seen / 2) / all : 0;
    const x = middle(scroll.scrollLeft, scroll.scrollWidth, scroll.clientWidth);
    const y = middle(scroll.scrollTop, scroll.scrollHeight, scroll.clientHeight);
    scale = to === null ? null : Math.max(.1, Math.min(3, to));
    scroll.classList.toggle("fig-zoomed", scale !== null);
    svg.style.cssText = scale === null ? "" : `width: ${box.width * scale}px; min-width: 0; max-width: none`;
    scroll.scrollLeft = x * scroll.scrollWidth - scroll.clientWidth / 2;
    scroll.scrollTop = y * scroll.scrollHeight - scroll.clientHeight / 2;
    told.textContent = Math.round(100 * now()) + " %";
  }
  const fit = () => set(Math.min(1, scroll.clientWidth / box.width, .75 * window.innerHeight / box.height));

  function button(words, sign, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.title = words;
    made.setAttribute("aria-label", words);
    made.addEventListener("click", act);
    row.append(made);
  }
  row.append("drawing: ");
  button("smaller", "−", () => set(now() / 1.25));
  button("larger", "+", () => set(now() * 1.25));
  button("fit: the whole drawing in sight", "fit", fit);
  button("reset: as the page draws it", "reset", () => set(null));
  told.className = "fig-scale";
  row.append(told);
  root.querySelector(".fig-stage").before(row);

  const needed = () => { row.hidden = scale === null && scroll.scrollWidth <= scroll.clientWidth + 1; };
  new ResizeObserver(needed).observe(scroll);
  needed();
  told.textContent = Math.round(100 * now()) + " %";

  root.addEventListener("keydown", (event) => {
    const act = { "+": () => set(now() * 1.25), "-": () => set(now() / 1.25), "−": () => set(now() / 1.25), 0: () => set(null) }[event.key];
    if (!act || row.hidden || event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "SELECT") return;
    event.preventDefault();
    act();
  });

  return {
    print(is) { svg.style.cssText = is || scale === null ? "" : `width: ${box.width * scale}px; min-width: 0; max-width: none`; },
  };
}
const FIG_OPEN = 2147483647;
const figIsOpen = (value) => Math.abs(value) >= FIG_OPEN;
const figNumber = (value) => figIsOpen(value) ? (value < 0 ? "−∞" : "+∞") : String(value).replace("-", "−");
const figWindow = ({ alpha, beta }) => `(${figNumber(alpha)}, ${figNumber(beta)})`;

function figNumberLine(place, { first, last, step }) {
  const drawing = place.parentElement.querySelector("svg").namespaceURI;

  function make(place, name, values) {
    const it = document.createElementNS(drawing, name);
    for (const [key, value] of Object.entries(values)) it.setAttribute(key, value);
    place.append(it);
    return it;
  }

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
          ends[i].text.setAttribute("x", String(apart ? 0 : side * (figIsOpen(bound) ? 0 : 4)));
          ends[i].text.style.textAnchor = apart ? "middle" : side < 0 ? "end" : "start";
        });
      }
      const shows = known && value !== undefined;
      came.style.opacity = shows ? "1" : "0";
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
function figField(root, data, player) {
  const part = (name) => document.getElementById(root.dataset.fig + "-" + name);
  const lines = data.steps.map((_, s) => part("l" + s));
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

  const closed = data.steps.flatMap((step, s) => step.closed ? [s] : []);
  const leaps = closed.length ? [{ name: "closed box", steps: closed }] : [];
  const last = data.steps.length - 1;
  const declined = data.steps.findIndex(({ closed }, s) => s > 0 && !closed && data.steps[s - 1].closers);
  return { last, first: declined > 0 ? declined : last, leaps, show };
}
(function () {
  "use strict";

  function calls(root, data, player) {
    const last = data.steps.length;
    const times = figTimes(data);
    const views = [figTree(root, data, times, player), figStack(root, data, times, player), figCode(root, data, times)];
    const ofStep = [figBoard(root, data)];
    if (data.axis) ofStep.push(figNumberLine(root.querySelector(".fig-window"), data.axis));
    const names = ["call", "return", "leaf", "cut", "dead end", "solution"];
    const places = new Map(names.map((name) => [name, []]));
    data.steps.forEach(({ kind, mark }, s) => {
      for (const name of new Set([kind, mark])) if (places.has(name)) places.get(name).push(s + 1);
    });

    const telling = places.get("cut")[0] || places.get("dead end")[0] || Math.max(1, times.deepest().highest);

    const differs = root.querySelector(".differs [id]"), opened = differs ? Number(/\d+$/.exec(differs.id)) : data.opened;

    return {
      last,
      first: opened === undefined ? telling : Math.max(1, times.moment(opened, -1)),
      leaps: names.map((name) => ({ name, steps: places.get(name) })).filter(({ steps }) => steps.length),
      show(at, whole) {
        views.forEach((view) => view.show(at, whole));
        const step = data.steps[at - 1];
        ofStep.forEach((view) => view.show(step));
        if (whole) return "Step " + at + " of the finished run is marked in blue. " + step.say[0].toUpperCase() + step.say.slice(1) + (step.say.endsWith(".") ? "" : ".");
        if (at < last) return step ? step.say : "before the first call";
        return step.say + ". " + data.facts;
      },
      point(n, at) {
        const known = n < 0 ? at : times.known(n, at);
        views.forEach((view) => view.point(n));
        if (known > 0) ofStep.forEach((view) => view.show(data.steps[known - 1]));
      },
    };
  }

  function start(root) {
    const data = JSON.parse(root.querySelector("script").textContent);
    if (root.dataset.ready || data.steps.length < (root.classList.contains("fig-played") ? 2 : 1)) return;
    root.dataset.ready = "true";
    let clock = null, pointed = -1;
    const player = {
      at: () => clock.whole ? -1 : clock.at,
      playing: () => clock && clock.playing,
      go: (at) => at >= 0 && clock.go(at),
      point(n) {
        if (!clock || n === pointed) return;
        pointed = n;
        run.point(n, n >= 0 && clock.whole ? run.last : clock.at);
      },
    };
    const run = (root.classList.contains("fig-played") ? figField : calls)(root, data, player);
    clock = figClock(root, {
      last: run.last,
      leaps: run.leaps,
      show(at) {
        if (pointed >= 0) player.point(-1);
        return run.show(at, clock.whole);
      },
    });
    clock.open(run.first);
    const zoom = figZoom(root);
    figPlayers.of.set(root, {
      again: clock.again,
      at: player.at,
      go: clock.go,
      toggle: clock.toggle,
      follow: clock.follow,
      lead: (to) => { clock.lead = to; },
      print(is) {
        zoom.print(is);
        clock.print(is);
      },
    });
  }

  function all() { document.querySelectorAll(".fig-calls, .fig-game, .fig-played").forEach(start); }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", all); else all();
  document.addEventListener("figures", all);
})();
