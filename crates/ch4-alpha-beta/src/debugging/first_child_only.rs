//! A hunt: a web page's valuation of a game tree, under the title "minmax (alpha-beta pruning)".
//!
//! You can use `q.is_leaf()`, `q.value()` and `q.children()`. `Value::MIN` and `Value::MAX` are the
//! limits. The tree is in `given/tree.rs`.

use call_trace::traced;
use game::{Player, Value};

use crate::tree::Tree;

/// Returns the value of a tree with MAX at the root, without a bound from above.
pub fn first_child_only(tree: &Tree) -> Value {
    val(tree, Player::First, Value::MAX)
}

/// Returns the value of `q`, where `c` moves. `vp` is the best value that the player above, who
/// chose `q`, has found so far at another child. If `q` turns out to be no better for that player,
/// the function skips its other children and returns only a bound.
///
/// The function does not handle extra turns. The tests count the leaves that the function reads.
/// You can also pass on a second bound, and read fewer.
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
