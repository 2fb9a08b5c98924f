// @ts-check
// Zoom, for a drawing that is wider than its place: larger, smaller, and all of it in sight. What is in the
// middle stays there. The keys are +, − and 0.
function figZoom(root) {
  const scroll = root.querySelector(".fig-scroll"), svg = scroll.querySelector("svg");
  const box = svg.viewBox.baseVal;
  const row = document.createElement("p"), told = document.createElement("span");
  // None, as the page draws it.
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
  // As large as it may be with all of it in sight.
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

  // Where all is in sight there is nothing to zoom.
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
    // On paper it is as the page draws it.
    print(is) { svg.style.cssText = is || scale === null ? "" : `width: ${box.width * scale}px; min-width: 0; max-width: none`; },
  };
}
