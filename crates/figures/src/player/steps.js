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
