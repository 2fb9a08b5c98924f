// @ts-check
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
