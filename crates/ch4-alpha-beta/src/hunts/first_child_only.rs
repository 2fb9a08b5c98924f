//! A hunt: how a web page valued a game tree, under the title "minmax (alpha-beta pruning)".
//!
//! You can use `q.is_leaf()`, `q.value()` and `q.children()`; `Value::MIN` and `Value::MAX` are the limits.
//! The tree is in `given/tree.rs`.

use call_trace::traced;
use game::{Player, Value};

use crate::tree::Tree;

/// The value of a tree, MAX at the root, with no bound from above.
pub fn first_child_only(tree: &Tree) -> Value {
    val(tree, Player::First, Value::MAX)
}

/// The value of `q`, where `c` moves. `vp` is the best value that the player above, who chose `q`,
/// has found so far at another child. Where `q` turns out to be no better for that player, its
/// other children are not read: then only a bound is returned.
///
/// Extra turns are not looked for. The tests count the leaves that are read. You can also hand down a
/// second bound, and read fewer.
#[traced(args(node))]
fn val(q: &Tree, c: Player, vp: Value) -> Value {
    if q.is_leaf() {
        return q.value();
    }
    // ANCHOR: start
    let mut value = match c {
        Player::First => -2,
        Player::Second => 2,
    };
    // ANCHOR_END: start
    for child in q.children() {
        // ANCHOR: child
        match c {
            Player::First => value = value.max(val(child, Player::Second, value)),
            Player::Second => {
                value = value.min(val(child, Player::First, value));
                break;
            }
        }
        // ANCHOR_END: child
    }
    value
}
