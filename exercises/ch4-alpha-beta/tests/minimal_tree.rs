//! alphabeta-8: `minimal_tree`, the least that must be read, and a search that reads no more.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::minimal_tree::minimal_leaves;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use game::Value;
use rstest::rstest;

#[rstest]
#[case::nothing_to_decide(3, 0, 1)]
#[case::one_move(5, 1, 5)]
#[case::two_levels(3, 2, 5)]
#[case::odd(3, 3, 11)]
#[case::even(2, 4, 7)]
#[case::a_single_line(1, 9, 1)]
#[case::chess_like(35, 6, 85_749)]
#[case::large(40, 8, 5_119_999)]
fn the_count_is_knuth_and_moores(#[case] b: u64, #[case] d: u32, #[case] want: u64) {
    let got = minimal_leaves(b, d);
    let nodes: u64 = (0..=d)
        .map(|level| b.pow(level.div_ceil(2)) + b.pow(level / 2) - 1)
        .sum();
    let thought = match got {
        _ if got == want + 1 => "one leaf is in both proofs: count it once.",
        _ if got == nodes => "count leaves only.",
        _ if got == b.pow(d) => {
            "that is the whole tree: one proof needs all of MAX's moves but one reply to each."
        }
        _ if d % 2 == 1 => "one exponent rounds up: with an odd depth one player moves once more.",
        _ => "each proof fixes the moves of one player, and takes all of the other's.",
    };
    assert_eq!(
        got, want,
        "b = {b}, d = {d}: {want} leaves, not {got}; {thought}"
    );
}

#[rstest]
#[case::binary(2, 7)]
#[case::three(3, 4)]
#[case::three_odd(3, 5)]
#[case::wide(6, 3)]
#[case::one_level(8, 1)]
fn a_perfect_order_meets_it_exactly(#[case] branching: usize, #[case] depth: u32) {
    let want = minimal_leaves(branching as u64, depth);
    let tree = uniform::perfectly_ordered(branching, depth);
    let read = leaves_read(&tree, depth);
    assert_eq!(
        read, want,
        "your alpha_beta reads {read} leaves of a perfectly ordered tree, b = {branching}, \
         d = {depth}, and {want} is what you say must be read: one of the two is wrong."
    );
}

#[test]
fn no_random_tree_needs_fewer() {
    for (branching, depth) in [(2, 6), (3, 4), (5, 3)] {
        let least = minimal_leaves(branching as u64, depth);
        for seed in 0..50 {
            let tree = uniform::random(branching, depth, seed);
            let read = leaves_read(&tree, depth);
            assert!(
                read >= least,
                "{read} leaves proved the value of a tree with b = {branching}, d = {depth}: {least} \
                 cannot be the least."
            );
        }
    }
}

/// How many leaves your `alpha_beta` reads.
fn leaves_read(tree: &Tree, depth: u32) -> u64 {
    alpha_beta(&TreeBoard::new(tree), depth, Value::MIN, Value::MAX);
    tree.leaves_read().len() as u64
}
