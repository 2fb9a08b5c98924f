// With the colours of a reader's own system.

export const FORCED = { features: { "forced-colors": "active", "prefers-color-scheme": "dark" } };

/** Parts of drawings whose colour does not stand out from what is below them: letters by 4.5 to 1, lines by 3 to 1, as
 *  the guidelines for accessible pages (WCAG 2) want it. What the run has not come to is pale on purpose, and shades
 *  behind lines say nothing that is not written, too. */
export const pale = () => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const painted = (name) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = name;
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  };
  const known = new Map();
  const colour = (name) => {
    if (!known.has(name)) known.set(name, painted(name));
    return known.get(name);
  };
  const over = ({ rgb, alpha }, ground, opacity) => rgb.map((part, at) => ground[at] + (part - ground[at]) * alpha * opacity);
  const light = (rgb) => {
    const [red, green, blue] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a, b) => {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  const ground = colour(getComputedStyle(document.body).backgroundColor).rgb;
  const out = [];
  for (const svg of document.querySelectorAll("main :is(.fig-scroll, .chart) svg")) {
    const figure = svg.closest("figure")?.id ?? "a chart";
    for (const part of svg.querySelectorAll("text, path, line, rect, circle, polyline, ellipse")) {
      if (part.closest("defs, .todo, .glow, .dark, .shares, .won, .chain, .chart-band, .ruler-hold") || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let opacity = 1;
      for (let up = part; up !== svg; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
      const style = getComputedStyle(part);
      const isText = part.tagName === "text";
      // The sign of a difference is a disc, whose rim is as the ground; what is written in it stands on the disc.
      const isFilled = isText || part.matches(".differs-sign");
      const own = isFilled ? style.fill : style.stroke !== "none" ? style.stroke : style.fill;
      if (own === "none" || own.startsWith("url")) continue;
      // Letters stand on the shape of their node, if that is filled; or on a dot, which is a short broad line, or a queen's square.
      const shape = isText && part.parentElement.querySelector(part.matches(".differs-mark") ? ":scope > .differs-sign" : ":scope > .n, :scope > .bit.one");
      const dot = part.matches(".on-dot") && svg.querySelector(".dots.big, .stands");
      const { fill: area = "none", stroke: line = "none" } = dot || shape ? getComputedStyle(dot || shape) : {};
      const fill = dot && line !== "none" ? line : area;
      const below = fill === "none" ? ground : over(colour(fill), ground, 1);
      const found = contrast(over(colour(own), below, opacity), below);
      if (found < (isText ? 4.5 : 3)) out.push(`${figure}: ${found.toFixed(1)} to 1: ${part.outerHTML.slice(0, 110)}`);
    }
  }
  return out.slice(0, 5);
};
