//! The shallow cut: one leaf read, and the rest of the node no longer matters.
//!
//! You can use `node.children()` and `leaf.value()`, which reads a leaf. `Player::First` is MAX.
//! The tree is in `given/tree.rs`.

use call_trace::{Valued, traced};
use game::{Player, Value};

use crate::tree::Tree;

/// What is known of a node's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// It is this.
    Exactly(Value),
    /// It is this or less: MIN may find still less among the leaves that were not read.
    AtMost(Value),
    /// It is this or more: MAX may find still more among the leaves that were not read.
    AtLeast(Value),
}

/// What a recording takes for the value: a bound is none.
impl Valued for Known {
    fn value(&self) -> Option<Value> {
        match *self {
            Known::Exactly(value) => Some(value),
            Known::AtMost(_) | Known::AtLeast(_) => None,
        }
    }
}

/// Reads the leaves below `node` from left to right, no more of them than matter, and says what
/// is then known of its value for `mover`, who moves there.
///
/// The opponent, who moves above, already holds `held` at another child, and will not choose this
/// node where it is no better. All children of `node` are leaves, and there is at least one.
/// `leaf.value()` reads one. Where the last leaf of all decides, nothing is cut: the bound and the
/// exact value are both true, and both are accepted.
///
/// The tests ask for one to six leaves, and numbers up to the ends of [`Value`].
#[traced]
pub fn cut(node: &Tree, mover: Player, held: Value) -> Known {
    todo!("read no more leaves than matter, and say what is known then")
}
