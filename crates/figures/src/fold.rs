//! Folds a large tree to a readable size: chooses the nodes that a drawing shows, and counts how many nodes each of them
//! hides.
//!
//! The most wanted nodes are opened first, then the rest level by level from the top, within the limits. Subtrees that were
//! seen before are last. A long chain keeps its head and its tail, a long row of siblings its first and its last ones.

use std::collections::VecDeque;

/// A tree to be drawn: recorded calls, or the positions of a search. A child's number is larger than its parent's.
pub(crate) struct Outline<'o, L> {
    pub roots: &'o [usize],
    /// The children of each node, in order.
    pub children: Vec<&'o [usize]>,
    /// Returns everything below a node, in order: nodes, and leaves. A leaf is a branch with no node below it: a choice that
    /// led to no call, a move that was cut.
    pub row: &'o dyn Fn(usize) -> Vec<What<L>>,
    /// When each node is opened.
    pub turns: Vec<Turn>,
}

/// The order in which nodes are opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Before others.
    First,
    Next,
    /// After others, because everything below was seen elsewhere.
    Last,
}

/// The limits of a drawing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// The total number of nodes.
    pub nodes: usize,
    /// The number of levels of the drawing.
    pub levels: usize,
    /// The number of nodes in a chain, in which each node has one child.
    pub chain: usize,
    /// The number of children of one node.
    pub siblings: usize,
    /// The number of roots.
    pub roots: usize,
    /// The number of levels of the tree.
    pub depth: usize,
    /// Whether leaves count as siblings, and are left out if they exceed the limit. Otherwise each node shows all its
    /// leaves.
    pub leaves: bool,
}

impl Limits {
    /// The limits of a whole tree.
    pub(crate) const NONE: Self = Limits {
        nodes: usize::MAX,
        levels: usize::MAX,
        chain: usize::MAX,
        siblings: usize::MAX,
        roots: usize::MAX,
        depth: usize::MAX,
        leaves: false,
    };
}

/// The meaning of a drawn node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What<L> {
    Node(usize),
    Leaf(L),
    /// A gap: the number of siblings that are left out, and the number of nodes including those below them. A gap in the
    /// middle of a chain has no siblings.
    Gap {
        siblings: usize,
        nodes: usize,
    },
}

#[derive(Debug)]
pub(crate) struct FoldedNode<L> {
    pub what: What<L>,
    pub parent: Option<usize>,
    pub children: Vec<usize>,
    /// 0 for a root.
    pub level: usize,
    /// The number of nodes below it that are not shown.
    pub hidden: usize,
    /// The node to open in order to see the nodes left out here: below it, or in its row.
    pub opens: Option<usize>,
}

/// The tree as it is drawn.
#[derive(Debug)]
pub(crate) struct Folded<L> {
    pub nodes: Vec<FoldedNode<L>>,
    pub roots: Vec<usize>,
}

impl<L: Copy> Folded<L> {
    /// Folds a tree, and then opens these nodes in it. The node `focus` is in sight. Below each node that is opened, as much
    /// is shown as in a drawing of a tree that begins there; the rest is unchanged. A node that is not drawn is ignored. The
    /// time is linear in the nodes, for each node that is opened.
    pub(crate) fn new(
        outline: Outline<'_, L>,
        limits: Limits,
        focus: Option<usize>,
        open: &[usize],
    ) -> Self {
        let mut folder = Folder::new(outline, limits, focus);
        folder.run();
        // Open upper nodes first, so that the nodes inside them are drawn by then.
        let mut open = open.to_vec();
        open.sort_unstable();
        open.dedup();
        let opened = open.into_iter().filter(|&node| folder.open(node)).count();
        let mut out = folder.out;
        if opened > 0 {
            out.number();
        }
        out
    }

    /// Adds a node below its parent, and returns its number.
    pub(crate) fn push(&mut self, parent: Option<usize>, what: What<L>) -> usize {
        let v = self.nodes.len();
        let above = parent.map(|parent| &self.nodes[parent]);
        let level = above.map_or(0, |above| above.level + 1);
        let opens = match (what, above.map(|above| above.what)) {
            (What::Gap { .. }, Some(What::Node(node))) => Some(node),
            _ => None,
        };
        self.nodes.push(FoldedNode {
            what,
            parent,
            children: Vec::new(),
            level,
            hidden: 0,
            opens,
        });
        if let Some(parent) = parent {
            self.nodes[parent].children.push(v);
        }
        v
    }

    /// Numbers the nodes from the top down, and drops unreachable nodes.
    fn number(&mut self) {
        let order = self.preorder();
        let mut new = vec![0; self.nodes.len()];
        for (number, &old) in order.iter().enumerate() {
            new[old] = number;
        }
        let renamed = |old: &usize| new[*old];
        let nodes = order.iter().map(|&old| FoldedNode {
            parent: self.nodes[old].parent.as_ref().map(renamed),
            children: self.nodes[old].children.iter().map(renamed).collect(),
            ..self.nodes[old]
        });
        self.nodes = nodes.collect();
        self.roots = self.roots.iter().map(renamed).collect();
    }

    /// Returns the nodes from the top down, each before its children and these in order.
    pub(crate) fn preorder(&self) -> Vec<usize> {
        let mut open: Vec<usize> = self.roots.iter().rev().copied().collect();
        let mut order = Vec::with_capacity(self.nodes.len());
        while let Some(node) = open.pop() {
            order.push(node);
            open.extend(self.nodes[node].children.iter().rev());
        }
        order
    }

    /// Returns the first drawn node that shows such a node of the tree.
    pub(crate) fn find(&self, is_such: impl Fn(usize) -> bool) -> Option<usize> {
        let mut nodes = self.nodes.iter();
        nodes.position(|shown| matches!(shown.what, What::Node(node) if is_such(node)))
    }

    /// Returns the drawn node of each of the tree's first `nodes` nodes.
    pub(crate) fn of_nodes(&self, nodes: usize) -> Vec<Option<usize>> {
        let mut of = vec![None; nodes];
        for (v, shown) in self.nodes.iter().enumerate() {
            if let What::Node(node) = shown.what {
                of[node] = Some(v);
            }
        }
        of
    }
}

/// A folding in progress.
struct Folder<'o, L> {
    outline: Outline<'o, L>,
    limits: Limits,
    out: Folded<L>,
    /// The number of nodes below each node.
    below: Vec<usize>,
    /// The depth of each node; a root has 0.
    depth: Vec<usize>,
    /// The length of the chain that starts with each node.
    chains: Vec<usize>,
    /// The path from a root to the node that must be in sight, or an empty one if there is no such node.
    way: Vec<usize>,
    /// Whether each node is on this path.
    on_way: Vec<bool>,
    /// The part of the path that is left out: from the first index to before the second.
    left_out: Option<(usize, usize)>,
    /// The drawn node that is being opened.
    opening: Option<usize>,
    /// The level and depth from which the limits count: at the opened node, or else at the top.
    begins: (usize, usize),
}

impl<'o, L: Copy> Folder<'o, L> {
    fn new(outline: Outline<'o, L>, limits: Limits, focus: Option<usize>) -> Self {
        let n = outline.children.len();
        let (mut below, mut chains, mut depth) = (vec![0; n], vec![1; n], vec![0; n]);
        let mut parent = vec![None; n];
        for (this, children) in outline.children.iter().enumerate() {
            for &child in *children {
                depth[child] = depth[this] + 1;
                parent[child] = Some(this);
            }
        }
        for (this, children) in outline.children.iter().enumerate().rev() {
            if let [only] = **children {
                chains[this] += chains[only];
            }
            below[this] = children.iter().map(|&child| below[child] + 1).sum();
        }
        let mut way: Vec<usize> = std::iter::successors(focus, |&node| parent[node]).collect();
        way.reverse();
        let mut on_way = vec![false; n];
        way.iter().for_each(|&node| on_way[node] = true);
        let (long, fits) = (way.len(), limits.levels.min(limits.chain).max(5));
        Folder {
            outline,
            limits,
            out: Folded {
                nodes: Vec::new(),
                roots: Vec::new(),
            },
            below,
            depth,
            chains,
            way,
            on_way,
            left_out: (long > fits).then(|| (fits / 2, long - (fits - fits / 2 - 2))),
            opening: None,
            begins: (0, 0),
        }
    }

    fn run(&mut self) {
        let roots = self.outline.roots.iter();
        let roots: Vec<_> = roots.map(|&root| What::Node(root)).collect();
        self.out.roots = self.push_row(None, &roots, self.limits.roots);
        let all = self.limits.nodes;
        // If not everything can be shown, subtrees that were seen before take at most half of the space.
        let seen = if self.below.len() > all { all / 2 } else { all };
        self.expand_all(&self.out.roots.clone(), all, seen);
        self.limits.nodes = all;
    }

    /// Shows the children of a node that is folded, or has a gap in its row. Returns whether it is such a node.
    fn open(&mut self, node: usize) -> bool {
        let Some(v) = self.out.find(|it| it == node) else {
            return false;
        };
        let is_gap = |&child: &usize| matches!(self.out.nodes[child].what, What::Gap { .. });
        let shown = &self.out.nodes[v];
        if shown.hidden == 0 && !shown.children.iter().any(is_gap) {
            return false;
        }
        let room = self.limits.nodes;
        let all = room.saturating_add(self.out.nodes.len());
        let shown = &mut self.out.nodes[v];
        (shown.hidden, shown.opens, shown.children) = (0, None, Vec::new());
        (self.opening, self.begins) = (Some(v), (shown.level, self.depth[node]));
        self.expand_all(&[v], all, all);
        self.limits.nodes = room;
        true
    }

    /// Expands nodes and their descendants while there are fewer nodes than `all` or, for subtrees seen elsewhere, than
    /// `seen`.
    fn expand_all(&mut self, from: &[usize], all: usize, seen: usize) {
        let mut queues: [VecDeque<usize>; 3] = Default::default();
        let mut next = from.to_vec();
        loop {
            for v in next {
                queues[self.turn(v) as usize].push_back(v);
            }
            let Some(v) = queues.iter_mut().find_map(VecDeque::pop_front) else {
                break;
            };
            self.limits.nodes = match self.turn(v) {
                Turn::Last => seen,
                Turn::First | Turn::Next => all,
            };
            next = self.expand(v);
        }
    }

    fn turn(&self, v: usize) -> Turn {
        match self.out.nodes[v].what {
            What::Node(node) if self.on_way[node] => Turn::First,
            What::Node(node) => self.outline.turns[node],
            What::Leaf(_) | What::Gap { .. } => Turn::Next,
        }
    }

    /// Notes how many nodes below a drawn node are not shown.
    fn hide(&mut self, v: usize, this: usize) -> Vec<usize> {
        let (hidden, shown) = (self.below[this], &mut self.out.nodes[v]);
        shown.hidden = hidden;
        shown.opens = (hidden > 0).then_some(this);
        Vec::new()
    }

    /// Shows the children of a node, or notes how many nodes are not shown. Returns the nodes to expand next.
    fn expand(&mut self, v: usize) -> Vec<usize> {
        let What::Node(this) = self.out.nodes[v].what else {
            return Vec::new();
        };
        let (way, below) = (&self.way, self.below[this]);
        if self.opening == Some(v) {
            // Show its whole row, unless the row would fill a drawing by itself. Below it the limits start again.
            let row = (self.outline.row)(this);
            return self.push_row(Some(v), &row, self.limits.nodes - self.out.nodes.len());
        }
        let is_whole = self.opening.is_none();
        let is_inside = is_whole && self.on_way[this] && way.last() != Some(&this);
        let left_out = self.left_out.filter(|_| is_whole);
        if let Some((_, to)) = left_out.filter(|&(from, _)| way[from - 1] == this) {
            let (next, hidden) = (way[to], below - self.below[way[to]] - 1);
            let gap = self.out.push(Some(v), gap(0, hidden));
            return vec![self.out.push(Some(gap), What::Node(next))];
        }
        let (level, depth) = self.begins;
        let levels = (self.limits.levels - 1).saturating_sub(self.out.nodes[v].level - level);
        if self.depth[this] - depth + 1 >= self.limits.depth || levels == 0 {
            return self.hide(v, this);
        }
        let chain = self.limits.chain.min(levels + 1);
        // A chain on the path is as long as the path. If that is too long, its middle is left out.
        if self.chains[this] > chain && !is_inside {
            return self.expand_chain(v, this, chain);
        }
        let row = (self.outline.row)(this);
        let nodes = nodes_of(&row);
        let wide = match self.limits.leaves {
            true => row.len().min(self.limits.siblings.saturating_add(1)),
            false => nodes.min(self.limits.siblings) + row.len() - nodes,
        };
        // Two nodes take hardly more space than the words that replace them.
        let few = if below <= 2 { self.limits.nodes / 4 } else { 0 };
        let is_full = self.out.nodes.len() + wide > self.limits.nodes.saturating_add(few);
        if is_full && !is_inside && (nodes > 0 || self.limits.leaves) {
            return self.hide(v, this);
        }
        self.push_row(Some(v), &row, self.limits.siblings)
    }

    /// Shows the head and the tail of a chain that is too long.
    fn expand_chain(&mut self, v: usize, this: usize, chain: usize) -> Vec<usize> {
        if chain < 4 || self.out.nodes.len() + chain > self.limits.nodes {
            return self.hide(v, this);
        }
        let next = |&node: &usize| self.outline.children[node].first().copied();
        let run = std::iter::successors(Some(this), next);
        let run: Vec<usize> = run.take(self.chains[this]).collect();
        let head = chain.div_ceil(2);
        let tail = chain - 1 - head;
        let mut at = v;
        for &node in &run[1..head] {
            at = self.out.push(Some(at), What::Node(node));
        }
        at = self.out.push(Some(at), gap(0, run.len() - head - tail));
        for &node in &run[run.len() - tail..] {
            at = self.out.push(Some(at), What::Node(node));
        }
        vec![at]
    }

    /// Adds siblings, and leaves out the middle siblings if there are too many.
    fn push_row(&mut self, above: Option<usize>, row: &[What<L>], most: usize) -> Vec<usize> {
        let counts_leaves = self.limits.leaves;
        let len = if counts_leaves {
            row.len()
        } else {
            nodes_of(row)
        };
        let keep = most.max(2);
        let (mut at, mut siblings, mut nodes) = (0, 0, 0);
        let mut shown = Vec::new();
        for &item in row {
            let (is_kept, below) = match item {
                // Any of many roots may be wanted.
                What::Node(node) => {
                    let is_wanted = above.is_some() && self.outline.turns[node] == Turn::First;
                    (self.on_way[node] || is_wanted, self.below[node] + 1)
                }
                What::Leaf(_) | What::Gap { .. } => (!counts_leaves, 0),
            };
            at += usize::from(counts_leaves || matches!(item, What::Node(_)));
            if len > keep && at >= keep && at < len && !is_kept {
                siblings += 1;
                nodes += below;
                continue;
            }
            if siblings > 0 {
                let gap = gap(std::mem::take(&mut siblings), std::mem::take(&mut nodes));
                shown.push(self.out.push(above, gap));
            }
            shown.push(self.out.push(above, item));
        }
        shown
    }
}

fn nodes_of<L>(row: &[What<L>]) -> usize {
    let is_node = |item: &&What<L>| matches!(item, What::Node(_));
    row.iter().filter(is_node).count()
}

fn gap<L>(siblings: usize, nodes: usize) -> What<L> {
    What::Gap { siblings, nodes }
}
