//! The tree that a watched board keeps and the one that is read from the recording are the same, for
//! every search of the course on boards.
//!
//! All of this needs a recording, so a release build, which makes none, has no test here.

#![cfg(debug_assertions)]

use std::fmt::Display;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::Clock;
use alpha_beta::deepening::deepening;
use alpha_beta::move_order::promising_first;
use alpha_beta::negamax::negamax;
use alpha_beta::transposition::{Table, with_table};
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::record;
use dots_and_boxes::built_tree::built_tree;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::negamax_trap::negamax_trap;
use dots_and_boxes::nothing_saved::nothing_saved;
use dots_and_boxes::same_position::{Memo, same_position};
use dots_and_boxes::{solver, squares::Squares};
use game::{Board, Node, Ordered, SearchTree, Value, Watched, WinDrawLoss};
use rstest::rstest;
use std::collections::HashMap;
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

/// A line for each node: all that is known of it but the moments, of which only the order counts.
fn told<M: Copy + Eq + Display>(tree: &SearchTree<M>) -> Vec<String> {
    let mut entered: Vec<Option<usize>> = tree.nodes().map(Node::entered).collect();
    entered.sort_unstable();
    let line = |node: Node<'_, M>| {
        let moves = |moves: &[M]| {
            let moves: Vec<String> = moves.iter().map(M::to_string).collect();
            moves.join(" ")
        };
        let rank = node.entered().map(|at| entered.binary_search(&Some(at)));
        let below: Vec<usize> = node.searched().iter().map(|below| below.id()).collect();
        format!(
            "{} {} of {}, done: {}, offers {}, worth {:?}, searched {rank:?}, below {below:?}",
            moves(&node.path()),
            node.id(),
            node.mover(),
            node.is_done(),
            moves(node.offered()),
            node.value(),
        )
    };
    tree.nodes().map(line).collect()
}

/// Runs a search on a watched board, and compares its tree with that of its recording.
fn hold_equal<B: Board, R>(board: &B, search: impl FnOnce(&Watched<B>) -> R) {
    let watched = Watched::new(board.clone());
    let (_, trace) = record(|| search(&watched));
    let read = SearchTree::of(&trace).expect("a search of one board");
    assert!(read.len() > 1 && read.is_complete());
    let (kept, read) = (told(&watched.tree()), told(&read));
    for (kept, read) in kept.iter().zip(&read) {
        assert_eq!(kept, read);
    }
    assert_eq!(kept.len(), read.len());
}

fn tree(text: &str) -> Tree {
    text.parse().expect("a tree")
}

fn position(text: &str) -> WinDrawLoss<Bits> {
    WinDrawLoss(text.parse().expect("a position"))
}

#[rstest]
#[case::flat("[44, 61, 50]")]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35], [47, 52, 70]]")]
#[case::a_deep_cut("[5, [[[4, 9], 8], 7]]")]
#[case::extra_turns("[{3, 5}, [2, 7], {{1, 4}, 6}]")]
fn searches_of_written_trees_are_read_as_they_were(#[case] text: &str) {
    let tree = tree(text);
    let board = &TreeBoard::new(&tree);
    let depth = tree.height();
    let (alpha, beta) = OPEN;
    hold_equal(board, |board| look_ahead(board, depth));
    hold_equal(board, |board| look_ahead(board, 1));
    hold_equal(board, |board| alpha_beta(board, depth, alpha, beta));
    hold_equal(board, |board| alpha_beta(board, depth, 10, 45));
    hold_equal(board, |board| {
        negamax_trap(board, depth, -Value::MAX, Value::MAX)
    });
    hold_equal(board, |board| nothing_saved(board, depth, alpha, beta));
    hold_equal(board, |board| built_tree(board, depth));
    hold_equal(board, |board| deepening(board, depth, &Clock::boards(9)));
    if !text.contains("{3") {
        hold_equal(board, |board| {
            negamax(board, depth, -Value::MAX, Value::MAX)
        });
    }
}

#[rstest]
fn searches_of_random_trees_are_read_as_they_were(#[values(1, 2, 3, 4, 5, 6)] seed: u64) {
    let tree = uniform::random(3, 4, seed);
    let board = &TreeBoard::new(&tree);
    hold_equal(board, |board| alpha_beta(board, 4, OPEN.0, OPEN.1));
    hold_equal(board, |board| negamax(board, 4, -Value::MAX, Value::MAX));
}

#[rstest]
#[case::three_left("XOXOXO...")]
#[case::four_left("...O.XOXX")]
#[case::five_left("XOXO.....")]
fn searches_of_tic_tac_toe_are_read_as_they_were(#[case] text: &str) {
    let (alpha, beta) = OPEN;
    let board = &position(text);
    hold_equal(board, |board| look_ahead(board, 9));
    hold_equal(board, |board| value_of(board, &mut HashMap::new()));
    hold_equal(board, |board| {
        with_table(board, 9, alpha, beta, &mut Table::new())
    });
    hold_equal(board, |board| negamax(board, 9, -Value::MAX, Value::MAX));
    let sorted = &Ordered::new(board.clone(), promising_first);
    hold_equal(sorted, |board| alpha_beta(board, 9, alpha, beta));
}

#[rstest]
#[case::small("1x2 a1b1 b1c1 a2b2 b2c2")]
#[case::late("2x2 a1b1 b1c1 a1a2 c1c2 a2a3 b2b3 a3b3")]
fn searches_of_dots_and_boxes_are_read_as_they_were(#[case] text: &str) {
    let board: &Dots = &text.parse().expect("a position");
    let depth = board.open().count_ones();
    hold_equal(board, |board| look_ahead(board, depth));
    hold_equal(board, |board| alpha_beta(board, depth, OPEN.0, OPEN.1));
    hold_equal(board, |board| {
        negamax_trap(board, depth, -Value::MAX, Value::MAX)
    });
    hold_equal(board, |board| same_position(board, &mut Memo::new()));
    hold_equal(board, |board| {
        solver::at_least(board, 1, &mut solver::Table::new())
    });
}

#[test]
fn a_search_of_dots_and_squares_is_read_as_it_was() {
    let field: Squares = "2x2".parse().expect("a field");
    hold_equal(&field, |board| look_ahead(board, 3));
}

#[test]
fn two_boards_are_no_one_search() {
    let tree = tree("[3, 5]");
    let (_, trace) = record(|| {
        look_ahead(&Watched::new(TreeBoard::new(&tree)), 1);
        look_ahead(&Watched::new(TreeBoard::new(&tree)), 1);
    });
    assert!(SearchTree::of(&trace).is_none());
}
