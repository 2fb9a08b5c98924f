//! Folds a large game tree to what can be read. The line that both play and the highest cuts
//! come first, then level by level.

use std::collections::VecDeque;

use super::Game;

/// How much may be shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// Nodes, all in all.
    pub nodes: usize,
    /// Nodes deeper than this are folded; a root has depth 1.
    pub depth: usize,
    /// Children of one node.
    pub siblings: usize,
    /// Up to so many cut branches of a node are drawn one by one.
    pub cuts_apart: usize,
}

/// What a drawn node stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// A position.
    Node(usize),
    /// Cut branches of a node: from the first to before the second.
    Cut(usize, usize, usize),
    /// Siblings left out: how many, and how many positions with those below them.
    Gap(usize, usize),
}

/// A drawn node.
#[derive(Debug)]
pub(crate) struct Shown {
    pub what: What,
    pub parent: Option<usize>,
    pub children: Vec<usize>,
    pub level: usize,
    /// How many positions below it are not shown.
    pub hidden: usize,
}

/// The tree as it is drawn.
#[derive(Debug, Default)]
pub(crate) struct Folded {
    pub nodes: Vec<Shown>,
    pub roots: Vec<usize>,
}

impl Folded {
    pub(crate) fn new(game: &Game, limits: Limits) -> Self {
        let mut folder = Folder {
            game,
            limits,
            below: game.below(),
            wanted: wanted(game),
            out: Folded::default(),
        };
        folder.run();
        folder.out
    }

    /// The nodes from the top down, each before its children and these in order.
    pub(crate) fn preorder(&self) -> Vec<usize> {
        let mut open: Vec<usize> = self.roots.iter().rev().copied().collect();
        let mut order = Vec::with_capacity(self.nodes.len());
        while let Some(node) = open.pop() {
            order.push(node);
            open.extend(self.nodes[node].children.iter().rev());
        }
        order
    }

    /// The drawn node of each position.
    pub(crate) fn of_nodes(&self, game: &Game) -> Vec<Option<usize>> {
        let mut of = vec![None; game.nodes.len()];
        for (v, shown) in self.nodes.iter().enumerate() {
            if let What::Node(node) = shown.what {
                of[node] = Some(v);
            }
        }
        of
    }
}

/// The nodes to open first: the line that both play, and the ways to the highest cuts.
fn wanted(game: &Game) -> Vec<bool> {
    let mut wanted: Vec<bool> = game.nodes.iter().map(|node| node.line).collect();
    // The highest cuts are those that matter most, and the easiest to show.
    let mut cuts = game.cuts();
    cuts.sort_by_key(|&cut| game.nodes[cut].depth);
    for cut in cuts.into_iter().take(2) {
        let mut next = Some(cut);
        while let Some(node) = next {
            wanted[node] = true;
            next = game.nodes[node].parent;
        }
    }
    wanted
}

struct Folder<'g, 't> {
    game: &'g Game<'t>,
    limits: Limits,
    below: Vec<usize>,
    wanted: Vec<bool>,
    out: Folded,
}

impl Folder<'_, '_> {
    fn run(&mut self) {
        let (mut first, mut later) = (VecDeque::new(), VecDeque::new());
        for root in self.shown_roots() {
            let root = self.push(None, root);
            self.out.roots.push(root);
            first.push_back(root);
        }
        while let Some(v) = first.pop_front().or_else(|| later.pop_front()) {
            for child in self.expand(v) {
                match self.out.nodes[child].what {
                    What::Node(node) if self.wanted[node] => first.push_back(child),
                    What::Node(_) => later.push_back(child),
                    What::Cut(..) | What::Gap(..) => {}
                }
            }
        }
    }

    /// The searches that are shown: where they are more than the nodes that may be shown, the first
    /// ones and the last one, and a gap between them.
    fn shown_roots(&self) -> Vec<What> {
        let roots = &self.game.roots;
        let most = self.limits.nodes.max(3);
        let Some(hidden) = roots.len().checked_sub(most).filter(|&more| more > 0) else {
            return roots.iter().copied().map(What::Node).collect();
        };
        let (begin, rest) = roots.split_at(most - 2);
        let (left_out, end) = rest.split_at(hidden + 1);
        let positions = left_out.iter().map(|&root| self.below[root] + 1).sum();
        let gap = What::Gap(left_out.len(), positions);
        let begin = begin.iter().copied().map(What::Node);
        begin
            .chain([gap])
            .chain(end.iter().copied().map(What::Node))
            .collect()
    }

    /// Shows what is below a node, or says how many positions are not shown.
    fn expand(&mut self, v: usize) -> Vec<usize> {
        let What::Node(this) = self.out.nodes[v].what else {
            return Vec::new();
        };
        let node = &self.game.nodes[this];
        let cuts = match node.cut.len() {
            few if few <= self.limits.cuts_apart => few,
            _ => 1,
        };
        let row = node.children.len().min(self.limits.siblings) + cuts;
        // Two positions take hardly more room than the words that they are not shown.
        let few = if self.below[this] <= 2 {
            self.limits.nodes / 4
        } else {
            0
        };
        let room = self.limits.nodes.saturating_add(few);
        let full = self.out.nodes.len() + row > room;
        if node.depth + 1 >= self.limits.depth || full && !node.children.is_empty() {
            self.out.nodes[v].hidden = self.below[this];
            return Vec::new();
        }
        let keep = self.limits.siblings.max(2);
        let (mut hidden, mut positions) = (0, 0);
        let children = node.children.clone();
        for (at, &child) in children.iter().enumerate() {
            let fits = children.len() <= keep || at < keep - 1 || at + 1 == children.len();
            if !fits && !self.wanted[child] {
                hidden += 1;
                positions += self.below[child] + 1;
                continue;
            }
            if hidden > 0 {
                self.push(Some(v), What::Gap(hidden, positions));
                (hidden, positions) = (0, 0);
            }
            self.push(Some(v), What::Node(child));
        }
        let cut = self.game.nodes[this].cut.len();
        if cut <= self.limits.cuts_apart {
            for at in 0..cut {
                self.push(Some(v), What::Cut(this, at, at + 1));
            }
        } else if cut > 0 {
            self.push(Some(v), What::Cut(this, 0, cut));
        }
        self.out.nodes[v].children.clone()
    }

    fn push(&mut self, parent: Option<usize>, what: What) -> usize {
        let v = self.out.nodes.len();
        let level = parent.map_or(0, |parent| self.out.nodes[parent].level + 1);
        self.out.nodes.push(Shown {
            what,
            parent,
            children: Vec::new(),
            level,
            hidden: 0,
        });
        if let Some(parent) = parent {
            self.out.nodes[parent].children.push(v);
        }
        v
    }
}
