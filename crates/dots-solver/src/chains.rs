//! Chains: boxes in a row with two open sides each. The player who opens a chain loses all of it, so a chain is one
//! move, whichever of its lines is drawn.
//!
//! The player who takes a chain has two options. The first is to take all of it and to move next. The second is to
//! leave the last two boxes (the last four of a loop) to the other player with the double-cross, who must then move
//! next. Let `v` be the value of the rest for the player who moves there. The first option then gives `2 + v` for those
//! two boxes and the rest, and the second gives `−2 − v`. So for its taker a chain of three boxes or more has the value
//! of its boxes minus two, plus `|2 + v|`. A loop has the value of its boxes minus four, plus `|4 + v|`.
//!
//! If the opener of a chain of two draws its middle line, there is no room for the double-cross. Taking all gives
//! `2 + v`, never more than `|2 + v|`, so the opener always draws the middle line.

use dots_and_boxes::size::{Boxes, Lines};

use crate::degrees::Degrees;
use crate::field::{Field, OpenSides};
use crate::window::Window;

/// A chain of a position where no box can be taken.
pub(crate) struct Chain {
    pub(crate) boxes: Boxes,
    /// The open lines of the chain, with the lines at its ends.
    pub(crate) lines: Lines,
    /// Whether the chain is a loop, without ends.
    pub(crate) closed: bool,
}

impl Chain {
    pub(crate) fn len(&self) -> u32 {
        self.boxes.count_ones()
    }
}

/// An iterator over the chains of a position.
pub(crate) struct Chains<'a> {
    field: &'a Field,
    open: Lines,
    left: Boxes,
    right: Boxes,
    below: Boxes,
}

impl<'a> Chains<'a> {
    #[inline]
    pub(crate) fn of(field: &'a Field, open: Lines, sides: &OpenSides, two: Boxes) -> Self {
        Self {
            field,
            open,
            left: two,
            right: field.joined_right(sides) & two & two >> 1,
            below: field.joined_below(sides) & two & two >> field.cols,
        }
    }
}

impl Iterator for Chains<'_> {
    type Item = Chain;

    /// Grows the chain of the first box left, in all directions at once. The part of a position that is gone after a
    /// whole chain is taken.
    #[inline]
    fn next(&mut self) -> Option<Chain> {
        if self.left == 0 {
            return None;
        }
        let mut boxes = self.left & self.left.wrapping_neg();
        loop {
            let across = (boxes & self.right) << 1 | boxes >> 1 & self.right;
            let down = (boxes & self.below) << self.field.cols;
            let up = boxes >> self.field.cols & self.below;
            let grown = boxes | across | down | up;
            if grown == boxes {
                break;
            }
            boxes = grown;
        }
        self.left &= !boxes;
        let lines = self.field.around(boxes) & self.open;
        let closed = lines.count_ones() == boxes.count_ones();
        Some(Chain {
            boxes,
            lines,
            closed,
        })
    }
}

/// The rest of `field` after a player has taken a whole chain.
pub(crate) struct Taken {
    /// The lines that are gone.
    pub(crate) lines: Lines,
    /// The number of boxes taken.
    pub(crate) boxes: i8,
}

/// Takes the whole chain. If both its ends meet in one joint with a single line more, the joint is taken too, and the
/// chain continues behind it.
#[inline]
pub(crate) fn take(field: &Field, open: Lines, chain: &Chain) -> Taken {
    let mut lines = chain.lines;
    let mut boxes = chain.len();
    if !chain.closed && boxes >= 3 {
        loop {
            let one = Degrees::of(&field.open_sides(open & !lines)).one;
            if one == 0 {
                break;
            }
            boxes += one.count_ones();
            lines |= field.around(one) & open;
        }
    }
    Taken {
        lines,
        boxes: boxes as i8,
    }
}

// ANCHOR: opened
/// Returns the values of the rest, for the player who moves there, that give the opener of a chain at least `t`.
#[inline]
pub(crate) fn opened(boxes: i8, closed: bool, t: i8) -> Window {
    let kept = match (boxes, closed) {
        (1 | 2, _) => return Window::at_most(-t - boxes),
        (_, false) => 2,
        (_, true) => 4,
    };
    // −(boxes − kept) − |kept + v| ≥ t
    let most = kept - boxes - t;
    Window {
        low: -kept - most,
        high: most - kept,
    }
}
// ANCHOR_END: opened
