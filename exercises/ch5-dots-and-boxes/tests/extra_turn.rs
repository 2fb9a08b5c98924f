//! Tests of `extra_turn`.

use dots_and_boxes::dots::Dots;
use game::{Board, Player};

#[test]
fn a_closed_box_moves_again() {
    let board: Dots = "1x1 a1b1 a1a2 b1b2".parse().unwrap();
    let closing = board.size.across(1, 0);
    assert_eq!(
        board.play(closing).to_move,
        Player::Second,
        "a box was closed: same player again."
    );
}
