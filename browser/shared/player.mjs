// How a test uses a player. What is sent to the page stands in it as it is here: it uses nothing around it.

/** In the page: steps the `nth` player from its start to its end by its buttons, and says what is shown at each step. */
export function stepped(nth) {
  const root = document.querySelectorAll(".fig-player")[nth];
  const [first, , forward] = root.querySelectorAll(".fig-controls > button:not(.fig-play)");
  const text = (of) => root.querySelector(of)?.textContent;
  const ids = (of) => [...root.querySelectorAll(of)].map((it) => it.id);
  function shown() {
    const squares = [...root.querySelectorAll(".fig-squares > span")];
    const size = Math.sqrt(squares.length);
    const row = (_, y) => squares.slice(y * size, (y + 1) * size).map((square) => (square.textContent ? "Q" : ".")).join("");
    const lines = [...root.querySelectorAll('[id*="-drawing-l"]')].filter((line) => /-l\d+$/.test(line.id));
    const drawn = lines.filter((line) => !line.classList.contains("todo")).map((line) => line.id);
    return {
      say: text(".fig-say"),
      stack: [...root.querySelectorAll(".fig-stack li")].map((frame) => frame.textContent),
      now: ids("g.now"),
      live: ids("g.live"),
      todo: ids("g.todo"),
      board: squares.length ? Array.from({ length: size }, row).join("\n") : text(".fig-board pre"),
      score: text(".fig-score"),
      lines: { drawn, now: lines.find((line) => line.classList.contains("now"))?.id },
      listed: text(".fig-moves .now"),
    };
  }
  first.click();
  const steps = [shown()];
  while (forward.getAttribute("aria-disabled") !== "true" && steps.length < 10_000) {
    forward.click();
    steps.push(shown());
  }
  return steps;
}

/** In the page: steps one of the players of a figure from its start to its end by its buttons, and says at each step what all
 *  of them show, in their order. */
export function together(figure, leads) {
  const players = [...document.querySelectorAll(`${figure} .fig-player`)];
  const [first, , forward] = players[leads].querySelectorAll(".fig-controls > button:not(.fig-play)");
  const frames = (root, which) => [...root.querySelectorAll(`.fig-stack ${which}`)].map((frame) => frame.textContent);
  const shown = () => players.map((root) => ({
    at: Number(root.querySelector(".fig-controls input").value),
    say: root.querySelector(".fig-say").textContent,
    live: root.querySelector(".fig-say").getAttribute("aria-live"),
    stack: frames(root, "li:not(.gap)"),
    // With those that stand for frames that are left out.
    rows: frames(root, "li"),
    buttons: root.querySelector(".fig-controls").checkVisibility({ visibilityProperty: true }),
  }));
  first.click();
  const out = [shown()];
  while (forward.getAttribute("aria-disabled") !== "true") {
    forward.click();
    out.push(shown());
  }
  return out;
}

/** In the page: puts a player of 6 000 calls in the place of the first one, or below those put there before. It has the
 *  shape of a recorded search, and each call is known by its number. */
export function large(id) {
  const nodes = [], steps = [];
  for (let n = 0, stack = []; nodes.length < 6000; n++) {
    const parent = stack.at(-1), node = { label: "f", key: [String(n)] };
    nodes.push(parent === undefined ? node : { ...node, parent });
    steps.push({ kind: "call", node: n, say: "call" });
    stack.push(n);
    while (stack.length > 1 + (n * 7) % 13) steps.push({ kind: "return", node: stack.pop(), say: "return" });
  }
  const root = document.createElement("div");
  root.className = "fig fig-player fig-calls";
  root.dataset.fig = id;
  const shapes = nodes.map((_, n) => `<g id="${id}-n${n}"><rect class="n" x="${n}" y="0" width="1" height="9"/><text class="v">1</text></g>`);
  root.innerHTML = '<div class="fig-controls" hidden></div><p class="fig-say"></p><div class="fig-window" hidden></div>'
    + `<div class="fig-stage"><div class="fig-scroll"><svg class="fig" viewBox="0 0 6000 10" width="6000" height="10">${shapes.join("")}</svg></div>`
    + '<div class="fig-side" hidden><div class="fig-board"></div><div class="fig-stack"><ol></ol><p>the stack</p></div></div></div>'
    + `<script type="application/json">${JSON.stringify({ nodes, steps, facts: "" })}</script>`;
  const place = document.querySelector("figure.recorded-player .figure-drawing");
  place.querySelectorAll('.fig-player:not([data-fig^="large"])').forEach((it) => it.remove());
  place.append(root);
  document.dispatchEvent(new CustomEvent("figures"));
}

/** Presses a key while the first button of the `nth` player has the focus; for the space bar, its slider. */
export async function press(tab, nth, keys) {
  const parts = keys === " " ? [" "] : keys.split("+");
  const key = parts.pop();
  const focus = key === " " ? "input" : "button";
  await tab.ask((nth, focus) => document.querySelectorAll(".fig-player")[nth].querySelector(`.fig-controls ${focus}`).focus(), nth, focus);
  for (const held of parts) await tab.page.keyboard.down(held);
  await tab.page.keyboard.press(key);
  for (const held of parts) await tab.page.keyboard.up(held);
}

/** Presses keys, each with the step at which the player should be afterwards. Says at which it is. */
export async function take(tab, nth, keys) {
  const out = [];
  for (const [key, wanted] of keys) {
    await press(tab, nth, key);
    const [at, last] = await tab.ask((nth) => {
      const input = document.querySelectorAll(".fig-player")[nth].querySelector(".fig-controls input");
      return [Number(input.value), Number(input.max)];
    }, nth);
    out.push({ key, at, wanted: wanted === "last" ? last : wanted });
  }
  return out;
}
