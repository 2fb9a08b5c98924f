// @ts-check
// The nodes of a drawing by the keyboard: the tree is one stop of the Tab key, the arrow keys lead to the node above, the
// first one below, and those beside; Enter goes to the node's moment. Where a script lets a folded node be opened, the
// arrow down opens it, as Enter does where nothing else happens. A screen reader hears the node's sentence.
function figTreeKeys(root, scroll, data, { nodes, times, player, say, bring }) {
  const svg = scroll.querySelector("svg");
  const rows = new Map();
  const above = (n) => data.nodes[n].parent ?? -1;
  const row = (n) => rows.get(n) || [];
  nodes.forEach((node, n) => {
    if (!node) return;
    if (rows.has(above(n))) rows.get(above(n)).push(n); else rows.set(above(n), [n]);
  });
  svg.setAttribute("role", "tree");
  const levels = [];
  nodes.forEach((node, n) => {
    if (!node) return;
    levels[n] = 1 + (levels[above(n)] || 0);
    const beside = row(above(n));
    const said = { role: "treeitem", tabindex: -1, "aria-level": levels[n], "aria-posinset": beside.indexOf(n) + 1, "aria-setsize": beside.length };
    for (const [name, value] of Object.entries(said)) node.setAttribute(name, value);
  });
  // What is written in a node is its name. Where that is only its value, it has none until the run has come to it.
  const isBare = nodes.map((node) => node && ![...node.querySelectorAll("text")].some((text) => !text.matches(".v, .w, .good, .bad")));
  function name(n, at) {
    if (isBare[n] && times.state(n, at) !== "done") nodes[n].setAttribute("aria-label", data.nodes[n].label);
    else nodes[n].removeAttribute("aria-label");
  }
  let stop = -1;
  const opener = (n) => root.closest(".try-opens") && nodes[n].querySelector("[data-open]");
  const at = (event) => nodes.indexOf(event.target);

  function to(n, focus) {
    if (!nodes[n]) return;
    if (nodes[stop]) nodes[stop].setAttribute("tabindex", -1);
    stop = n;
    nodes[n].setAttribute("tabindex", 0);
    if (focus) nodes[n].focus();
  }
  function tell(n) {
    nodes[n].setAttribute("aria-label", say(n));
    if (opener(n)) nodes[n].setAttribute("aria-expanded", false);
  }
  function open(n) {
    const words = opener(n);
    if (words) words.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  scroll.addEventListener("keydown", (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event, n = at(event);
    if (n < 0 || shiftKey || altKey || ctrlKey || metaKey) return;
    const beside = row(above(n)), place = beside.indexOf(n);
    const act = {
      ArrowUp: () => to(above(n), true),
      ArrowDown: () => row(n).length ? to(row(n)[0], true) : open(n),
      ArrowLeft: () => to(beside[place - 1], true),
      ArrowRight: () => to(beside[place + 1], true),
      Enter() {
        const moment = times.moment(n, player.at());
        if (moment < 0) return open(n);
        player.go(moment);
        player.point(n);
      },
    }[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  // Who points does not want the focus: the arrow keys go on stepping.
  scroll.addEventListener("mousedown", (event) => event.target.closest('[role="treeitem"]') && event.preventDefault());
  scroll.addEventListener("focusin", (event) => {
    const n = at(event);
    if (n < 0) return;
    to(n);
    tell(n);
    bring(nodes[n]);
    player.point(n);
  });
  scroll.addEventListener("focusout", (event) => {
    const n = at(event);
    if (n < 0) return;
    name(n, player.at());
    player.point(-1);
  });

  return {
    name,
    // The stop is where the run is, until the reader is in the tree.
    follow(n) {
      if (nodes.includes(document.activeElement)) tell(nodes.indexOf(document.activeElement));
      else to(n >= 0 ? n : data.opened ?? row(-1)[0]);
    },
  };
}
