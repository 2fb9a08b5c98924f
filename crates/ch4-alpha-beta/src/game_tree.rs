//! Valuation of a game tree that is written out in full. It works much like an expression with the
//! operators max and min.
//!
//! Von Neumann showed that such a game has a value (*Mathematische Annalen* 100, 1928, 295–320).
//!
//! You can use `node.is_leaf()`, `node.value()`, `node.children()` and `mover.other()`. A `Value`
//! is an `i32`, so there are `a.max(b)`, `a.min(b)`, `Value::MIN` and `Value::MAX`. The tree is in
//! `given/tree.rs`.

use call_trace::traced;
use game::{Player, Value};

use crate::tree::Tree;

/// Returns the value of a node for two players who both make their best moves. At a leaf it is the
/// number written there, at a MAX node the largest value of the children, at a MIN node the
/// smallest.
///
/// The first player moves at MAX nodes, and the levels alternate: the function does not handle
/// extra turns. It reads every leaf once.
///
/// The tests use trees of up to five levels with any numbers in them, and check that each node is
/// valued once.
// ANCHOR: valuation
#[traced(args(node))]
pub fn valuation(node: &Tree, mover: Player) -> Value {
    // ANCHOR: body todo!("what the node is worth to two players who make their best moves")
    if node.is_leaf() {
        return node.value();
    }
    let mut value = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for child in node.children() {
        let theirs = valuation(child, mover.other());
        value = match mover {
            Player::First => value.max(theirs),
            Player::Second => value.min(theirs),
        };
    }
    value
    // ANCHOR_END: body
}
// ANCHOR_END: valuation
