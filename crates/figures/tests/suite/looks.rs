//! A board that was valued once and not searched is a leaf. Otherwise it was looked at, and is neither a leaf nor cut.

use crate::drawing::{player, text};
use crate::runs::games::{Node, Tree, best_of, inner, leaves, root};
use call_trace::{Trace, record, traced};
use figures::game_counts;
use game::{Board, Player, Value, Watched};
use rstest::rstest;

/// Searched, read as leaves, looked at, and cut.
fn counts(trace: &Trace) -> [usize; 4] {
    let counts = game_counts(trace);
    [counts.searched, counts.leaves, counts.looked_at, counts.cut]
}

/// Values the boards after its moves so many times.
#[traced(skip(board))]
fn values(board: &Watched<Node>, times: &[usize]) -> Value {
    let made = board.legal_moves().zip(times);
    let values = made.flat_map(|(mv, &times)| {
        let next = board.play(mv);
        (0..times).map(move |_| next.evaluate())
    });
    values.max().unwrap_or_default()
}

/// The root has three leaves: 3, 5 and 4.
#[rstest]
#[case::each_once(&[1, 1, 1], [3, 3, 0, 0])]
#[case::one_left_out(&[1, 1, 0], [2, 2, 0, 1])]
#[case::one_twice(&[1, 2, 1], [0, 1, 3, 0])]
#[case::all_twice(&[2, 2, 2], [0, 1, 3, 0])]
fn a_board_that_was_valued_once_is_a_leaf(#[case] times: &[usize], #[case] expected: [usize; 4]) {
    let (_, trace) = record(|| values(&root(&leaves(&[3, 5, 4]), true), times));
    let text = text(&trace);
    assert_eq!(counts(&trace), expected, "{text}");
    assert!(!text.contains("perhaps"), "{text}");
}

/// Searches each move less deep first, to try the best one first.
#[traced(skip(board), depth(depth))]
fn sorts_by_searches(board: &Watched<Node>, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut moves: Vec<usize> = board.legal_moves().collect();
    if depth > 2 {
        moves.sort_by_key(|&mv| -sorts_by_searches(&board.play(mv), depth - 3));
    }
    let found = moves
        .iter()
        .map(|&mv| sorts_by_searches(&board.play(mv), depth - 1));
    found
        .reduce(|old, value| if board.better(value, old) { value } else { old })
        .unwrap_or(0)
}

#[test]
fn the_value_of_an_ordering_search_does_not_update_the_best() {
    // The boards seem to be worth 0 until they are searched.
    let tree = inner([inner([leaves(&[-3])]), inner([leaves(&[-5])])]);
    let (_, trace) = record(|| sorts_by_searches(&root(&tree, true), 3));
    assert!(!player(&trace).contains("is now 0"));
}

/// The worst that the other player can do with one move.
#[traced(skip(board))]
fn quick(board: &Watched<Node>) -> Value {
    let replies = board.legal_moves().map(|mv| board.play(mv).evaluate());
    replies.min().unwrap_or_else(|| board.evaluate())
}

#[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn sorts_by_a_helper(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let max = board.to_move() == Player::First;
    let mut moves: Vec<usize> = board.legal_moves().collect();
    moves.sort_by_key(|&mv| {
        if max {
            -quick(&board.play(mv))
        } else {
            quick(&board.play(mv))
        }
    });
    let search = |next: &_, (alpha, beta)| sorts_by_a_helper(next, depth - 1, alpha, beta);
    best_of(board, moves, (alpha, beta), search)
}

/// Its values order the moves: after move 2 it finds −4 where the search then finds 8.
#[test]
fn what_a_recorded_helper_found_of_a_board_that_was_searched_too_is_nobodys_value() {
    let tree = inner([Tree::Leaf(-2), inner([Tree::Leaf(-2), leaves(&[8, -4])])]);
    let run = || sorts_by_a_helper(&root(&tree, true), 9, Value::MIN, Value::MAX);
    let (_, trace) = record(run);
    let text = text(&trace);
    assert_eq!(counts(&trace), [6, 4, 0, 0], "{text}");
    let page = player(&trace);
    assert!(!page.contains("is now −4"), "{page}");
    assert!(page.contains("The best for MIN is now 8"), "{page}");
    assert!(!text.contains("You visited"), "{text}");
}
