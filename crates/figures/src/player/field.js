// @ts-check
// A game of dots and boxes that was played: its field, its score and its moves, each of which leads to
// its moment. Without the script the field at the end is shown, each line with its number.
function figField(root, data, player) {
  const part = (name) => document.getElementById(root.dataset.fig + "-" + name);
  const lines = data.steps.map((_, s) => part("l" + s));
  // The boxes and the dots that a move took.
  const taken = data.steps.map((step, s) => [...(step.closed || []).map((box) => part("b" + box)), part("d" + s)].filter(Boolean));
  const chains = part("chains"), closers = part("closes");
  const moves = root.querySelector(".fig-moves"), score = root.querySelector(".fig-score");

  function make(name, values, text) {
    const it = document.createElementNS(chains.namespaceURI, name);
    for (const [key, value] of Object.entries(values)) it.setAttribute(key, value);
    it.textContent = text || "";
    chains.append(it);
  }

  function show(at) {
    lines.forEach((line, s) => {
      if (!line) return;
      line.classList.toggle("todo", s > at);
      line.classList.toggle("now", s === at);
      taken[s].forEach((box) => box.classList.toggle("todo", s > at));
    });
    const step = data.steps[at];
    chains.textContent = "";
    if (step.chains) make("path", { class: "chain", "stroke-width": 40, d: step.chains });
    for (const { x, y, text } of step.lengths || []) make("text", { class: "s m long", x, y }, text);
    closers.setAttribute("d", step.closers || "M0 0");
    tell(step);
    items.forEach((item, s) => {
      item.classList.toggle("now", s + 1 === at);
      if (s + 1 === at) moves.scrollTop = item.offsetTop - moves.clientHeight / 2;
    });
    if (at === 0) moves.scrollTop = 0;
    return step.say;
  }

  // The score, and who moves: "again" where it is the same player.
  function tell(step) {
    score.textContent = "";
    for (const [who, boxes] of Object.entries(step.score)) {
      const it = document.createElement("span");
      it.className = who === step.next ? "side-" + who + " moves" : "side-" + who;
      const turn = who !== step.next ? "" : who === step.by ? " moves again" : " to move";
      it.textContent = who + " " + boxes + turn;
      score.append(it);
    }
  }

  const items = data.steps.slice(1).map((step, s) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    const boxes = step.closed ? " +" + step.closed.length : "";
    button.textContent = (data.before + s + 1) + " " + step.by + " " + step.line + boxes;
    button.className = "side-" + step.by;
    button.addEventListener("click", () => player.go(s + 1));
    item.append(button);
    moves.append(item);
    return item;
  });

  const closed = data.steps.flatMap((step, s) => step.closed ? [s] : []);
  const leaps = closed.length ? [{ name: "closed box", steps: closed }] : [];
  // At rest a game is where somebody could close a box and does not, which is seldom an oversight; else it is over.
  const last = data.steps.length - 1;
  const declined = data.steps.findIndex(({ closed }, s) => s > 0 && !closed && data.steps[s - 1].closers);
  return { last, first: declined > 0 ? declined : last, leaps, show };
}
