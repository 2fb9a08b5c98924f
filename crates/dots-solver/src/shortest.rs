//! Technique: open only the shortest of the separate chains of a kind.
//!
//! The module `endgame` gives the reason, which is valid whatever else is on the field. Chains of three or more are one
//! kind, loops another, and chains of one and two a third.

use dots_and_boxes::size::Boxes;

use crate::chains::Chain;
use crate::field::Field;

/// The kinds of separate chains.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One or two boxes.
    Short,
    /// Three boxes or more.
    Long,
    /// A loop.
    Loop,
}

/// Returns the kind of a separate chain, or `None` if the chain is connected to a joint.
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
