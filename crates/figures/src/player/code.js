// @ts-check
// The line of code: the function that made the call just made, or that it returned to, with the line of
// the call marked. A figure has the functions' text beside it, by their names, in an element of class
// figure-code: `{"factorial": {"file": "src/factorial.rs", "first": 18, "lines": ["pub fn …", null]}}`, the number
// of the first line in the file, and null for a line that is not shown. Where there is none, there is no pane.
// A function may have `after`, the exercise that asks for it: then the pane is folded until `data-opened` of the page's
// root has that exercise. Whoever unfolds it puts it there, and the page is told with the event `opened`.
function figCode(root, data, times) {
  const figure = root.closest("figure");
  const beside = figure && figure.querySelector("script.figure-code");
  const functions = beside ? JSON.parse(beside.textContent) : {};
  // Another run may be drawn in this place: a text is of its function only where each line that
  // made a call has that call in it.
  for (const { function: called, by, line } of data.nodes) {
    const text = by === undefined ? undefined : functions[data.functions[by]];
    const made = text && text.lines[line - 1] || "";
    if (text && !made.includes(data.functions[called] + "(") && !made.includes(data.functions[called] + "::<")) delete functions[data.functions[by]];
  }
  const has = ({ function: own, by }) => [own, by].some((it) => it !== undefined && functions[data.functions[it]]);
  if (!data.functions || !data.nodes.some(has)) return { show() {}, point() {} };

  const pane = document.createElement("details"), head = document.createElement("summary");
  const list = document.createElement("pre");
  pane.className = "fig-code";
  const after = data.functions.flatMap((name) => functions[name]?.after ?? []);
  const page = document.documentElement.dataset;
  const isOpened = (id) => (page.opened ?? "").split(" ").includes(id);
  let folded = true;
  function unfold() {
    folded = !after.every(isOpened);
    // In a lab the eye goes from the drawing to what the run came to, below it: its code is closed until it is wanted.
    const is = figure.dataset.code ?? (window.matchMedia("(min-width: 800px)").matches && !figure.dataset.lab ? "open" : "closed");
    pane.open = !folded && is === "open";
  }
  unfold();
  head.addEventListener("click", () => {
    if (!folded) {
      // A drawing that is drawn anew has it as it was left.
      figure.dataset.code = pane.open ? "closed" : "open";
      return;
    }
    page.opened = [page.opened ?? "", ...after].join(" ").trim();
    document.dispatchEvent(new CustomEvent("opened", { detail: after }));
    // The click itself opens this one.
    pane.open = false;
  });
  document.addEventListener("opened", () => {
    if (!folded || !root.isConnected) return;
    unfold();
    show(at);
  });
  list.tabIndex = 0;
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", "the code");
  pane.append(head, list);
  root.querySelector(".fig-stage").append(pane);
  // It stays as high as its longest function needs it, so that nothing below it moves.
  const longest = data.functions.map((name) => functions[name]).filter(Boolean).map(({ lines }) => lines.filter((it) => it !== null).length);
  list.style.setProperty("--lines", String(Math.min(12, Math.max(...longest))));
  let shown = null, rows = new Map(), marked = null;

  // By step, the last call or return until then.
  const moves = new Int32Array(data.steps.length + 1);
  data.steps.forEach(({ kind }, before) => {
    const moved = kind === "call" || kind === "return" || kind === "leaf";
    moves[before + 1] = moved ? before + 1 : moves[before];
  });

  function fill(name) {
    if (name === shown) return;
    shown = name;
    list.textContent = "";
    rows = new Map();
    functions[name].lines.forEach((text, at) => {
      if (text === null) return;
      const row = document.createElement("span");
      row.textContent = text + "\n";
      rows.set(at + 1, row);
      list.append(row);
    });
  }

  // The line at which the call of a node was made; where nothing traced made it, the function that runs.
  function tell(node, what) {
    const { function: own, by, line } = node < 0 ? {} : data.nodes[node];
    const name = data.functions[by ?? own];
    if (marked) marked.classList.remove("now");
    marked = null;
    if (folded) {
      head.textContent = "Our code: after yours";
      return;
    }
    if (!functions[name]) {
      list.classList.add("none");
      head.textContent = "The code";
      return;
    }
    list.classList.remove("none");
    fill(name);
    const { first } = functions[name];
    const file = functions[name].file.split("/").pop();
    marked = rows.get(line) || null;
    head.textContent = marked ? what + ": " + file + ", line " + (first + line - 1) : name + ": " + file;
    if (!marked) {
      list.scrollTop = 0;
      return;
    }
    marked.classList.add("now");
    const top = marked.offsetTop - list.clientHeight / 2;
    if (marked.offsetTop < list.scrollTop || marked.offsetTop + 24 > list.scrollTop + list.clientHeight) list.scrollTop = top;
  }

  let at = 0, come = 0;
  const words = { call: "The call just made", return: "The call it returned to", leaf: "The call just made" };
  function show(step, whole) {
    at = step;
    come = whole ? data.steps.length : step;
    const moved = data.steps[moves[at] - 1];
    if (moved) tell(moved.node, words[moved.kind]); else tell(data.steps[0].node, "");
  }
  return {
    show,
    point(n) {
      if (n >= 0 && times.state(n, come) !== "todo" && data.nodes[n].function !== undefined) tell(n, "The call that is pointed at");
      else show(at, come > at);
    },
  };
}
