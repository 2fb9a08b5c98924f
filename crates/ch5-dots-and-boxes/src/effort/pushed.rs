//! A tree that is built as the coursework builds it: the parent is searched for whenever a node
//! is added, and every node looked at is counted.

use game::Board;

/// In which order a tree is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// All children of a node, then all children of the next one.
    Levels,
    /// A child and all that is below it, then the next child.
    Branches,
}

/// Where the search for the parent begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// At the parent itself: so the coursework calls it.
    Parent,
    /// At the root: so it describes it.
    Root,
}

/// A tree that is built as the coursework builds it: a node knows its children, and a new one
/// is handed to [`push`](Self::push) with the number of its parent.
struct Pushed<B> {
    nodes: Vec<(B, Vec<usize>)>,
    steps: u64,
}

impl<B: Board> Pushed<B> {
    /// Looks at all nodes below `at`, and adds a child to the one that has the number `index`.
    /// Having found it, it goes on, also with the new child.
    fn push(&mut self, at: usize, index: usize, board: &B) {
        self.steps += 1;
        if at == index {
            let child = self.nodes.len();
            self.nodes.push((board.clone(), Vec::new()));
            self.nodes[at].1.push(child);
        }
        let mut i = 0;
        while i < self.nodes[at].1.len() {
            self.push(self.nodes[at].1[i], index, board);
            i += 1;
        }
    }

    /// Adds the children of a node, and gives their numbers.
    fn add_children(&mut self, at: usize, from: From) -> Vec<usize> {
        let start = if from == From::Parent { at } else { 0 };
        let board = self.nodes[at].0.clone();
        for mv in board.legal_moves() {
            self.push(start, at, &board.play(mv));
        }
        self.nodes[at].1.clone()
    }

    fn add_branches(&mut self, at: usize, depth: u32, from: From) {
        if depth == 0 {
            return;
        }
        let start = if from == From::Parent { at } else { 0 };
        let board = self.nodes[at].0.clone();
        for mv in board.legal_moves() {
            let child = self.nodes.len();
            self.push(start, at, &board.play(mv));
            self.add_branches(child, depth - 1, from);
        }
    }
}

/// How many nodes are looked at until the tree of a board is built, if its parent is searched
/// for whenever a node is added; and how many nodes the tree has.
pub fn steps<B: Board>(board: &B, depth: u32, order: Order, from: From) -> (u64, usize) {
    let mut tree = Pushed {
        nodes: vec![(board.clone(), Vec::new())],
        steps: 0,
    };
    match order {
        Order::Branches => tree.add_branches(0, depth, from),
        Order::Levels => {
            let mut level = vec![0];
            for _ in 0..depth {
                let below = level.iter().flat_map(|&at| tree.add_children(at, from));
                level = below.collect();
            }
        }
    }
    (tree.steps, tree.nodes.len())
}

/// How many nodes a tree of so many levels has, every inner node having `children` children.
pub fn full_tree(children: u64, levels: u32) -> u64 {
    (0..levels).map(|level| children.pow(level)).sum()
}

/// What [`steps`] counts in a full tree of so many levels, without building it.
///
/// Where the search begins at the root, it looks at all nodes, the new one included. Where it
/// begins at the parent, it looks at the parent, at what was built below its other children, and
/// at the new one: with k children before it, and `elder` nodes in the tree of each, at
/// 2 + k · `elder` nodes.
pub fn steps_in_full_tree(children: u64, levels: u32, order: Order, from: From) -> u64 {
    if from == From::Root {
        let nodes = full_tree(children, levels);
        return nodes * (nodes + 1) / 2 - 1;
    }
    let at_level = |level: u32| {
        let elder = match order {
            Order::Levels => 1,
            Order::Branches => full_tree(children, levels - 1 - level),
        };
        let steps_of_one = 2 * children + elder * (children * (children - 1) / 2);
        children.pow(level) * steps_of_one
    };
    (0..levels - 1).map(at_level).sum()
}
