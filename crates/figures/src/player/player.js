// @ts-check
// The players of a page: one clock each, and several views of what it shows. Each is an element of class
// fig-player that holds the drawing and, as JSON, the steps. Without this script the whole run is shown.
(function () {
  "use strict";

  // A run of calls, or a search: the tree, the stack, the line of code, the board and the number line.
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

    // At rest a run is where it tells most: at its first cut or dead end, else where its stack is highest. Where something was
    // just opened, it is there.
    const telling = places.get("cut")[0] || places.get("dead end")[0] || Math.max(1, times.deepest().highest);

    // Beside another run it begins where the two first differ.
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
        // How much it was comes last: whoever was asked for it has counted by then.
        return step.say + ". " + data.facts;
      },
      // Who points at a call sees in all views where it is, and how it stood when it was last on top.
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
      // At which step it is; −1 while its whole run is in sight.
      at: player.at,
      go: clock.go,
      // Begins to play, or pauses.
      toggle: clock.toggle,
      follow: clock.follow,
      // Tells each step that is shown from now on, and whether it is to be quiet.
      lead: (to) => { clock.lead = to; },
      print(is) {
        zoom.print(is);
        clock.print(is);
      },
    });
  }

  function all() { document.querySelectorAll(".fig-calls, .fig-game, .fig-played").forEach(start); }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", all); else all();
  // Figures may be drawn anew.
  document.addEventListener("figures", all);
})();
