// How a test uses a player. What is sent to the page stands in it as it is here: it uses nothing around it.

/** In the page: steps the `nth` player from its start to its end by its buttons, and says what is shown at each step. */
export function stepped(nth) {
  const root = document.querySelectorAll(".fig-player")[nth];
  const [first, , forward] = root.querySelectorAll(".fig-controls > button");
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
