//! Positions where boxes can be taken: how they are worth what their rest is worth.
//!
//! All boxes that can be taken are, and then the rest is played; or the mover keeps two boxes of
//! a chain open at one end for last, or four of one closed at both, and hands them over by the
//! double-cross. Either way the same lines are drawn in the end.

use dots_and_boxes::size::{Boxes, Lines};

use crate::degrees::Degrees;
use crate::field::Field;
use crate::window::Window;

/// A position with its boxes taken.
pub(crate) struct Captured {
    /// How many boxes there were to take.
    pub(crate) boxes: i8,
    /// How many of them may be handed over: none, two or four.
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
    /// What the position is worth to the mover when its rest is worth `rest`.
    pub(crate) fn value(&self, rest: i8) -> i8 {
        match self.handed {
            0 => self.boxes + rest,
            handed => self.boxes - handed + (handed + rest).abs(),
        }
    }

    /// What the rest must be worth so that the position is worth at least `t`: enough to take all
    /// boxes and play it, or so little that it is left to the other.
    pub(crate) fn at_least(&self, t: i8) -> (Window, Option<Window>) {
        let take_all = Window::at_least(t - self.boxes);
        let hand_over = Window::at_most(self.boxes - 2 * self.handed - t);
        (take_all, (self.handed > 0).then_some(hand_over))
    }
}

/// The open lines once every box that can be taken is, but those in `kept` and what only they
/// lead to.
fn taken_but(field: &Field, open: Lines, kept: Boxes) -> Lines {
    let mut open = open;
    loop {
        let one = Degrees::of(&field.open_sides(open)).one & !kept;
        if one == 0 {
            return open;
        }
        // One at a time: the line of this box may be the last of a box that is kept.
        let first = one & one.wrapping_neg();
        open &= !field.around(first);
    }
}

/// How few boxes the mover can hand over last, with all others taken: none if it cannot be done.
fn can_be_handed(field: &Field, open: Lines) -> i8 {
    let one = Degrees::of(&field.open_sides(open)).one;
    let ends = || {
        (0..field.boxes)
            .map(|of| 1 << of)
            .filter(|end| one & end != 0)
    };
    // A box kept for last, with a second behind it that is not taken either: the mover draws the
    // line behind the second.
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
