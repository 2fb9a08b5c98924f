//! Valuing a game tree that is written out in full: much like an expression, with max and min for
//! operators.
//!
//! Von Neumann showed that such a game has a value (*Mathematische Annalen* 100, 1928, 295–320).
//!
//! You can use `node.is_leaf()`, `node.value()`, `node.children()` and `mover.other()`. A `Value` is an
//! `i32`: so there are `a.max(b)`, `a.min(b)`, `Value::MIN` and `Value::MAX`. The tree is in
//! `given/tree.rs`.

use call_trace::traced;
use game::{Player, Value};

use crate::tree::Tree;

/// The value of a node for two players who both make their best moves: at a leaf what is written
/// there, at a MAX node the largest value of its children, at a MIN node the smallest.
///
/// The first player moves at MAX nodes, and the levels alternate: extra turns are not looked for.
/// Every leaf is read once.
///
/// The tests ask for trees of up to five levels with any numbers in them, and see that each node is
/// valued once.
#[traced(args(node))]
pub fn valuation(node: &Tree, mover: Player) -> Value {
    todo!("what the node is worth to two players who make their best moves")
}
