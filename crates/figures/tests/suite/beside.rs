//! A search that declares itself plain alpha-beta is compared with it: the nodes it need not
//! have tried, the moves it left out, the bound that cut, and the line that both play. No other search is.

use std::collections::HashMap;

use crate::drawing::{contains, lacks, of_lines, wide_text};
use crate::runs::games::{Node, Tree, best_of, for_mover, forty_four, inner, leaves, root, trees};
use call_trace::{Trace, record, try_record};
use figures::{AuditDetail, SvgOptions, TextOptions, tree_svg, tree_text};
use game::{Board, Player, Value, Watched, WinDrawLoss};
use proptest::prelude::*;

/// A search like alpha-beta, with a word said about it and without: the window that it hands down,
/// and when it goes no further.
macro_rules! search {
    ($module:ident, [$($said:tt)*], $handed:expr, $closed:expr) => {
        mod $module {
            use super::*;

            #[call_trace::traced(skip(board), window(alpha, beta), depth(depth), $($said)*)]
            pub(super) fn search(
                board: &Watched<Node>,
                depth: u32,
                alpha: Value,
                beta: Value,
            ) -> (Value, Option<usize>) {
                if depth == 0 || board.done() {
                    return (board.evaluate(), None);
                }
                let (mut low, mut high) = (alpha, beta);
                let mut best = (board.worst_case(), None);
                for mv in board.legal_moves() {
                    let handed: fn(Value, Value) -> (Value, Value) = $handed;
                    let (low_there, high_there) = handed(low, high);
                    let (value, _) = search(&board.play(mv), depth - 1, low_there, high_there);
                    if board.better(value, best.0) {
                        best = (value, Some(mv));
                    }
                    match board.to_move() {
                        Player::First => low = low.max(value),
                        Player::Second => high = high.min(value),
                    }
                    let closed: fn(Value, Value) -> bool = $closed;
                    if closed(low, high) {
                        break;
                    }
                }
                best
            }

            pub(super) fn of(tree: &Tree, max: bool, (alpha, beta): (Value, Value)) -> Trace {
                record(|| search(&root(tree, max), 9, alpha, beta)).1
            }
        }
    };
}

search!(
    right,
    [search(alpha_beta)],
    |low, high| (low, high),
    |low, high| low >= high
);
search!(unsaid, [], |low, high| (low, high), |low, high| low >= high);
search!(open, [search(alpha_beta)], |_, _| OPEN, |low, high| low
    >= high);
search!(open_unsaid, [], |_, _| OPEN, |low, high| low >= high);
search!(
    reversed,
    [search(alpha_beta)],
    |low, high| (high, low),
    |low, high| low >= high
);
search!(one_move, [search(alpha_beta)], |_, _| OPEN, |_, _| true);

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

#[test]
fn who_says_it_elsewhere_draws_the_tree_without_the_sentences_below_it() {
    let trace = open::of(&forty_four(), true, OPEN);
    let drawn = |audit| {
        let options = TextOptions {
            width: 500,
            audit,
            ..TextOptions::default()
        };
        tree_text(&trace, &options)
    };
    let said = figures::audited(&trace).expect("it is not alpha-beta");
    let (none, both) = (drawn(AuditDetail::None), drawn(AuditDetail::WithCause));
    let between = drawn(AuditDetail::Difference).len();
    assert_eq!(both, none.clone() + &said + "\n");
    assert!(none.len() < between && between < both.len());
}

/// Plain alpha-beta on any board.
#[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn on_any_board<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let search = |next: &B, (alpha, beta)| on_any_board(next, depth - 1, alpha, beta);
    best_of(board, board.legal_moves(), (alpha, beta), search)
}

#[test]
fn what_a_board_around_the_recorded_one_was_told_is_not_judged() {
    // Only the signs are equal, so only the board around is cut at.
    let tree = inner([Tree::Leaf(3), leaves(&[5, 2])]);
    let around = WinDrawLoss(root(&tree, true));
    let (value, trace) = record(|| on_any_board(&around, 9, OPEN.0, OPEN.1));
    assert_eq!(value, 1);
    let text = wide_text(&trace);
    assert!(text.contains("MIN has 1, MAX already holds 1"), "{text}");
    assert_eq!(figures::audited(&trace), None);
}

#[test]
fn what_a_board_around_the_recorded_one_was_told_is_no_bound_of_the_board_within() {
    let around = WinDrawLoss(root(&leaves(&[-5, -3]), true));
    let (value, trace) = record(|| on_any_board(&around, 9, -1, 7));
    assert_eq!(value, -1);
    let text = wide_text(&trace);
    assert!(text.contains("├─ −1") && !text.contains("─ ≤"), "{text}");
}

/// Returns a text in one line.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_window_that_was_not_handed_down_is_told_where_it_was_closed() {
    let trace = open::of(&forty_four(), true, OPEN);
    let text = wide_text(&trace);
    let said = "Your search tried a move that alpha-beta skips: on the board after move 2, it tried move 2 (the leaf 35). \
                In alpha-beta the window of that board is then (44, 40): already closed,";
    assert!(unwrapped(&text).contains(said), "{text}");
    assert!(text.contains("└─ 35   need not be tried"), "{text}");
    let svg = tree_svg(&trace, &SvgOptions::embedded("t"));
    assert_eq!(svg.matches(">need not be tried<").count(), 1, "{svg}");
}

#[test]
fn what_was_searched_too_many_is_in_sight_where_the_drawing_is_folded() {
    let deep = inner([
        leaves(&[44, 61]),
        inner([leaves(&[44, 35]), leaves(&[70, 71])]),
    ]);
    let trace = open::of(&deep, true, OPEN);
    let options = of_lines(5);
    let text = tree_text(&trace, &options);
    assert!(text.contains("nodes below"), "{text}");
    assert!(text.contains("need not be tried"), "{text}");
}

#[test]
fn a_cause_is_named_only_where_the_windows_were_those_that_it_hands_down() {
    let tree = inner([leaves(&[44, 61]), leaves(&[40, 35])]);
    let (reversed, one_move) = (
        wide_text(&reversed::of(&tree, true, OPEN)),
        wide_text(&one_move::of(&tree, true, OPEN)),
    );
    contains(&reversed, "passes the window in reverse");
    // It visits the same.
    contains(&one_move, "skipped a move that alpha-beta tries");
    assert!(!one_move.contains("in reverse"), "{one_move}");
}

/// The same search in a helper that is not recorded.
#[call_trace::traced(skip(board), depth(depth))]
fn helped(board: &Watched<Node>, depth: u32) -> Value {
    fn search(board: &Watched<Node>, depth: u32) -> Value {
        if depth == 0 || board.done() {
            return board.evaluate();
        }
        let replies = board.legal_moves().map(|mv| board.play(mv));
        let values = replies.map(|reply| search(&reply, depth - 1));
        let better = |a, b| if board.better(a, b) { a } else { b };
        values.reduce(better).unwrap_or_default()
    }
    search(board, depth)
}

#[test]
fn a_search_in_a_helper_that_is_not_recorded_is_told_so() {
    let said = "Only the first call was recorded: put #[traced] on the helper that searches, too.";
    let helped = wide_text(&record(|| helped(&root(&forty_four(), true), 9)).1);
    assert!(helped.replace('\n', " ").contains(said), "{helped}");
    let itself = wide_text(&right::of(&forty_four(), true, OPEN));
    assert!(!itself.contains("Only the first call"), "{itself}");
}

#[test]
fn only_who_says_that_it_is_alpha_beta_is_judged() {
    let text = wide_text(&open_unsaid::of(&forty_four(), true, OPEN));
    assert!(!text.contains("need not"), "{text}");
}

#[call_trace::traced(
    skip(board),
    window(alpha, beta),
    depth(depth),
    values(mover),
    search(alpha_beta)
)]
fn negamax(board: &Watched<Node>, depth: u32, mut alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return for_mover(board);
    }
    let mut best = -Value::MAX;
    for mv in board.legal_moves() {
        best = best.max(-negamax(&board.play(mv), depth - 1, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha > beta {
            break;
        }
    }
    best
}

#[test]
fn negamax_is_judged_by_the_boards_side_whoever_begins() {
    let equal = inner([leaves(&[44, 61]), leaves(&[44, 35])]);
    for max in [true, false] {
        let search =
            |tree: &Tree| record(|| negamax(&root(tree, max), 9, -Value::MAX, Value::MAX)).1;
        let right = wide_text(&search(&forty_four()));
        assert!(!right.contains("need not"), "{right}");
        let late = wide_text(&search(&equal));
        let closed = if max { "[44, 44]" } else { "[61, 61]" };
        assert_eq!(late.contains("already closed"), max, "{closed}: {late}");
    }
}

#[allow(
    clippy::only_used_in_recursion,
    reason = "alpha-beta is told a depth, and this one has no use for it"
)]
#[call_trace::traced(
    skip(board),
    window(alpha, beta),
    depth(depth),
    values(mover),
    search(alpha_beta)
)]
fn never_negates(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    assert!(alpha < beta);
    let values = board.legal_moves().map(|mv| {
        let next = board.play(mv);
        if next.done() {
            next.evaluate()
        } else {
            never_negates(&next, depth - 1, alpha, beta)
        }
    });
    values.max().unwrap_or_else(|| board.evaluate())
}

#[test]
fn a_negamax_that_is_wrong_is_told_so_in_the_movers_values() {
    let leaf = leaves(&[7]);
    for (max, returned, says) in [
        (true, 7, None),
        (
            false,
            7,
            Some("You returned 7, but from the boards that you visited, the value is −7"),
        ),
    ] {
        let run = || never_negates(&root(&leaf, max), 9, -Value::MAX, Value::MAX);
        let (value, trace) = record(run);
        let text = wide_text(&trace);
        assert_eq!(value, returned);
        assert!(!text.contains("Do not negate"), "{text}");
        match says {
            None => assert!(!text.contains("You returned"), "{text}"),
            Some(says) => {
                let text = unwrapped(&text);
                assert!(text.contains(says), "{text}");
                contains(
                    &text,
                    "A sign is wrong. Negate a reply's value only if the mover changes",
                );
            }
        }
    }
}

/// Visits what alpha-beta visits, and returns the last reply, or, where `turned` says so, the best one with the other sign.
#[call_trace::traced(
    skip(board, turned),
    window(alpha, beta),
    depth(depth),
    search(alpha_beta)
)]
fn returns_another(
    board: &Watched<Node>,
    depth: u32,
    mut alpha: Value,
    beta: Value,
    turned: bool,
) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut last = 0;
    for mv in board.legal_moves() {
        last = returns_another(&board.play(mv), depth - 1, alpha, beta, turned);
        alpha = alpha.max(last);
        if alpha >= beta {
            break;
        }
    }
    if turned { -alpha } else { last }
}

/// Both return −4 where 4 is right.
#[test]
fn a_sign_is_called_flipped_only_where_a_node_returned_what_it_found_with_the_other_sign() {
    let said = |turned, replies: &[i32]| {
        let board = root(&leaves(replies), true);
        let (value, trace) = record(|| returns_another(&board, 9, OPEN.0, OPEN.1, turned));
        assert_eq!(value, -4);
        figures::audited(&trace).expect("the value is wrong")
    };
    let turned = said(true, &[4, 2]);
    assert!(turned.contains("A sign is wrong"), "{turned}");
    let of_the_last = said(false, &[4, -4]);
    assert!(of_the_last.contains("You returned −4"), "{of_the_last}");
    assert!(!of_the_last.contains("sign"), "{of_the_last}");
}

#[test]
fn a_search_that_was_broken_off_is_not_judged() {
    #[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
    fn breaks(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
        if depth == 0 || alpha >= beta || board.done() {
            let value = board.evaluate();
            assert!(value != 35, "a leaf that nobody should read");
            return value;
        }
        let replies = board.legal_moves().map(|mv| board.play(mv));
        let values = replies.map(|reply| breaks(&reply, depth - 1, alpha, beta));
        values.max().unwrap_or_default()
    }
    let board = root(&forty_four(), true);
    let (_, trace) = try_record(|| breaks(&board, 2, Value::MIN, Value::MAX));
    let text = wide_text(&trace);
    assert!(text.contains("never returned"), "{text}");
    lacks(&text, "need not");
    lacks(&text, "visited");
}

/// Searches each move twice.
#[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn searches_twice(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let search = |next: &_, (alpha, beta)| {
        searches_twice(next, depth - 1, alpha, beta);
        searches_twice(next, depth - 1, alpha, beta)
    };
    best_of(board, board.legal_moves(), (alpha, beta), search)
}

#[test]
fn the_second_search_of_a_move_need_not_be_tried() {
    let text = wide_text(&record(|| searches_twice(&root(&leaves(&[3, 5]), true), 9, -1, 0)).1);
    let mut threes = text.lines().filter(|line| line.contains("─ 3"));
    assert!(threes.next().is_some_and(|line| !line.contains("need not")));
    assert!(threes.next().is_some_and(|line| line.contains("need not")));
    assert!(text.contains("You visited 3 nodes; 2 suffice."), "{text}");
    assert!(text.contains("2 nodes searched below the root"), "{text}");
}

#[call_trace::traced(
    skip(board, table),
    window(alpha, beta),
    depth(depth),
    search(alpha_beta)
)]
fn keeps(
    board: &Watched<Node>,
    table: &mut HashMap<String, Value>,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> Value {
    if let Some(&known) = table.get(&board.to_string()) {
        return known;
    }
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let search = |next: &_, (alpha, beta)| keeps(next, table, depth - 1, alpha, beta);
    let best = best_of(board, board.legal_moves(), (alpha, beta), search);
    table.insert(board.to_string(), best);
    best
}

/// A table answered these calls at once: the program left out no branch there.
#[test]
fn a_call_that_was_answered_at_once_is_not_held_against_alpha_beta() {
    let tree = inner([leaves(&[3, 5]), leaves(&[3, 5])]);
    let board = root(&tree, true);
    let run = || keeps(&board, &mut HashMap::new(), 9, Value::MIN, Value::MAX);
    let text = wide_text(&record(run).1);
    assert!(text.contains("answered at once"), "{text}");
    assert!(!text.contains("You visited"), "{text}");
}

/// Searches below its board without a recorded call.
#[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn one_call(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    fn below(board: &Watched<Node>, depth: u32, window: (Value, Value)) -> Value {
        if depth == 0 || board.done() {
            return board.evaluate();
        }
        let search = |next: &_, window| below(next, depth - 1, window);
        best_of(board, board.legal_moves(), window, search)
    }
    below(board, depth, (alpha, beta))
}

/// Makes a needless move and hands its own board on.
#[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn hands_on(
    board: &Watched<Node>,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<usize>) {
    let moves: Vec<usize> = board.legal_moves().collect();
    let _ = board.play(moves[0]);
    open::search(board, depth, alpha, beta)
}

#[test]
fn a_search_that_another_one_does_is_held_against_alpha_beta() {
    let run = || hands_on(&root(&forty_four(), true), 9, Value::MIN, Value::MAX);
    let text = wide_text(&record(run).1);
    assert!(!text.contains("once more"), "{text}");
    assert_eq!(text, wide_text(&open::of(&forty_four(), true, OPEN)));
}

#[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn stays(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() || alpha >= beta {
        return board.evaluate();
    }
    let found = board.legal_moves().map(|mv| {
        let _ = board.play(mv);
        stays(board, depth - 1, alpha, beta)
    });
    found.max().unwrap_or(0)
}

#[test]
fn a_search_that_asks_its_own_board_again_is_told_the_move_that_it_left_out() {
    let text =
        wide_text(&record(|| stays(&root(&forty_four(), true), 1, Value::MIN, Value::MAX)).1);
    contains(&text, "You visited 4 nodes, but left out some");
    contains(&text, "on the first board, it did not try move 1.");
}

/// Sorts by the best that the same player, or else the next one, can reach with a second move.
#[call_trace::traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
fn sorts_two_deep(board: &Watched<Node>, depth: u32, alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let max = board.to_move() == Player::First;
    let mut moves: Vec<usize> = board.legal_moves().collect();
    moves.sort_by_key(|&mv| {
        let next = board.play(mv);
        let replies = next.legal_moves().map(|reply| next.play(reply).evaluate());
        let best = replies.max().unwrap_or_else(|| next.evaluate());
        if max { -best } else { best }
    });
    let search = |next: &_, (alpha, beta)| sorts_two_deep(next, depth - 1, alpha, beta);
    best_of(board, moves, (alpha, beta), search)
}

proptest! {
    /// So whose bound cut and which line both play are found from the values of a right search as
    /// plain alpha-beta finds them.
    #[test]
    fn of_a_right_search_the_trace_says_what_plain_alpha_beta_says(
        tree in trees(), max: bool, low in -12..3, wide in 1..12,
    ) {
        for window in [OPEN, (low, low + wide)] {
            let judged = wide_text(&right::of(&tree, max, window));
            prop_assert_eq!(judged, wide_text(&unsaid::of(&tree, max, window)));
        }
    }

    /// Whether its calls are recorded or not, and however deep it looks before it tries a move.
    #[test]
    fn a_right_search_is_not_blamed_for_calls_and_looks(
        tree in trees(), max in any::<bool>(), low in -12..3, wide in 1..12,
    ) {
        for (alpha, beta) in [OPEN, (low, low + wide)] {
            let board = || root(&tree, max);
            let runs = [
                record(|| one_call(&board(), 9, alpha, beta)).1,
                record(|| sorts_two_deep(&board(), 9, alpha, beta)).1,
            ];
            for text in runs.iter().map(wide_text) {
                prop_assert!(!text.contains("You visited") && !text.contains("need not"), "{}", text);
            }
        }
    }
}

/// It visits what plain alpha-beta visits and returns 5, and its board after the move says −5.
#[test]
fn the_line_both_play_goes_through_equal_values() {
    let tree = inner([leaves(&[5])]);
    let run = || never_negates(&root(&tree, true), 9, -Value::MAX, Value::MAX);
    let text = tree_text(&record(run).1, &TextOptions::default());
    assert!(text.starts_with("MAX  5"), "{text}");
    assert!(text.contains("MIN  −5"), "{text}");
    assert!(!text.contains('★'), "{text}");
}
