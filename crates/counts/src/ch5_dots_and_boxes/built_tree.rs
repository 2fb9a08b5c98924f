//! The cost of building a tree: the coursework searches for the parent of every added node, and the alternative is an index. Also
//! the size of a node in bytes.

use charts::Table;
use dots_and_boxes::built_tree::{Node, built_tree};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::squares::Squares;
use game::Board;
use textfmt::grouped;
use tic_tac_toe::bits::Bits;

use crate::counted::{row, table};

/// Five levels of at most 30 children, the capacity of the coursework's node.
const COURSEWORK: (u64, u32) = (30, 5);

/// Counts the nodes inspected while the tree of tic-tac-toe is built.
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

/// The coursework's node, field by field, with a pointer as its 8 bytes.
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

/// The size of a node of the coursework's tree, in bytes.
pub const COURSEWORK_NODE: usize = size_of::<TreeNode>();

/// Lists the size of a node and of a full tree.
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

/// The order in which a tree is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// All children of a node, then all children of the next node.
    Levels,
    /// A child with its whole subtree, then the next child.
    Branches,
}

/// The node from which the search for the parent starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// The parent itself, as in the coursework's code.
    Parent,
    /// The root, as in the coursework's description.
    Root,
}

/// A tree built like the coursework's. A node stores its children, and [`push`](Self::push) receives the number of the parent of
/// a new node.
struct Pushed<B> {
    nodes: Vec<(B, Vec<usize>)>,
    steps: u64,
}

impl<B: Board> Pushed<B> {
    /// Visits all nodes below `at`, and adds a child to the node with the number `index`. After that it continues, and also
    /// visits the new child.
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

    /// Adds the children of a node, and returns their numbers.
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

/// Returns the number of nodes inspected while the tree of a board is built, if every added node requires a search for its
/// parent. Also returns the number of nodes in the tree.
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

/// Returns the number of nodes in a full tree with `levels` levels, and `children` children below every inner node.
pub fn full_tree(children: u64, levels: u32) -> u64 {
    (0..levels).map(|level| children.pow(level)).sum()
}

/// Computes the result of [`steps`] for a full tree, as in [`full_tree`], without building it.
///
/// A search from the root inspects all nodes, including the new one. A search from the parent inspects the parent, the subtrees
/// of its earlier children, and the new node. If the new node is preceded by k children, each with `elder` nodes in its subtree,
/// this makes 2 + k · `elder` nodes.
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
