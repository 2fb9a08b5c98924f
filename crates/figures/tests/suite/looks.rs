//! A search may value the board after a move to look at it, or to read a leaf: which it was, follows from what it did.

use crate::runs::games::{Node, Tree, best_of, inner, leaves, root};
use call_trace::{record, traced};
use figures::{GameCounts, SvgOptions, TextOptions, Walk, game_counts, player_fragment, tree_text};
use game::{Board, Player, Value, Watched};

/// Looks at the boards after these moves, then tries the moves in this order; a finished board it values itself.
#[traced(
    skip(board, looks, order),
    window(alpha, beta),
    depth(depth),
    search(alpha_beta)
)]
fn looks_first(
    board: &Watched<Node>,
    looks: &[usize],
    order: &[usize],
    depth: u32,
    alpha: Value,
    beta: Value,
) -> Value {
    let mut moves: Vec<usize> = board.legal_moves().collect();
    for &mv in looks.iter().filter(|mv| moves.contains(mv)) {
        board.play(mv).evaluate();
    }
    moves.sort_by_key(|mv| order.iter().position(|it| it == mv));
    let search = |next: &Watched<_>, (alpha, beta)| match next.done() || depth == 1 {
        true => next.evaluate(),
        false => looks_first(next, looks, order, depth - 1, alpha, beta),
    };
    best_of(board, moves, (alpha, beta), search)
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
fn what_was_searched_again_after_another_move_is_not_held() {
    // The boards seem to be worth 0 until they are searched.
    let tree = inner([inner([leaves(&[-3])]), inner([leaves(&[-5])])]);
    let (_, trace) = record(|| sorts_by_searches(&root(&tree, true), 3));
    let page = player_fragment(&trace, &SvgOptions::embedded("it"));
    assert!(!page.contains("is now 0"), "{page}");
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

#[test]
fn a_right_search_that_sorts_by_a_recorded_helper_is_not_blamed() {
    let tree = inner([Tree::Leaf(-2), inner([Tree::Leaf(-2), leaves(&[8, -4])])]);
    let run = || sorts_by_a_helper(&root(&tree, true), 9, Value::MIN, Value::MAX);
    let text = tree_text(&record(run).1, &TextOptions::default());
    assert!(!text.contains("You visited"), "{text}");
}

/// Its values order the moves: after move 2 it finds −4 where the search then finds 8.
#[test]
fn what_a_recorded_helper_found_of_a_board_that_was_searched_too_is_nobodys_value() {
    let tree = inner([Tree::Leaf(-2), inner([Tree::Leaf(-2), leaves(&[8, -4])])]);
    let run = || sorts_by_a_helper(&root(&tree, true), 9, Value::MIN, Value::MAX);
    let (_, trace) = record(run);
    let text = tree_text(&trace, &TextOptions::default());
    let counts = game_counts(&trace);
    assert_eq!(
        (counts.searched, counts.leaves, counts.cut),
        (6, 4, 0),
        "{text}"
    );
    let page = player_fragment(&trace, &SvgOptions::embedded("it"));
    assert!(!page.contains("is now −4"), "{page}");
    assert!(page.contains("The best for MIN is now 8"), "{page}");
}

/// Takes a finished board that closes the window before it searches anything.
#[traced(skip(board), window(alpha, beta), depth(depth))]
fn takes_at_once(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let finished = board.legal_moves().map(|mv| board.play(mv));
    for next in finished.filter(Board::done) {
        let value = next.evaluate();
        let is_closed = match board.to_move() {
            Player::First => value >= beta,
            Player::Second => value <= alpha,
        };
        if is_closed {
            return value;
        }
    }
    let search = |next: &_, (alpha, beta)| takes_at_once(next, depth - 1, alpha, beta);
    best_of(board, board.legal_moves(), (alpha, beta), search)
}

/// After move 2 it looked at 3, and took 1 at once: no call tells the two apart.
#[test]
fn a_search_that_reads_its_leaves_by_calls_is_not_said_to_have_read_one_without_a_call() {
    let tree = inner([leaves(&[2]), leaves(&[3, 1])]);
    let run = || takes_at_once(&root(&tree, true), 9, Value::MIN, Value::MAX);
    let (_, trace) = record(run);
    let page = player_fragment(&trace, &SvgOptions::embedded("it"));
    assert!(!page.contains("The best for MIN is now 3"), "{page}");
    let counts = game_counts(&trace);
    assert_eq!(
        (counts.searched, counts.leaves, counts.looked_at),
        (3, 1, 2),
        "{counts:?}"
    );
}

fn drawn(tree: &Tree, looks: &[usize], order: &[usize], beta: Value) -> (String, String) {
    let run = || looks_first(&root(tree, true), looks, order, 9, Value::MIN, beta);
    let (_, trace) = record(run);
    let page = player_fragment(&trace, &SvgOptions::embedded("it"));
    (tree_text(&trace, &TextOptions::default()), page)
}

/// Move 2 was looked at, 1 was read in its turn, and its value was handed down.
#[test]
fn a_finished_board_whose_value_was_handed_down_was_read() {
    let tree = inner([Tree::Leaf(7), leaves(&[5])]);
    let (text, _) = drawn(&tree, &[2], &[1, 2], Value::MAX);
    assert!(text.contains("├─ 7  ★"), "{text}");
    assert!(text.contains("(7, +∞)"), "{text}");
    assert!(!text.contains("looked at"), "{text}");
}

/// Moves 1 and 2 were looked at, 2 was tried first and closed the window.
#[test]
fn a_finished_board_whose_value_was_not_handed_down_was_looked_at() {
    let tree = inner([Tree::Leaf(3), leaves(&[8]), leaves(&[1])]);
    let (text, page) = drawn(&tree, &[1, 2], &[2, 1, 3], 6);
    assert!(
        text.contains("2 nodes searched below the root, 2 "),
        "{text}"
    );
    assert!(!text.contains("├─ 3"), "{text}");
    assert!(!page.contains("is now 3"), "{page}");
    assert!(!text.contains("You visited"), "{text}");
}

/// After move 1, the leaf 4 was looked at, and the leaf 2 was read and closed the window. Nothing tells which was which, so
/// neither is a leaf that was read or a branch that was cut.
#[test]
fn where_nothing_tells_nobody_is_blamed_and_nothing_is_held() {
    let tree = inner([leaves(&[4, 2]), Tree::Leaf(5)]);
    let (text, page) = drawn(&tree, &[1], &[2, 1], Value::MAX);
    assert!(text.contains("MIN  ≤ 2   looked at 2 moves"), "{text}");
    assert!(text.contains("(5, +∞)"), "{text}");
    assert!(
        text.contains("2 more looked at and perhaps read."),
        "{text}"
    );
    assert!(!text.contains("You visited"), "{text}");
    assert!(!page.contains("is now 4"), "{page}");
}

/// Values all boards after the moves, and searches them with the best for MAX first: by calls, or the finished ones itself.
#[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn sorts_boards(
    board: &Watched<Node>,
    by_calls: bool,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let max = board.to_move() == Player::First;
    let found = board
        .legal_moves()
        .map(|mv| (board.play(mv).evaluate(), mv));
    let mut found: Vec<(Value, usize)> = found.collect();
    found.sort_by_key(|&(value, _)| if max { -value } else { value });
    let moves = found.into_iter().map(|(_, mv)| mv);
    let search = |next: &Watched<_>, (alpha, beta)| match next.done() && !by_calls {
        true => next.evaluate(),
        false => sorts_boards(next, by_calls, depth - 1, alpha, beta),
    };
    best_of(board, moves, (alpha, beta), search)
}

fn sorted(tree: &Tree, by_calls: bool) -> (String, GameCounts) {
    let run = || sorts_boards(&root(tree, true), by_calls, 9, Value::MIN, Value::MAX);
    let (_, trace) = record(run);
    let options = TextOptions::default();
    (tree_text(&trace, &options), game_counts(&trace))
}

/// After moves 2 and 2 the leaf 5 is tried first and closes the window; −4 was only looked at.
#[test]
fn where_finished_boards_are_searched_by_calls_what_no_call_is_about_was_looked_at() {
    let inner_boards = inner([leaves(&[5]), leaves(&[-4, 5]), leaves(&[5, 8])]);
    let tree = inner([inner([leaves(&[6, 7, -5]), leaves(&[2])]), inner_boards]);
    let (text, counts) = sorted(&tree, true);
    assert!(text.contains("×  looked at: −4"), "{text}");
    assert!(!text.contains("├─ −4"), "{text}");
    assert_eq!(
        (counts.searched, counts.leaves, counts.cut),
        (14, 7, 2),
        "{text}"
    );
}

/// After move 2 the leaf 1 is valued again, which closes the window; 3 and 2 were only looked at.
#[test]
fn a_board_that_is_valued_once_more_after_all_were_looked_at_is_read_then() {
    let tree = inner([Tree::Leaf(5), leaves(&[3, 2, 1])]);
    let (text, counts) = sorted(&tree, false);
    assert!(text.contains("looked at: 3, 2"), "{text}");
    assert_eq!(
        (counts.searched, counts.leaves, counts.cut),
        (3, 2, 2),
        "{text}"
    );
}

/// Values both boards, and the one after move 2 again: to read it, or because that is the best of what it read.
#[traced(skip(board))]
fn values_the_second_again(board: &Watched<Node>) -> Value {
    let made: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    made.iter().map(Board::evaluate).max();
    made[1].evaluate()
}

#[test]
fn what_was_valued_once_before_another_board_was_valued_again_is_neither_read_nor_cut() {
    let (_, trace) = record(|| values_the_second_again(&root(&leaves(&[3, 5]), true)));
    let text = tree_text(&trace, &TextOptions::default());
    assert!(text.contains("×  looked at: 3"), "{text}");
    let counts = game_counts(&trace);
    assert_eq!(
        (counts.searched, counts.cut, counts.looked_at),
        (1, 0, 1),
        "{text}"
    );
}

/// Asks each move one level deep first, and only the best one again.
#[traced(skip(board), depth(depth))]
fn asks_less_deep_first(board: &Watched<Node>, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let made: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    if depth == 1 {
        let found = made.iter().map(|next| asks_less_deep_first(next, 0));
        return found.min().unwrap_or_default();
    }
    for next in &made {
        asks_less_deep_first(next, 0);
    }
    asks_less_deep_first(&made[1], 1)
}

#[test]
fn what_was_asked_less_deep_than_the_move_that_is_asked_again_is_not_held() {
    let tree = inner([leaves(&[-3]), leaves(&[-5])]);
    let (_, trace) = record(|| asks_less_deep_first(&root(&tree, true), 2));
    let page = player_fragment(&trace, &SvgOptions::embedded("it"));
    assert!(!page.contains("is now 0"), "{page}");
}

/// Sorts by a key that values each board several times, and then values the first ones once more to read them.
#[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn sorts_by_values(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    let sign = if board.to_move() == Player::First {
        -1
    } else {
        1
    };
    let mut moves: Vec<usize> = board.legal_moves().collect();
    let worth = |mv: &usize| sign * board.play(*mv).evaluate();
    moves.sort_by_key(worth);
    let search = |next: &Watched<_>, (alpha, beta)| match next.done() || depth == 1 {
        true => next.evaluate(),
        false => sorts_by_values(next, depth - 1, alpha, beta),
    };
    best_of(board, moves, (alpha, beta), search)
}

/// In the window (−1, 2) −1 comes first and closes it; 1 and 0 are cut, and each was valued twice.
#[test]
fn what_a_sort_valued_several_times_is_not_drawn_as_read_where_it_may_be_cut() {
    let run = || sorts_by_values(&root(&leaves(&[1, 0, -1]), false), 9, -1, 2);
    let (value, trace) = record(run);
    assert_eq!(value, -1);
    let counts = game_counts(&trace);
    assert_eq!((counts.leaves, counts.looked_at), (0, 3));
    let page = player_fragment(&trace, &SvgOptions::embedded("it"));
    assert!(!page.contains("a leaf: 1"), "{page}");
}

/// Asks later moves less deep first, and once more where that seems better.
#[traced(skip(board), depth(depth))]
fn asks_again_where_it_seems_better(board: &Watched<Node>, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best: Option<Value> = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let is_worth_it = best.is_none_or(|best| {
            board.better(asks_again_where_it_seems_better(&next, depth - 2), best)
        });
        if is_worth_it {
            let value = asks_again_where_it_seems_better(&next, depth - 1);
            best = best.filter(|&old| board.better(old, value)).or(Some(value));
        }
    }
    best.unwrap_or_default()
}

/// Move 2 seems to be worth 0, and then is worth −5: which of the two the search took, nobody knows.
#[test]
fn no_best_value_is_shown_where_it_depends_on_which_of_two_answers_was_taken() {
    let tree = inner([leaves(&[-3]), leaves(&[-5])]);
    let (_, trace) = record(|| asks_again_where_it_seems_better(&root(&tree, true), 2));
    let walk = Walk::new(&trace);
    let handed_up = |value: &str| {
        let mut steps = 0..walk.len();
        let it = steps.find(|&step| walk.sentence(step).contains(&format!("hands up {value}")));
        walk.frames(it.expect("a value"), 80).next()
    };
    assert_eq!(handed_up("−3").as_deref(), Some("MAX best −3"));
    assert_eq!(handed_up("−5").as_deref(), Some("MAX"));
}
