//! recursion-8: `preorder(tree: &Tree) -> Vec<u32>`. A tree is (value, left, right) for each node; 0 is no child.

#[path = "../../../crates/diagnosis/src/ch1/explicit_stack.rs"]
mod check;

use check::{Drawn, SEVEN};
use rstest::rstest;

#[rstest]
fn the_walk_ends_when_no_subtree_waits(
    #[values(&[], &[(7, 0, 0)], &[(1, 1, 2), (2, 0, 0), (3, 0, 0)], SEVEN)] drawn: Drawn,
) {
    check::the_walk_ends_when_no_subtree_waits(drawn);
}

#[rstest]
#[case::no_nodes(&[], &[])]
#[case::one_node(&[(7, 0, 0)], &[7])]
#[case::two_children(&[(1, 1, 2), (2, 0, 0), (3, 0, 0)], &[1, 2, 3])]
#[case::to_the_left(&[(6, 1, 0), (5, 2, 0), (4, 0, 0)], &[6, 5, 4])]
#[case::to_the_right(&[(6, 0, 1), (5, 0, 2), (4, 0, 0)], &[6, 5, 4])]
#[case::seven_nodes(SEVEN, &[1, 2, 3, 4, 5, 6, 7])]
fn a_node_then_its_left_subtree_then_the_right(#[case] drawn: Drawn, #[case] want: &[u32]) {
    check::a_node_then_its_left_subtree_then_the_right(drawn, want);
}

#[test]
fn answers_the_same_whatever_was_asked_before() {
    check::answers_the_same_whatever_was_asked_before();
}

#[rstest]
fn finds_what_the_recursive_one_finds(#[values(10, 100, 1000)] nodes: u32) {
    check::finds_what_the_recursive_one_finds(nodes);
}

#[test]
fn any_tree_and_any_values() {
    check::any_tree_and_any_values();
}

#[test]
fn many_subtrees_may_wait() {
    check::many_subtrees_may_wait();
}

#[rstest]
#[case::left_chain("left_chain", |_| true)]
#[case::right_chain("right_chain", |_| false)]
#[case::zigzag("zigzag", |at| at % 2 == 0)]
fn a_million_deep_is_not_too_deep(#[case] shape: &str, #[case] goes_left: fn(u32) -> bool) {
    check::a_million_deep_is_not_too_deep(shape, goes_left);
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
fn the_page_counted_the_frames_of_seven_nodes() {
    check::the_page_counted_the_frames_of_seven_nodes();
}
