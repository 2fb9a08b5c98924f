//! Chains: boxes in a row with two open sides each. Who opens one loses all of it, so a chain
//! is one move, whichever of its lines is drawn.
//!
//! The one who takes a chain may take all of it and move on, or leave the last two boxes (of a
//! loop the last four) to the other by the double-cross, who must then move on. With `v` for what
//! the rest is worth to whoever moves there, the first ends in `2 + v` for those two boxes and
//! the rest, the second in `−2 − v`. So a chain of three boxes or more is worth, to its taker,
//! the boxes but two, and `|2 + v|`; a loop the boxes but four, and `|4 + v|`.
//!
//! A chain of two opened by its middle line leaves no room for the double-cross, and taking all
//! is `2 + v`, never more than `|2 + v|`: so the opener always draws the middle line.

use dots_and_boxes::size::{Boxes, Lines};

use crate::degrees::Degrees;
use crate::field::{Field, OpenSides};
use crate::window::Window;

/// A chain of a position where no box can be taken.
pub(crate) struct Chain {
    pub(crate) boxes: Boxes,
    /// Its open lines, with those at its ends.
    pub(crate) lines: Lines,
    /// Whether it is a loop, with no ends.
    pub(crate) closed: bool,
}

impl Chain {
    pub(crate) fn len(&self) -> u32 {
        self.boxes.count_ones()
    }
}

/// Walks the chains of a position.
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

    /// Grows the chain of the first box left, in all directions at once.
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

/// What `field` is left of when a chain is taken whole.
pub(crate) struct Taken {
    /// The lines that are gone.
    pub(crate) lines: Lines,
    /// The boxes that are taken.
    pub(crate) boxes: i8,
}

/// Takes the whole chain. Where both its ends meet in one joint with a single line more, the
/// joint is taken too, and the chain goes on behind it.
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
/// What the rest must be worth to whoever moves there, so that opening a chain is worth at least
/// `t` to its opener.
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
