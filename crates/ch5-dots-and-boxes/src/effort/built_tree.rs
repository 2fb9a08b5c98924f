//! What it costs to build a tree: searching for the parent at every insertion against an index,
//! and the bytes of a node.

use tables::{grouped, row, table};
use tic_tac_toe::bits::Bits;

use super::pushed::{From, Order, full_tree, steps, steps_in_full_tree};
use crate::built_tree::{Node, built_tree};
use crate::dots::Dots;
use crate::squares::Squares;

/// Five levels of at most 30 children: what the coursework's node makes room for.
const COURSEWORK: (u64, u32) = (30, 5);

/// Nodes looked at while the tree of tic-tac-toe is built.
pub(super) fn steps_by_depth() -> String {
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
pub(super) fn bytes() -> String {
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
