//! The number of open sides of each box, counted for all boxes at once.
//!
//! Four sets of boxes, one for each side, are added bit by bit like binary numbers. A dozen operations handle the whole
//! field, instead of a loop over its boxes.

use dots_and_boxes::size::Boxes;

use crate::field::OpenSides;

/// The boxes by the number of their open sides.
#[derive(Clone, Copy)]
pub(crate) struct Degrees {
    /// One side open: the mover can take the box.
    pub(crate) one: Boxes,
    /// Two sides open: a link of a chain.
    pub(crate) two: Boxes,
    /// Three or four sides open: a joint, where chains may meet.
    pub(crate) joint: Boxes,
}

impl Degrees {
    #[inline]
    pub(crate) fn of(sides: &OpenSides) -> Self {
        let (first, first_carry) = (sides.top ^ sides.bottom, sides.top & sides.bottom);
        let (second, second_carry) = (sides.left ^ sides.right, sides.left & sides.right);
        let odd = first ^ second;
        let twos = first_carry ^ second_carry ^ (first & second);
        let four = first_carry & second_carry;
        Self {
            one: odd & !twos,
            two: twos & !odd,
            joint: odd & twos | four,
        }
    }
}
