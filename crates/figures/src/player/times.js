// @ts-check
// When each node of a run is entered and when it is done, and which is on top of the stack after each
// step: read once, so that a step costs the same in a run of any length.
function figTimes({ nodes, steps }) {
  const never = steps.length + 1;
  const enter = new Int32Array(nodes.length).fill(never), done = new Int32Array(nodes.length).fill(never);
  const tops = new Int32Array(steps.length + 1).fill(-1);
  // The steps after which a node is on top; the nodes that a step changes; the cut branches of a node.
  const above = new Map(), changed = new Map(), cuts = new Map();
  const calls = new Set(), own = new Set();
  const add = (to, key, it) => to.has(key) ? to.get(key).push(it) : to.set(key, [it]);
  const up = (node) => nodes[node].parent ?? -1;

  nodes.forEach(({ cut, parent }, n) => {
    if (!cut) return;
    own.add(n);
    add(cuts, parent, n);
  });
  steps.forEach(({ kind, node }, before) => {
    const at = before + 1;
    let top = tops[before];
    if (kind === "call") { enter[node] = at; top = node; calls.add(node); own.add(node); }
    if (kind === "return") { done[node] = at; top = up(node); }
    if (kind === "leaf") { enter[node] = done[node] = at; own.add(node); }
    if (kind === "cut") for (const cut of cuts.get(nodes[node].parent) || []) enter[cut] = done[cut] = at;
    tops[at] = top;
    if (top >= 0) add(above, top, at);
  });
  // A node that is no call of its own is as far as what is around it.
  nodes.forEach((_, n) => {
    if (own.has(n)) return;
    let around = up(n);
    while (around >= 0 && !own.has(around)) around = up(around);
    enter[n] = around < 0 ? 0 : enter[around];
    done[n] = around < 0 ? 0 : done[around];
  });
  nodes.forEach((_, n) => {
    for (const at of new Set([enter[n], done[n]])) if (at > 0 && at < never) add(changed, at, n);
  });

  // The last step up to `at` after which a node was on top; 0 where it was not yet.
  function last(n, at) {
    const steps = above.get(n) || [];
    let [from, to] = [0, steps.length];
    while (from < to) {
      const middle = from + to >> 1;
      if (steps[middle] <= at) from = middle + 1; else to = middle;
    }
    return from ? steps[from - 1] : 0;
  }

  return {
    calls,
    up,
    top: (at) => tops[at],
    last,
    // After a step a node is not there yet, on the stack, or done.
    state: (n, at) => at >= done[n] ? "done" : at >= enter[n] ? "live" : "todo",
    // What is known of a node up to a step stands in this step; 0 where nothing is.
    known: (n, at) => last(n, at) || (own.has(n) && done[n] <= at ? done[n] : 0),
    // The step that tells of a call what is known of it at a step: its beginning, or its end; 0 where none does.
    told: (n, at) => !own.has(n) ? 0 : done[n] <= at ? done[n] : enter[n] <= at ? enter[n] : 0,
    // The nodes that change from the step `from` to the step `to`.
    between(from, to) {
      const out = new Set();
      for (let at = Math.min(from, to); at <= Math.max(from, to); at++) {
        (changed.get(at) || []).forEach((n) => out.add(n));
        if (tops[at] >= 0) out.add(tops[at]);
      }
      return out;
    },
    // The moment that a node stands for: it is entered there; who is there already, goes to its end.
    moment(n, at) {
      if (!own.has(n) || enter[n] === never) return -1;
      return at === enter[n] && done[n] !== never ? done[n] : enter[n];
    },
    // How many frames the stack has at most, and after which step it has the most for the first time.
    deepest() {
      const depth = new Map();
      let most = 1;
      nodes.forEach((_, n) => {
        const way = [];
        for (let it = n; it >= 0 && !depth.has(it); it = up(it)) way.push(it);
        way.reverse().forEach((it) => depth.set(it, (depth.get(up(it)) || 0) + 1));
        most = Math.max(most, depth.get(n));
      });
      let highest = 0;
      tops.forEach((top, at) => { if ((depth.get(top) || 0) > (depth.get(tops[highest]) || 0)) highest = at; });
      return { most, highest };
    },
  };
}
