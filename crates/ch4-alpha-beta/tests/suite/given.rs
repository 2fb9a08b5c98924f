//! What students are given: how trees are written, the boards, the clock.

use std::time::Duration;

use alpha_beta::clock::{Clock, Timed};
use alpha_beta::deepening::deepening;
use alpha_beta::minimal_tree::minimal_leaves;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use fastrand::Rng;
use game::{Board, Player, check_laws, random_game};
use proptest::prelude::*;
use rstest::rstest;

fn tree(text: &str) -> Tree {
    text.parse().expect("a tree")
}

// ANCHOR: by_hand
fn a_loss_or_a_draw() -> Tree {
    let lost = Tree::inner(vec![Tree::leaf(1), Tree::leaf(-1)]);
    let drawn = Tree::inner(vec![Tree::leaf(0), Tree::leaf(0)]);
    Tree::inner(vec![lost, drawn])
}
// ANCHOR_END: by_hand

#[test]
fn a_tree_is_built_of_its_nodes() {
    assert_eq!(a_loss_or_a_draw().to_string(), "[[1, -1], [0, 0]]");
}

#[rstest]
#[case("[[44, 61, 50], [40, 35]]")]
#[case("-7")]
#[case("[{3, 5}, [2, 7]]")]
#[case("{-2:{1, 2}, 5:[3]}")]
fn a_tree_is_written_as_it_is_read(#[case] text: &str) {
    assert_eq!(tree(text).to_string(), text);
}

#[test]
fn white_space_and_the_printed_minus_are_read_too() {
    assert_eq!(tree(" [ −1,2 ,\n[ 3 ] ] ").to_string(), "[-1, 2, [3]]");
}

#[rstest]
#[case("", "a number, [ or { is wanted after 0 characters")]
#[case("[1, ]", "a number, [ or { is wanted after 4 characters")]
#[case("[]", "a number, [ or { is wanted after 1 characters")]
#[case("[1 2]", ", or ] is wanted after 3 characters")]
#[case("{1]", ", or } is wanted after 2 characters")]
#[case("[1", ", or ] is wanted after 2 characters")]
#[case("5:6", "[ or { is wanted after 2 characters")]
#[case("7 8", "the end is wanted after 2 characters")]
#[case("2147483647", "a number, [ or { is wanted after 0 characters")]
#[case("9999999999", "a number, [ or { is wanted after 0 characters")]
fn what_is_no_tree_is_refused_with_the_place(#[case] text: &str, #[case] why: &str) {
    let fault = text.parse::<Tree>().expect_err("no tree");
    assert_eq!(fault.to_string(), format!("no tree: {why}"));
}

#[test]
fn a_tree_too_deep_to_be_read_is_refused() {
    let text = "[".repeat(100_000);
    let fault = text.parse::<Tree>().expect_err("too deep");
    assert_eq!(fault.wanted, "a flatter tree");
}

#[test]
fn what_was_read_is_remembered() {
    let tree = tree("[[44, 61], [40, 35], 3]");
    assert_eq!(tree.crossed(), "×");
    tree.children()[0].children()[1].value();
    tree.children()[2].value();
    assert_eq!(tree.crossed(), "[[×, 61], ×, 3]");
    assert_eq!(
        (tree.leaves_read(), tree.leaves(), tree.height()),
        (vec![61, 3], 5, 2)
    );
}

#[test]
fn brackets_pass_the_turn_and_braces_do_not() {
    let tree = tree("[{[1], 2}, [3]]");
    let root = TreeBoard::new(&tree);
    let movers = [
        root.to_move(),
        root.play(1).to_move(),
        root.play(1).play(1).to_move(),
        root.play(2).to_move(),
    ];
    let (max, min) = (Player::First, Player::Second);
    assert_eq!(movers, [max, max, min, min]);
    let mins = "{1, 2}".parse().expect("a tree");
    assert_eq!(TreeBoard::new(&mins).to_move(), min);
}

#[test]
fn one_seed_gives_one_tree_and_all_its_leaves_differ() {
    let tree = uniform::random(3, 4, 7);
    assert_eq!(tree.to_string(), uniform::random(3, 4, 7).to_string());
    assert_ne!(tree.to_string(), uniform::random(3, 4, 8).to_string());
    assert_eq!((tree.leaves(), tree.height()), (81, 4));
}

/// The best child is the first, strictly, at every node.
#[rstest]
fn a_perfect_order_has_the_best_child_first(#[values(2, 3)] branching: usize) {
    fn check(tree: &Tree, mover: Player) -> i32 {
        let values = tree
            .children()
            .iter()
            .map(|child| check(child, mover.other()));
        let values: Vec<i32> = values.collect();
        if let [first, others @ ..] = values.as_slice() {
            let worse = |other: &i32| match mover {
                Player::First => other < first,
                Player::Second => other > first,
            };
            assert!(others.iter().all(worse));
        }
        values.first().copied().unwrap_or_else(|| tree.value())
    }
    check(&uniform::perfectly_ordered(branching, 5), Player::First);
}

/// The formula against the proof trees themselves, counted.
#[test]
fn knuth_and_moores_count_is_that_of_two_proofs() {
    fn proof(branching: u64, depth: u32, one_move: bool) -> u64 {
        match (depth, one_move) {
            (0, _) => 1,
            (_, true) => proof(branching, depth - 1, false),
            (_, false) => branching * proof(branching, depth - 1, true),
        }
    }
    for branching in 1..6 {
        for depth in 0..7 {
            let both = proof(branching, depth, true) + proof(branching, depth, false) - 1;
            assert_eq!(minimal_leaves(branching, depth), both);
        }
    }
}

/// 2⁶³ + 2⁶³ does not fit, and one less does.
#[test]
fn the_largest_count_that_fits_is_given() {
    assert_eq!(minimal_leaves(2, 126), u64::MAX);
    assert_eq!(minimal_leaves(u64::MAX, 1), u64::MAX);
}

#[test]
fn a_clock_that_is_up_stays_up_and_ends_every_game() {
    let tree = tree("[[1, 2], [3, 4]]");
    let clock = Clock::boards(2);
    let board = Timed::new(TreeBoard::new(&tree), &clock);
    let once = board.play(1);
    let twice = once.play(1);
    assert!(!clock.is_up() && !once.done() && twice.done());
    let late = board.play(2);
    assert!(clock.is_up() && late.done() && board.done());
    assert_eq!(late.legal_moves().count(), 0);
    assert!(board.try_play(2).is_err(), "a move that is not offered");
    let none = Clock::time(Duration::ZERO);
    let _ = Timed::new(TreeBoard::new(&tree), &none).play(1);
    assert!(none.is_up());
}

#[test]
fn a_depth_is_finished_with_so_many_boards_and_with_one_less_it_is_not() {
    let tree = tree("[3:[4:[2, 9], 5:[8, 9]], 7:[1:[6, 2], 8:[9, 1]], 2:[2, 2]]");
    for (boards, finished) in [(2, 0), (3, 1), (9, 1), (10, 2), (22, 2), (23, 3)] {
        let found = deepening(&TreeBoard::new(&tree), 3, &Clock::boards(boards));
        assert_eq!(found.depth, finished, "with {boards} boards");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_board_keeps_the_laws(seed: u64) {
        let mut rng = Rng::with_seed(seed);
        let tree = uniform::wild(5, &mut rng);
        let clock = Clock::boards(u64::MAX);
        for board in random_game(&Timed::new(TreeBoard::new(&tree), &clock), |moves| rng.usize(..moves)) {
            prop_assert_eq!(check_laws(&board), Ok(()));
        }
    }

    #[test]
    fn a_written_tree_is_read_again(seed: u64) {
        let text = uniform::wild(5, &mut Rng::with_seed(seed)).to_string();
        prop_assert_eq!(tree(&text).to_string(), text);
    }
}
