//! The coursework in exact numbers: the cost of its tree, the results of its search and the choices of its coin, each compared
//! with the method of chapter 5.

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use counts::ch5_dots_and_boxes::built_tree::{
    COURSEWORK_NODE, From, Order, full_tree, steps, steps_in_full_tree,
};
use counts::ch5_dots_and_boxes::coursework::{Leaves, TREES, outcome};
use counts::ch5_dots_and_boxes::fair_choice::{CHOICES, both};
use counts::ch5_dots_and_boxes::nothing_saved::{InTree, saved};
use dots_and_boxes::built_tree::built_tree;
use dots_and_boxes::squares::Squares;
use game::WinDrawLoss;
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

#[rstest]
#[case(Order::Levels, From::Parent, [54, 450, 2_970])]
#[case(Order::Branches, From::Parent, [54, 738, 7_038])]
#[case(Order::Levels, From::Root, [54, 3_402, 171_990])]
#[case(Order::Branches, From::Root, [54, 3_402, 171_990])]
fn building_by_search_looks_at_so_many_nodes(
    #[case] order: Order,
    #[case] from: From,
    #[case] want: [u64; 3],
) {
    let start = Bits::new();
    for (depth, want) in (1..).zip(want) {
        let (steps, nodes) = steps(&start, depth, order, from);
        assert_eq!(steps, want, "depth {depth}");
        assert_eq!(nodes, built_tree(&start, depth).nodes.len());
    }
}

#[rstest]
fn in_a_full_tree_the_steps_can_be_computed(
    #[values(Order::Levels, Order::Branches)] order: Order,
    #[values(From::Parent, From::Root)] from: From,
    #[values((1, 4), (2, 1), (2, 5), (3, 3), (5, 2))] shape: (usize, u32),
) {
    let (children, depth) = shape;
    let tree = uniform::random(children, depth, 1);
    let (steps, nodes) = steps(&TreeBoard::new(&tree), depth, order, from);
    let (children, levels) = (children as u64, depth + 1);
    assert_eq!(nodes as u64, full_tree(children, levels));
    assert_eq!(steps, steps_in_full_tree(children, levels, order, from));
}

#[test]
fn five_full_levels_of_the_coursework_take_two_and_a_quarter_gigabytes() {
    let nodes = full_tree(30, 5);
    assert_eq!((nodes, COURSEWORK_NODE), (837_931, 2_688));
    assert_eq!(nodes * COURSEWORK_NODE as u64, 2_252_358_528);
}

#[test]
fn on_a_built_tree_the_same_nodes_are_visited_and_all_are_built() {
    let found = saved(&WinDrawLoss("X...O....".parse::<Bits>().unwrap()), 7);
    assert_eq!((found.built, found.visited, found.made), (7_332, 844, 844));
    let found = saved(&Squares::new(4, 4).unwrap(), 6);
    assert_eq!((found.built, found.visited, found.made), (867, 105, 105));
    assert!(found.bytes_built > 200 * found.bytes_made);
}

#[test]
fn a_built_tree_is_a_board_like_any_other() {
    let written =
        "[[[[12, 5], [4, 6]], [[8, 10], [7, 16]]], [[[14, 3], [13, 1]], [[2, 11], [9, 15]]]]";
    let written: Tree = written.parse().expect("a tree");
    let built = built_tree(&TreeBoard::new(&written), 3);
    let board = InTree::root(&built);
    let cut_short = look_ahead(&TreeBoard::new(&written), 3);
    assert_eq!(look_ahead(&board, 9).0, cut_short.0);
    assert_eq!(game::check_laws(&board), Ok(()));
}

#[rstest]
#[case::two_children(2, Leaves::Different, 83, 62)]
#[case::three_children(3, Leaves::Different, 8, 10)]
#[case::values_of_two_digits(3, Leaves::UpTo(99), 22, 18)]
#[case::values_of_one_digit(3, Leaves::UpTo(9), 115, 106)]
fn the_coursework_visits_all_and_returns_the_last_leaf(
    #[case] children: usize,
    #[case] leaves: Leaves,
    #[case] right_for_min: usize,
    #[case] right_for_max: usize,
) {
    let found = outcome(children, leaves);
    assert_eq!(found.visits, found.nodes, "every node once");
    assert_eq!(found.last_leaf, TREES as usize);
    let right = (found.right_for_min, found.right_for_max);
    assert_eq!(right, (right_for_min, right_for_max));
    assert!(
        found.alpha_beta < found.visits * 9 / 10,
        "alpha-beta saves something"
    );
}

#[test]
fn a_coin_prefers_the_last_and_a_fair_choice_nobody() {
    let near = |count: u64, share: f64| (count as f64 - share * CHOICES as f64).abs() < 200.0;
    let [coin, fair] = both(3);
    for (count, share) in coin.iter().zip([0.25, 0.25, 0.5]) {
        assert!(near(*count, share), "by a coin: {coin:?}");
    }
    assert!(fair.iter().all(|&count| near(count, 1.0 / 3.0)), "{fair:?}");
    let [coin, _] = both(2);
    assert!(
        coin.iter().all(|&count| near(count, 0.5)),
        "two cannot show it: {coin:?}"
    );
}
