//! Bugs that random searches found, each as a small program: a drawing must not claim an action that did not happen.

use call_trace::{Trace, traced, try_record};
use game::{Board, Value, Watched};

use crate::drawing::{lacks, sentences, text};
use crate::runs::games::{Node, Tree, best, inner, leaves, root};

fn recorded(tree: &Tree, search: impl FnOnce(&Watched<Node>) -> Value) -> Trace {
    let board = root(tree, true);
    try_record(|| search(&board)).1
}

/// Searches the first board a level less deep before it searches it.
#[traced(skip(board), depth(depth))]
fn deepens_inside(board: &Watched<Node>, depth: u32) -> Value {
    if board.done() || depth == 0 {
        return board.evaluate();
    }
    if depth == 2 {
        deepens_inside(board, 1);
    }
    let moves = board.legal_moves();
    best(
        board,
        moves.map(|mv| deepens_inside(&board.play(mv), depth - 1)),
    )
}

#[test]
fn a_board_that_is_searched_once_more_is_no_move_and_hands_nothing_up() {
    let trace = recorded(&inner([leaves(&[3, 5]), Tree::Leaf(-4)]), |board| {
        deepens_inside(board, 2)
    });
    let text = text(&trace);
    assert!(text.contains("├─ once more: MAX  0\n"), "{text}");
    let steps = sentences(&trace);
    assert_eq!(steps[1], "once more: MAX chooses here", "{steps:?}");
    assert!(steps.contains(&"MAX hands up 0".into()), "{steps:?}");
}

/// Asks with a null window first, and asks again if the answer is inside the full window.
#[traced(skip(board), window(alpha, beta))]
fn asks_first(board: &Watched<Node>, mut alpha: Value, beta: Value) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let mut best = Value::MIN;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let mut value = match best {
            Value::MIN => asks_first(&next, alpha, beta),
            _ => asks_first(&next, alpha, alpha + 1),
        };
        if best > Value::MIN && value > alpha && value < beta {
            value = asks_first(&next, alpha, beta);
        }
        best = best.max(value);
        alpha = alpha.max(best);
    }
    best
}

#[test]
fn what_a_first_answer_was_to_a_search_that_asks_again_is_not_said() {
    let trace = recorded(&leaves(&[3, 5]), |board| {
        asks_first(board, Value::MIN, Value::MAX)
    });
    let steps = sentences(&trace);
    let told = [
        "move 2, a leaf: 5",
        "move 2, a leaf: 5. The best for MAX is now 5, α rises to 5",
    ];
    assert_eq!(steps[2..4], told);
    // Both calls valued the board.
    lacks(text(&trace), "answered at once");
}

/// Searches what follows two plies further on, after the first move was searched.
#[traced(skip(board))]
fn further_on(board: &Watched<Node>, first: bool) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let next = board.play(1);
    let value = further_on(&next, false);
    if first {
        further_on(&next.play(2), false);
    }
    value
}

#[test]
fn what_a_search_did_two_plies_further_on_is_not_drawn_in_another_search() {
    let trace = recorded(&inner([leaves(&[3, 5])]), |board| further_on(board, true));
    let text = text(&trace);
    // The drawing shows them in the order of the run.
    assert!(text.contains("├─ MIN  ≤ 3\n│  ├─ 3\n"), "{text}");
    assert!(
        text.contains("└─ MIN  no recorded number\n   ├─ ×  not visited: later moves were searched; unread: 3\n   └─ 5\n"),
        "{text}"
    );
}

/// Looks at all leaves before it reads one after the other.
#[traced(skip(board), window(alpha, beta))]
fn looks_first(board: &Watched<Node>, alpha: Value, beta: Value) -> Value {
    let made: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    let seen: Value = made.iter().map(Board::evaluate).sum();
    let values = made
        .iter()
        .map(Board::evaluate)
        .filter(|_| seen > 0 && alpha < beta);
    best(board, values)
}

#[test]
fn when_a_search_took_a_leaf_that_it_read_twice_is_not_said() {
    let trace = recorded(&leaves(&[3, 5]), |board| {
        looks_first(board, Value::MIN, Value::MAX)
    });
    let steps = sentences(&trace);
    assert!(
        !steps.iter().any(|say| say.contains("The best for")),
        "{steps:?}"
    );
}

/// Leaves moves out, whatever its window is.
#[traced(skip(board), window(alpha, beta))]
fn stops_early(board: &Watched<Node>, alpha: Value, beta: Value) -> Value {
    match board.done() {
        true => board.evaluate().clamp(-9, 9),
        false => stops_early(&board.play(1), alpha.min(beta + 3), beta),
    }
}

#[test]
fn a_window_that_was_closed_before_is_not_called_open() {
    let trace = recorded(&leaves(&[3, 5]), |board| stops_early(board, 7, 4));
    let text = text(&trace);
    assert!(
        text.contains("not visited: MAX has 3, and (7, 4) was closed before"),
        "{text}"
    );
}

/// Returns what its second move is worth.
#[traced(skip(board))]
fn takes_the_second(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    takes_the_second(&board.play(1));
    takes_the_second(&board.play(2))
}

#[test]
fn a_value_that_another_move_is_better_than_is_not_called_nobodys() {
    let trace = recorded(&leaves(&[5, 3, 1]), takes_the_second);
    let text = text(&trace);
    lacks(&text, "none of the moves searched is worth");
}

/// Comes to no end.
#[traced(skip(board))]
fn breaks(board: &Watched<Node>) -> Value {
    assert!(!board.done(), "a leaf");
    breaks(&board.play(1))
}

#[test]
fn a_call_that_a_panic_went_through_hands_nothing_up_and_is_no_leaf() {
    let steps = sentences(&recorded(&leaves(&[3]), breaks));
    let said = [
        "MAX chooses here",
        "move 1: never returned",
        "MAX never returned",
    ];
    assert_eq!(steps, said);
}
