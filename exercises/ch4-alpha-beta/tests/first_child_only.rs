//! alphabeta-2: `first_child_only`, a valuation that leaves out what it must read, and reads what
//! it could leave out.

mod common;

use std::cmp::Ordering::Less;

use alpha_beta::first_child_only::first_child_only;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use common::{minus, tree};
use game::Value;
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

#[rstest]
#[case::min_has_two_children("[[5, 3], [4, 6]]", 4)]
#[case::only_losses("[[-1, -1], [-1, 1]]", -1)]
#[case::the_best_comes_late("[[7, 9, 8], [3, 6], [9, 8, 9]]", 8)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6)]
fn the_value_is_that_of_the_whole_tree(#[case] text: &str, #[case] want: Value) {
    let tree = tree(text);
    assert_right(&tree, want);
}

#[rstest]
#[case::nine_squares("[[0, 0], [-1, 1]]", "[[0, 0], [-1, ×]]")]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35]]", "[[44, 61, 50], [40, ×]]")]
#[case::a_draw("[[1, -1], [0, 0]]", "[[1, -1], [0, 0]]")]
#[case::equal("[[44, 61], [44, 35]]", "[[44, 61], [44, ×]]")]
#[case::nothing_to_cut("[[1, 2], [3, 4], [5, 6]]", "[[1, 2], [3, 4], [5, 6]]")]
#[case::max_cuts_too(
    "[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]",
    "[[[5, 6], [7, ×]], [[3, 1], ×]]"
)]
fn the_leaves_read_are_those_its_bound_does_not_cut(#[case] text: &str, #[case] want: &str) {
    let tree = tree(text);
    let value = first_child_only(&tree);
    let (crossed, read) = (tree.crossed(), tree.leaves_read().len());
    let numbers = want.split(|c: char| !c.is_ascii_digit());
    let suffice = numbers.filter(|number| !number.is_empty()).count();
    let (right, _) = look_ahead(&TreeBoard::new(&tree.clone()), 9);
    let thought = match read.cmp(&suffice) {
        Less if value != right => format!(
            "{tree} is {right}, not {value}: MIN has more than one child, and only the bound `vp` may \
             end the loop."
        ),
        Less => "Only the bound `vp` may end the loop.".into(),
        _ => format!(
            "{read} leaves read in {tree}, {suffice} suffice: {want}. `vp` is what the player above \
             already holds; when that cannot be beaten, stop."
        ),
    };
    assert_eq!(
        crossed,
        want,
        "{}",
        minus(&format!("You read {crossed}. {thought}"))
    );
}

#[rstest]
#[case::wide(4, 3, 1)]
#[case::high(2, 6, 2)]
#[case::square(3, 4, 3)]
fn random_trees_are_right_and_less_is_read(
    #[case] branching: usize,
    #[case] depth: u32,
    #[case] seed: u64,
) {
    for seed in 100 * seed..100 * seed + 50 {
        let tree = uniform::random(branching, depth, seed);
        let (want, _) = look_ahead(&TreeBoard::new(&tree.clone()), depth);
        assert_right(&tree, want);
        let (read, all) = (tree.leaves_read().len(), tree.leaves());
        assert!(
            read < all,
            "{tree}: all {all} leaves were read: is `vp` ever looked at?"
        );
    }
}

fn assert_right(tree: &Tree, want: Value) {
    let got = first_child_only(tree);
    let crossed = tree.crossed();
    let leaves = leaves(tree);
    let thought = if got == 0 && !leaves.contains(&0) {
        "no leaf says 0: an inner node begins with the worst there is for its player."
    } else if leaves.contains(&got) {
        "MIN has more than one child: were all read that could matter?"
    } else {
        "a value is always that of some leaf."
    };
    assert_eq!(
        got,
        want,
        "{}",
        minus(&format!(
            "{tree} is {want}, not {got} (leaves read: {crossed}): {thought}"
        ))
    );
}

fn leaves(tree: &Tree) -> Vec<Value> {
    match tree.children() {
        [] => vec![tree.clone().value()],
        children => children.iter().flat_map(leaves).collect(),
    }
}
