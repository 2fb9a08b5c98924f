//! Tests of `boxes`.

use dots_and_boxes::boxes::closed_by;
use dots_and_boxes::size::Size;

#[test]
fn the_middle_line_closes_two_boxes() {
    let size = Size::new(1, 2).unwrap();
    let middle = size.down(0, 1).number();
    let drawn = size.all_lines() & !(1 << middle);
    let closed = closed_by(size, drawn, middle).count_ones();
    assert_eq!(closed, 2, "this line closes 2 boxes, you counted {closed}.");
}
