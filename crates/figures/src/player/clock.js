// @ts-check
// The clock of a player: at which step it is, from 0 to `last`, and the buttons, the slider and the
// keys that move it. `show` shows one step, and gives its sentence. `leaps` says where one may leap
// to: the name of each kind of place, and its steps in their order.
function figClock(root, { last, show, leaps }) {
  const controls = root.querySelector(".fig-controls"), say = root.querySelector(".fig-say");
  // At rest, nobody has stepped yet; `whole` says that all of the run is drawn meanwhile. Another player may be led by this one.
  const it = { at: 0, playing: 0, rest: false, whole: false, lead: null, go, open, print, again, follow, toggle };
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
    // Who moves the slider hears its value; while the run plays, nothing is read out.
    tell(words, quiet || document.activeElement === slider);
    const off = (made, is) => made.setAttribute("aria-disabled", is);
    off(first, it.at === 0);
    off(back, it.at === 0);
    off(forward, it.at === last);
    off(end, it.at === last);
    leapers.forEach((made, at) => off(made, place(leaps[at], it.at) < 0));
  }

  // The same, and a player that this one leads goes along.
  function to(at, quiet) {
    set(at, quiet);
    if (it.lead && !it.whole) it.lead(it.at, quiet);
  }

  // Shows a step because another player leads there; `words` say why it is none of its own, aloud unless `quiet`.
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

  // Goes on by itself, as fast as the reader wants it; what is no longer on the page stands still.
  function tick() {
    window.clearInterval(it.playing);
    it.playing = window.setInterval(() => {
      if (!root.isConnected) return window.clearInterval(it.playing);
      to(it.at + 1, true);
      if (it.at === last) stop();
    }, figSpeed.pause);
  }

  // The speed was changed, here or at another player.
  function again() {
    speed.value = String(figSpeed.pause);
    if (it.playing) tick();
  }

  function go(at) {
    stop();
    awake();
    to(at);
  }

  // Somebody steps: the leaps and the speed appear, and from now on nothing is shown of what is to come.
  function awake() {
    it.rest = it.whole = false;
    root.classList.remove("fig-rest");
  }

  function leapTo(kind, back) {
    leap = kind;
    const found = place(kind, it.at, back);
    if (found > 0) go(found);
  }

  // Shows the controls and, until somebody steps, the run at rest: one of its steps, with all of the run where its page wants that.
  function open(at) {
    root.querySelector(".fig-side").hidden = false;
    controls.hidden = false;
    root.classList.add("fig-on");
    root.classList.add("fig-rest");
    it.rest = true;
    it.whole = "whole" in root.dataset;
    to(at, true);
  }

  // On paper the whole run is seen.
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

  // The arrow keys step, with Shift they leap as the last leap did; at the ends, too, they must not
  // turn the page of the book.
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
    // A list of choices has keys of its own.
    if (!keys[key] || on === "SELECT") return;
    event.preventDefault();
    event.stopPropagation();
    keys[key]();
  });

  return it;
}

// How fast runs are played: one speed for all players of the page.
const figSpeed = {
  /** Between two steps, in milliseconds. */
  pause: 700,

  // Lets a reader choose it.
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

// The players of the page. One that was taken from it is forgotten.
const figPlayers = {
  of: new WeakMap(),
  all() {
    const roots = Array.from(document.querySelectorAll(".fig-player"));
    return roots.map((root) => figPlayers.of.get(root)).filter(Boolean);
  },
};
window.addEventListener("beforeprint", () => figPlayers.all().forEach((player) => player.print(true)));
window.addEventListener("afterprint", () => figPlayers.all().forEach((player) => player.print(false)));
