//! dots-4: `built_tree(board, depth) -> BuiltTree`. A tree in an arena is right when every link leads where it should.

#[path = "../../../crates/diagnosis/src/ch5/built_tree.rs"]
mod check;

use check::EXTRA_TURNS;
use check::ONE_THEN_TWO;
use check::TWO_LEVELS;
use check::UNEVEN;
use rstest::rstest;

#[rstest]
#[case::one_then_two(ONE_THEN_TWO)]
#[case::two_levels(TWO_LEVELS)]
#[case::uneven(UNEVEN)]
#[case::extra_turns(EXTRA_TURNS)]
fn every_node_names_its_move_and_its_parent(#[case] text: &str) {
    check::every_node_names_its_move_and_its_parent(text);
}

#[rstest]
#[case::the_root_alone(ONE_THEN_TWO, 0)]
#[case::one_level(TWO_LEVELS, 1)]
#[case::two_levels(TWO_LEVELS, 2)]
#[case::not_all(UNEVEN, 2)]
#[case::all(UNEVEN, 3)]
#[case::more_than_all(UNEVEN, 9)]
#[case::an_extra_turn(EXTRA_TURNS, 1)]
#[case::two_extra_turns(EXTRA_TURNS, 2)]
#[case::all_with_extra_turns(EXTRA_TURNS, 3)]
fn depth_counts_the_moves(#[case] text: &str, #[case] depth: u32) {
    check::depth_counts_the_moves(text, depth);
}

#[rstest]
#[case::one_then_two(ONE_THEN_TWO)]
#[case::two_levels(TWO_LEVELS)]
#[case::uneven(UNEVEN)]
#[case::extra_turns(EXTRA_TURNS)]
fn the_links_lead_to_all_children_in_order(#[case] text: &str) {
    check::the_links_lead_to_all_children_in_order(text);
}

/// `expand` is asked for a node that is neither the first nor the last.
#[test]
fn what_is_built_is_below_the_node_that_was_named() {
    check::what_is_built_is_below_the_node_that_was_named();
}

/// Nodes to which no link leads, and a child from before: who looks for a node finds them.
#[test]
fn nothing_is_searched_for() {
    check::nothing_is_searched_for();
}

#[test]
fn the_same_board_gives_the_same_tree_again() {
    check::the_same_board_gives_the_same_tree_again();
}

#[rstest]
#[case::nine_moves(".........", &[1, 9, 72, 504])]
#[case::the_game_ends("XO.OX....", &[1, 5, 16, 48])]
fn tic_tac_toe_has_so_many_nodes_a_level(#[case] position: &str, #[case] want: &[usize]) {
    check::tic_tac_toe_has_so_many_nodes_a_level(position, want);
}

/// On a field the mover may stay, and each line that is drawn is one move and one board.
#[rstest]
#[case::two_boxes("1x2", 4)]
#[case::nearly_full("1x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2", 9)]
fn every_move_of_a_field_is_played_once(#[case] text: &str, #[case] depth: u32) {
    check::every_move_of_a_field_is_played_once(text, depth);
}

#[test]
fn a_tree_of_many_nodes_is_one_vector() {
    check::a_tree_of_many_nodes_is_one_vector();
}

/// A search that nothing else has found would look at a thousand million nodes here.
#[test]
fn a_node_of_forty_thousand_children_is_built_without_a_search() {
    check::a_node_of_forty_thousand_children_is_built_without_a_search();
}
