// The buttons, the slider and the keys of a player. Steps go from 0 to `last`; `show` shows one.
// `leap` is one more button: its words, its sign, and the step it leads to from another one.
function figSteps(root, last, show, leap) {
  const controls = root.querySelector(".fig-controls");
  const it = { at: 0, playing: 0, go, show: to, open };

  function button(words, sign, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.title = words;
    made.setAttribute("aria-label", words);
    made.addEventListener("click", act);
    controls.append(made);
    return made;
  }

  function to(at) {
    it.at = Math.max(0, Math.min(last, at));
    show(it.at);
    root.classList.toggle("over", it.at === last);
    slider.value = it.at;
    slider.setAttribute("aria-valuetext", "step " + it.at + " of " + last);
    back.disabled = first.disabled = it.at === 0;
    forward.disabled = leaps.disabled = it.at === last;
  }

  function stop() {
    window.clearInterval(it.playing);
    it.playing = 0;
    play.textContent = "▶ play";
    play.setAttribute("aria-label", "play");
  }

  function toggle() {
    if (it.playing) return stop();
    if (it.at === last) to(0);
    play.textContent = "❚❚ pause";
    play.setAttribute("aria-label", "pause");
    it.playing = window.setInterval(() => {
      to(it.at + 1);
      if (it.at === last) stop();
    }, 700);
  }

  function go(at) { stop(); to(at); }

  // Shows the controls and the first of the steps.
  function open(at) {
    root.querySelector(".fig-side").hidden = false;
    controls.hidden = false;
    root.classList.add("fig-on");
    to(at);
  }

  const first = button("to the start", "|◀", () => go(0));
  const back = button("one step back", "◀", () => go(it.at - 1));
  const forward = button("one step forward", "▶", () => go(it.at + 1));
  const leaps = button(leap.words, leap.sign, () => go(leap.from(it.at)));
  const play = button("play", "▶ play", toggle);
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = 0;
  slider.max = last;
  slider.setAttribute("aria-label", "moment of the run");
  slider.addEventListener("input", () => go(Number(slider.value)));
  controls.append(slider);

  // The arrow keys step, and must not turn the page of the book.
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const where = {
      ArrowRight: event.shiftKey ? leap.from(it.at) : it.at + 1,
      ArrowLeft: it.at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const onButton = event.target.tagName === "BUTTON";
    if (where === undefined && !(event.key === " " && !onButton)) return;
    event.preventDefault();
    event.stopPropagation();
    if (where === undefined) toggle(); else go(where);
  });

  return it;
}
