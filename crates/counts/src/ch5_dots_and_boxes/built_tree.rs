//! What it costs to build a tree: as the coursework builds it, searching for the parent whenever a
//! node is added, against an index; and the bytes of a node.

use charts::Table;
use dots_and_boxes::built_tree::{Node, built_tree};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::squares::Squares;
use game::Board;
use tic_tac_toe::bits::Bits;
use words::grouped;

use crate::counted::{row, table};

/// Five levels of at most 30 children: what the coursework's node makes room for.
const COURSEWORK: (u64, u32) = (30, 5);

/// Nodes looked at while the tree of tic-tac-toe is built.
pub(super) fn steps_by_depth() -> Table {
    let start = Bits::new();
    let rows = (1..=4).map(|depth| {
        let nodes = built_tree(&start, depth).nodes.len() as u64;
        let by = |order, from| steps(&start, depth, order, from).0;
        let counts = [
            nodes,
            nodes - 1,
            by(Order::Levels, From::Parent),
            by(Order::Branches, From::Parent),
            by(Order::Levels, From::Root),
        ];
        let moves = if depth == 1 { "move" } else { "moves" };
        row(format!("tic-tac-toe, {depth} {moves}"), counts)
    });
    let (children, levels) = COURSEWORK;
    let in_full = |order, from| steps_in_full_tree(children, levels, order, from);
    let nodes = full_tree(children, levels);
    let full = row(
        format!("{children} children each, {} moves", levels - 1),
        [
            nodes,
            nodes - 1,
            in_full(Order::Levels, From::Parent),
            in_full(Order::Branches, From::Parent),
            in_full(Order::Levels, From::Root),
        ],
    );
    table(
        "tree | nodes | by index | searched from the parent, level by level | from the parent, \
         branch by branch | from the root",
        rows.chain([full]),
    )
}

/// The coursework's node, field by field; a pointer as the 8 bytes it takes.
#[repr(C)]
struct TreeNode {
    child: [u64; 30],
    parent: u64,
    next_sibling: u64,
    field: [[i32; 10]; 10],
    connections: [[[i32; 4]; 10]; 10],
    count_connections: [[i32; 10]; 10],
    count_child: i32,
    number: i32,
    height: i32,
    assessment: i32,
    alpha: i32,
    betta: i32,
    count_check_child: i32,
    is_check: bool,
    is_square: bool,
}

/// The bytes of one node of the coursework's tree.
pub const COURSEWORK_NODE: usize = size_of::<TreeNode>();

/// What a node takes, and what a full tree of them does.
pub(super) fn bytes() -> Table {
    let (children, levels) = COURSEWORK;
    let nodes = full_tree(children, levels);
    let bytes = |node: &str, bytes: usize| {
        let all = nodes * bytes as u64;
        row(node, [bytes as u64, all])
    };
    table(
        &format!(
            "node | bytes | bytes of {} nodes ({levels} levels, {children} children)",
            grouped(nodes)
        ),
        [
            bytes("the coursework's, 10×10 dots", COURSEWORK_NODE),
            bytes("dots and squares in an arena", size_of::<Node<Squares>>()),
            bytes("dots and boxes in an arena", size_of::<Node<Dots>>()),
            bytes("tic-tac-toe in an arena", size_of::<Node<Bits>>()),
            bytes(
                "no node: a position of dots and squares",
                size_of::<Squares>(),
            ),
        ],
    )
}

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

/// How many nodes a full tree has: `levels` levels, and `children` children below every inner node.
pub fn full_tree(children: u64, levels: u32) -> u64 {
    (0..levels).map(|level| children.pow(level)).sum()
}

/// What [`steps`] counts in a full tree, as in [`full_tree`], without building it.
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
