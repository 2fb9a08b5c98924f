//! Every rung against the known numbers, and against one another.

use rstest::rstest;

use super::{Tally, arrays, bitmask, cores, mirror, side_by_side, symmetric};
use crate::all_solutions::all_solutions;

/// The number of ways to place n queens, from n = 1.
const SOLUTIONS: [u64; 16] = [
    1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512,
];

fn known(n: usize) -> u64 {
    SOLUTIONS[n - 1]
}

#[rstest]
#[case::arrays(arrays::<u64>)]
#[case::bitmask(bitmask::<u64>)]
#[case::mirror(mirror::<u64>)]
#[case::symmetric(symmetric::<u64>)]
#[case::side_by_side(side_by_side::<u64>)]
#[case::one_core(|n| cores::<u64>(n, 1))]
#[case::two_cores(|n| cores::<u64>(n, 2))]
fn counts_every_board_up_to_12(#[case] count: fn(usize) -> u64) {
    for n in 1..=12 {
        assert_eq!(count(n), known(n), "{n} queens");
    }
}

#[rstest]
#[case::bitmask(bitmask::<u64>)]
#[case::mirror(mirror::<u64>)]
#[case::symmetric(symmetric::<u64>)]
#[case::side_by_side(side_by_side::<u64>)]
#[case::one_core(|n| cores::<u64>(n, 1))]
#[case::two_cores(|n| cores::<u64>(n, 2))]
#[ignore = "takes seconds: run with --release --ignored"]
fn counts_boards_of_13_to_16(#[case] count: fn(usize) -> u64) {
    for n in 13..=16 {
        assert_eq!(count(n), known(n), "{n} queens");
    }
}

#[rstest]
#[case::arrays(arrays::<Tally>)]
#[case::bitmask(bitmask::<Tally>)]
#[case::mirror(mirror::<Tally>)]
#[case::symmetric(symmetric::<Tally>)]
#[case::side_by_side(side_by_side::<Tally>)]
#[case::three_cores(|n| cores::<Tally>(n, 3))]
fn counting_the_nodes_does_not_change_the_solutions(#[case] count: fn(usize) -> Tally) {
    for n in 1..=10 {
        assert_eq!(count(n).solutions, known(n), "{n} queens");
    }
}

#[test]
fn the_known_numbers_are_those_of_all_solutions() {
    for n in 1..=8 {
        assert_eq!(all_solutions(n).len() as u64, known(n), "{n} queens");
    }
}

#[rstest]
#[case(4, 17)]
#[case(5, 54)]
#[case(6, 153)]
#[case(7, 552)]
#[case(8, 2_057)]
#[case(12, 856_189)]
fn bits_visit_the_nodes_of_the_arrays(#[case] n: usize, #[case] nodes: u64) {
    assert_eq!(arrays::<Tally>(n).nodes, nodes, "arrays");
    assert_eq!(bitmask::<Tally>(n).nodes, nodes, "bits");
}

#[rstest]
fn the_mirror_halves_the_nodes_below_the_root(#[values(2, 4, 5, 8, 9, 11, 12)] n: usize) {
    let whole = bitmask::<Tally>(n).nodes - 1;
    // On an odd board the queen in the middle of the first row is one whole node.
    let middle = n as u64 % 2;
    assert_eq!(2 * (mirror::<Tally>(n).nodes - 1) - middle, whole);
}

#[rstest]
fn the_last_three_rungs_visit_the_same_nodes(#[values(1, 2, 4, 7, 8, 11)] n: usize) {
    let nodes = symmetric::<Tally>(n).nodes;
    assert_eq!(side_by_side::<Tally>(n).nodes, nodes, "side by side");
    assert_eq!(cores::<Tally>(n, 2).nodes, nodes, "cores");
}

#[rstest]
#[case::bitmask(bitmask::<u64>)]
#[case::symmetric(symmetric::<u64>)]
#[case::side_by_side(side_by_side::<u64>)]
#[should_panic(expected = "23 queens: the bits have room for 1 to 22")]
fn the_bits_have_room_for_22(#[case] count: fn(usize) -> u64) {
    let _ = count(23);
}
