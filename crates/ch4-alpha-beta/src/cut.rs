//! The shallow cut: after one leaf, the rest of the node no longer matters.
//!
//! You can use `node.children()` and `leaf.value()`, which reads a leaf. `Player::First` is MAX.
//! The tree is in `given/tree.rs`.

use call_trace::{Valued, traced};
use game::{Player, Value};

use crate::tree::Tree;

/// The exact value of a node, or a bound on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// The value is this number.
    Exactly(Value),
    /// The value is this number or less: MIN may find a smaller one among the unread leaves.
    AtMost(Value),
    /// The value is this number or more: MAX may find a larger one among the unread leaves.
    AtLeast(Value),
}

/// The value in a recording, or `None` for a bound.
impl Valued for Known {
    fn value(&self) -> Option<Value> {
        match *self {
            Known::Exactly(value) => Some(value),
            Known::AtMost(_) | Known::AtLeast(_) => None,
        }
    }
}

/// Reads the leaves below `node` from left to right, and stops as soon as the others cannot matter.
/// Returns the exact value or, as a bound, the best of the leaves read. `mover` is the player who
/// moves at `node`.
///
/// The opponent, who moves above, is already sure of `held` at another child, and will choose this
/// node only if its value is better for the opponent than `held`. All children of `node` are
/// leaves, and there is at least one. If the very last leaf is the first that makes the node no
/// better than `held`, there is no cut: the bound and the exact value are both true, and the tests
/// accept both. If MIN moves and `held` is `Value::MAX`, or MAX moves and it is `Value::MIN`, the
/// node cannot be better, so the function may return `held` as the bound without reading a leaf.
///
/// The tests use one to six leaves, and numbers up to the limits of [`Value`].
// ANCHOR: cut
#[traced]
pub fn cut(node: &Tree, mover: Player, held: Value) -> Known {
    // ANCHOR: body todo!("read no more leaves than matter, and say what is known then")
    let mut value = match mover {
        Player::First => Value::MIN,
        Player::Second => Value::MAX,
    };
    for leaf in node.children() {
        match mover {
            Player::First => {
                value = value.max(leaf.value());
                if value >= held {
                    return Known::AtLeast(value);
                }
            }
            Player::Second => {
                value = value.min(leaf.value());
                if value <= held {
                    return Known::AtMost(value);
                }
            }
        }
    }
    Known::Exactly(value)
    // ANCHOR_END: body
}
// ANCHOR_END: cut
