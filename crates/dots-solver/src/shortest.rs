//! Technique: of separate chains of a kind, only the shortest is opened.
//!
//! The reason is in the module on the endgame, and it holds whatever else is on the field: chains
//! of three or more are one kind, loops another, chains of one and two a third.

use dots_and_boxes::size::Boxes;

use crate::chains::Chain;
use crate::field::Field;

/// The kinds of separate chains.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One box or two.
    Short,
    /// Three boxes or more.
    Long,
    /// A loop.
    Loop,
}

/// What kind of separate chain this is; `None` when it hangs on a joint.
#[inline]
pub(crate) fn kind(field: &Field, joints: Boxes, chain: &Chain) -> Option<Kind> {
    if chain.closed {
        Some(Kind::Loop)
    } else if field.around(joints) & chain.lines != 0 {
        None
    } else if chain.len() >= 3 {
        Some(Kind::Long)
    } else {
        Some(Kind::Short)
    }
}
