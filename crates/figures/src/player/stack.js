// @ts-check
// The stack: a frame for each call that is open, the newest on top. A frame leads to the call's moment.
function figStack(root, data, times, player) {
  const list = root.querySelector(".fig-stack ol");
  const place = root.querySelector(".fig-stack");
  place.style.setProperty("--rows", Math.min(12, times.deepest().most));
  list.textContent = "";
  const empty = document.createElement("li");
  empty.textContent = "empty";
  empty.className = "gap";
  // From the bottom up.
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

  // Only one frame is a stop on the way of the Tab key; from it the arrow keys lead up and down.
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
      // The focus must not fall from a frame that goes away: the next arrow key would turn the page.
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

// The board beside the stack, as each step leaves it.
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
