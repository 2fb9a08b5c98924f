//! Dots and boxes, played in this process.

use crate::play::tests::played;

#[test]
fn two_people_play_a_box() {
    let said = played(
        "dots-and-boxes --people 2 --size 1x1",
        "a1b1\nb1-b2\nA2 b2\na2a1\n",
    );
    assert!(said.contains("B draws a1a2 and closes a box."), "{said}");
    assert!(said.ends_with("B has won, 1 to 0.\n"), "{said}");
}
