//! Positions where boxes can be taken: their value follows from the value of the rest.
//!
//! The mover takes all boxes that can be taken, and then plays the rest. Or the mover saves two boxes of a chain open
//! at one end for last, or four boxes of a chain closed at both ends, and hands them over with the double-cross. Either
//! way the same lines are drawn in the end.

use dots_and_boxes::size::{Boxes, Lines};

use crate::degrees::Degrees;
use crate::field::Field;
use crate::window::Window;

/// A position with its boxes taken.
pub(crate) struct Captured {
    /// The number of boxes that could be taken.
    pub(crate) boxes: i8,
    /// The number of boxes that may be handed over: 0, 2 or 4.
    pub(crate) handed: i8,
    /// The lines left.
    pub(crate) rest: Lines,
}

/// Takes every box that can be taken, one after the other.
pub(crate) fn take_all(field: &Field, open: Lines) -> Captured {
    let rest = taken_but(field, open, 0);
    Captured {
        boxes: field.boxes_left(open) - field.boxes_left(rest),
        handed: can_be_handed(field, open),
        rest,
    }
}

impl Captured {
    /// Returns the value of the position for the mover, from the value `rest` of its rest.
    pub(crate) fn value(&self, rest: i8) -> i8 {
        match self.handed {
            0 => self.boxes + rest,
            handed => self.boxes - handed + (handed + rest).abs(),
        }
    }

    /// Returns the values of the rest for which the position has at least the value `t`: high enough to take all boxes
    /// and play the rest, or low enough to leave it to the other player.
    pub(crate) fn at_least(&self, t: i8) -> (Window, Option<Window>) {
        let take_all = Window::at_least(t - self.boxes);
        let hand_over = Window::at_most(self.boxes - 2 * self.handed - t);
        (take_all, (self.handed > 0).then_some(hand_over))
    }
}

/// Returns the open lines after every possible box is taken, except the boxes in `kept` and the boxes that only they
/// lead to.
fn taken_but(field: &Field, open: Lines, kept: Boxes) -> Lines {
    let mut open = open;
    loop {
        let one = Degrees::of(&field.open_sides(open)).one & !kept;
        if one == 0 {
            return open;
        }
        // One at a time: the line of this box may be the last line of a box in `kept`.
        let first = one & one.wrapping_neg();
        open &= !field.around(first);
    }
}

/// Returns the smallest number of boxes that the mover can hand over last, after all others are taken, or 0 if the
/// mover cannot hand over any.
fn can_be_handed(field: &Field, open: Lines) -> i8 {
    let one = Degrees::of(&field.open_sides(open)).one;
    let ends = || {
        (0..field.boxes)
            .map(|of| 1 << of)
            .filter(|end| one & end != 0)
    };
    // A box saved for last, with a second one behind it that is not taken either: the mover draws the line behind the
    // second. Two such pairs with one line between them.
    let second = |end: Boxes, kept: Boxes| {
        let open = taken_but(field, open, kept);
        let lines = field.around(end) & open;
        let two = Degrees::of(&field.open_sides(open)).two;
        let neighbours = (0..field.boxes).map(|of| 1 << of);
        let mut seconds = neighbours.filter(|of| two & of != 0 && field.around(*of) & lines != 0);
        seconds.next()
    };
    if ends().any(|end| second(end, end).is_some()) {
        return 2;
    }
    // Two such pairs with one line between them.
    let pairs = ends().flat_map(|one| ends().map(move |other| (one, other)));
    let handed = |(one, other): (Boxes, Boxes)| {
        let kept = one | other;
        let seconds = second(one, kept).zip(second(other, kept));
        one != other && seconds.is_some_and(|(of_one, of_other)| of_one != of_other)
    };
    if pairs.into_iter().any(handed) { 4 } else { 0 }
}
