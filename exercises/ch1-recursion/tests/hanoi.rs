//! recursion-4: `hanoi(discs, from, to, spare, moves)` writes down the moves of a tower, never a larger disc onto a smaller.

#[path = "../../../crates/diagnosis/src/ch1/hanoi.rs"]
mod check;

use recursion::hanoi::Peg::{self, *};
use rstest::rstest;

#[test]
fn no_disc_needs_no_move() {
    check::no_disc_needs_no_move();
}

#[rstest]
#[case::a_to_c(A, C, B)]
#[case::a_to_b(A, B, C)]
#[case::c_to_a(C, A, B)]
fn one_disc_goes_to_its_goal(#[case] from: Peg, #[case] to: Peg, #[case] spare: Peg) {
    check::one_disc_goes_to_its_goal(from, to, spare);
}

#[rstest]
fn every_move_is_legal_and_the_tower_arrives(#[values(2, 3, 4, 7)] discs: u32) {
    check::every_move_is_legal_and_the_tower_arrives(discs);
}

#[test]
fn makes_the_same_moves_whatever_was_asked_before() {
    check::makes_the_same_moves_whatever_was_asked_before();
}

#[rstest]
fn any_peg_may_be_the_goal(
    #[values([A, B, C], [B, A, C], [B, C, A], [C, A, B], [C, B, A])] pegs: [Peg; 3],
) {
    check::any_peg_may_be_the_goal(pegs);
}

#[rstest]
fn makes_2_to_the_n_minus_1_moves(#[values(10, 13)] discs: u32) {
    check::makes_2_to_the_n_minus_1_moves(discs);
}

#[test]
fn moves_are_added_behind_those_already_there() {
    check::moves_are_added_behind_those_already_there();
}

#[rstest]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn two_calls_each_about_one_disc_less(#[values(1, 5, 8)] discs: u32) {
    check::two_calls_each_about_one_disc_less(discs);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_asked_for_3_and_4_discs() {
    check::the_page_asked_for_3_and_4_discs();
}
