//! Wrong searches are drawn exactly as they ran. The trace contains each player, each window and each
//! returned value. The drawing does not infer them from the values of the boards.

use crate::drawing::{contains, lacks, nodes, player, wide_text};
use crate::runs::games::{
    Node, Tree, best, extra_turn, for_mover, forty_four, inner, leaves, root,
};
use call_trace::{TIME_IS_UP, note, record, traced};
use figures::{TextOptions, calls_text};
use game::{Board, Player, Value, Watched};
use rstest::rstest;

/// MAX takes the smallest value, and MIN the largest.
#[traced(skip(board))]
fn exchanged(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let values = board.legal_moves().map(|mv| exchanged(&board.play(mv)));
    match board.to_move() {
        Player::First => values.min(),
        Player::Second => values.max(),
    }
    .unwrap_or_default()
}

/// Turns the sign also where a player moves again.
#[traced(skip(board), values(mover))]
fn negates_always(board: &Watched<Node>) -> Value {
    if board.done() {
        return for_mover(board);
    }
    let replies = board
        .legal_moves()
        .map(|mv| -negates_always(&board.play(mv)));
    replies.max().unwrap_or_default()
}

/// MIN moves again after the first move and gets 2. MAX moves after the second, which gives −2. The program turns the
/// sign of both, so its best value is −2 from the first move on; without that bug it would be 2 and then −2.
#[test]
fn what_the_best_is_is_not_said_where_a_sign_may_have_been_turned() {
    let again = Tree::Inner(vec![Tree::Leaf(2), Tree::Leaf(5)], true);
    let told = |search: fn(&Watched<Node>) -> Value, other: i32| {
        let tree = inner([again.clone(), leaves(&[other])]);
        let (value, trace) = record(|| search(&root(&tree, false)));
        (value, player(&trace))
    };
    let (value, said) = told(negates_always, -2);
    assert_eq!(value, 2);
    contains(&said, "MIN hands up 2");
    lacks(&said, "MIN hands up 2. MIN");
    // The other program's values cannot result from a sign too many.
    let (value, said) = told(negates_where_the_turn_goes_over, 1);
    assert_eq!(value, -1);
    contains(&said, "MIN hands up 2. The best for MIN is now 2");
    assert!(said.contains("The best for MIN is now 1"), "{said}");
}

/// Turns the sign only if the other player moves next.
#[traced(skip(board), values(mover))]
fn negates_where_the_turn_goes_over(board: &Watched<Node>) -> Value {
    if board.done() {
        return for_mover(board);
    }
    let replies = board.legal_moves().map(|mv| {
        let reply = board.play(mv);
        match reply.to_move() == board.to_move() {
            true => negates_where_the_turn_goes_over(&reply),
            false => -negates_where_the_turn_goes_over(&reply),
        }
    });
    replies.max().unwrap_or_default()
}

/// Knows one answer.
#[traced(skip(board))]
fn constant(board: &Watched<Node>) -> Value {
    for mv in board.legal_moves() {
        constant(&board.play(mv));
    }
    4
}

#[test]
fn a_constant_is_drawn_at_every_node() {
    let (_, trace) = record(|| constant(&root(&forty_four(), true)));
    let nodes = nodes(&trace);
    assert_eq!(nodes.len(), 12, "{}", wide_text(&trace));
    assert!(nodes.iter().all(|node| node.contains('4')), "{nodes:?}");
    assert!(nodes[0].starts_with("MAX") && nodes[1].starts_with("MIN"));
}

/// Reads the player to move from the new board, and takes the better value for that player.
#[traced(skip(board))]
fn asks_the_wrong_board(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let reply = board.play(mv);
        let value = asks_the_wrong_board(&reply);
        if best == board.worst_case() || reply.better(value, best) {
            best = value;
        }
    }
    best
}

/// Collects all boards first, and searches the last one first.
#[traced(skip(board))]
fn last_first(board: &Watched<Node>) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let boards: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    best(board, boards.iter().rev().map(last_first))
}

#[rstest]
#[case::who_is_max_is_what_the_board_says(
    exchanged, four(), true, 5, &[(0, "MAX  5"), (1, "MIN  5"), (4, "MIN  9")]
)]
#[case::one_child_is_enough_to_know_who_moves(
    exchanged, inner([inner([Tree::Leaf(3)])]), false, 3, &[(0, "MIN  3"), (1, "MAX  3")]
)]
// MAX moves twice: what its second node returns is MAX's own, and it is negated all the same.
#[case::a_value_is_turned_by_who_moves_and_not_by_what_would_fit(
    negates_always, twice(7, 2), true, -7, &[(0, "MAX  −7"), (1, "MAX again  7"), (2, "7")]
)]
#[case::an_extra_turn_says_again(exchanged, extra_turn(), true, 2, &[(4, "MAX again  2")])]
#[case::each_call_has_the_position_that_it_asks_first(
    asks_the_wrong_board, forty_four(), true, 40, &[(0, "MAX  40"), (1, "MIN  61")]
)]
#[case::boards_that_were_collected_are_drawn_where_they_were_searched(
    last_first, forty_four(), true, 47, &[(1, "MIN  47"), (2, "70"), (5, "MIN  35")]
)]
fn a_wrong_search_is_drawn_as_it_ran(
    #[case] search: fn(&Watched<Node>) -> Value,
    #[case] tree: Tree,
    #[case] max: bool,
    #[case] returned: Value,
    #[case] begins: &[(usize, &str)],
) {
    let (value, trace) = record(|| search(&root(&tree, max)));
    assert_eq!(value, returned, "{}", wide_text(&trace));
    let nodes = nodes(&trace);
    let written = tree.to_string();
    assert_eq!(nodes.len(), 1 + written.matches(['[', '{', ',']).count());
    for &(at, words) in begins {
        assert!(nodes[at].starts_with(words), "{}", wide_text(&trace));
    }
}

fn four() -> Tree {
    inner([leaves(&[3, 5]), leaves(&[4, 9])])
}

/// A tree in which the player moves again after the only move.
fn twice(first: i32, second: i32) -> Tree {
    let again = vec![Tree::Leaf(first), Tree::Leaf(second)];
    inner([Tree::Inner(again, true)])
}

/// Returns a move and no value.
#[traced(skip(board))]
fn first_move(board: &Watched<Node>) -> Option<usize> {
    for mv in board.legal_moves() {
        first_move(&board.play(mv));
    }
    board.legal_moves().next()
}

#[test]
fn a_value_that_nobody_returned_is_not_drawn() {
    let (_, trace) = record(|| first_move(&root(&forty_four(), true)));
    let text = wide_text(&trace);
    assert!(text.starts_with("MAX  ·\n"), "{text}");
    let is_number = |line: &String| line.contains(|c: char| c.is_ascii_digit());
    assert!(!nodes(&trace).iter().any(is_number), "{text}");
    assert!(!text.contains("both play"), "{text}");
}

#[traced]
fn outer(n: u32) -> u32 {
    helper(n) + helper(n + 1)
}

#[traced]
fn helper(n: u32) -> u32 {
    n
}

#[test]
fn a_function_without_recursion_has_no_base_case() {
    let text = calls_text(&record(|| outer(1)).1, &TextOptions::default());
    contains(&text, "helper(1) → 1");
    lacks(&text, "base case");
}

/// The first of two functions; the second calls no other.
#[traced(skip(board))]
fn best_of_replies(board: &Watched<Node>) -> Value {
    let replies = board.legal_moves().map(|mv| worst_leaf(&board.play(mv)));
    replies.max().unwrap_or_default()
}

#[traced(skip(board))]
fn worst_leaf(board: &Watched<Node>) -> Value {
    let leaves = board.legal_moves().map(|mv| board.play(mv).evaluate());
    leaves.min().unwrap_or_default()
}

#[test]
fn who_is_called_on_a_board_of_its_own_searches_it() {
    let (_, trace) = record(|| best_of_replies(&root(&forty_four(), true)));
    let values: Vec<&'static str> = vec!["MAX  47", "MIN  44", "MIN  35", "MIN  47"];
    let nodes = nodes(&trace);
    let inner: Vec<&String> = nodes.iter().filter(|line| line.starts_with('M')).collect();
    let fits = |(line, value): (&&String, &&str)| line.starts_with(value);
    assert!(inner.iter().zip(&values).all(fits), "{}", wide_text(&trace));
    assert_eq!(inner.len(), values.len(), "{}", wide_text(&trace));
}

/// Works out each number once, and then answers 0.
#[traced(skip(known))]
fn forgets(n: u32, known: &mut Vec<u32>) -> u32 {
    if known.contains(&n) {
        return 0;
    }
    let value = if n < 2 {
        n
    } else {
        forgets(n - 1, known) + forgets(n - 2, known)
    };
    known.push(n);
    value
}

#[test]
fn a_repeated_call_is_no_base_case_if_the_first_one_recursed() {
    let text = wide_text(&record(|| forgets(4, &mut Vec::new())).1);
    assert!(text.contains("forgets(2) → 0\n"), "{text}");
    assert!(text.contains("forgets(1) → 1   ← leaf"), "{text}");
}

/// Tries its first move, and then runs out of time.
#[traced(skip(board), window(_alpha, _beta))]
fn out_of_time(board: &Watched<Node>, _alpha: i32, _beta: i32) -> Value {
    if board.done() {
        note(TIME_IS_UP);
        return board.evaluate();
    }
    let mut moves = board.legal_moves();
    moves
        .next()
        .map_or(0, |mv| out_of_time(&board.play(mv), i32::MIN, i32::MAX))
}

#[test]
fn what_the_clock_left_out_is_no_mistake_of_the_search() {
    let (_, trace) = record(|| out_of_time(&root(&forty_four(), true), i32::MIN, i32::MAX));
    let text = wide_text(&trace);
    assert_eq!(
        text.matches("not visited: the time was up").count(),
        2,
        "{text}"
    );
    lacks(&text, "still open");
    lacks(&text, "★");
}

/// Tries all its moves, and runs out of time at the last one.
#[traced(skip(board), window(_alpha, _beta))]
fn out_of_time_at_last(board: &Watched<Node>, _alpha: i32, _beta: i32, is_last: bool) -> Value {
    if board.done() {
        if is_last {
            note(TIME_IS_UP);
        }
        return board.evaluate();
    }
    let mut values = Vec::new();
    for (at, mv) in board.legal_moves().enumerate() {
        let reply = board.play(mv);
        values.push(out_of_time_at_last(&reply, i32::MIN, i32::MAX, at == 2));
    }
    values.into_iter().max().unwrap_or(0)
}

#[test]
fn what_tried_all_its_moves_and_was_cut_short_says_so() {
    let board = root(&leaves(&[3, 7, 2]), true);
    let (_, trace) = record(|| out_of_time_at_last(&board, i32::MIN, i32::MAX, false));
    let text = wide_text(&trace);
    let first = text.lines().next().unwrap_or_default();
    assert!(first.contains("MAX  7   the time was up"), "{text}");
    assert_eq!(text.matches("the time was up").count(), 1, "{text}");
}

/// The same with a memo that identifies a board by its text, and answers a known board without a question to it.
#[traced(skip(board, memo))]
fn remembers(board: &Watched<Node>, memo: &mut Vec<(String, Value)>) -> Value {
    let text = board.to_string();
    if let Some((_, value)) = memo.iter().find(|(known, _)| *known == text) {
        return *value;
    }
    if board.done() {
        return board.evaluate();
    }
    let made: Vec<_> = board.legal_moves().map(|mv| board.play(mv)).collect();
    let values = made.iter().map(|child| remembers(child, memo));
    let value = values.max().unwrap_or_default();
    memo.push((text, value));
    value
}

#[test]
fn a_board_that_a_memo_answers_was_searched() {
    let (_, trace) = record(|| {
        let board = root(&four(), true);
        let first = board.play(board.legal_moves().next().unwrap());
        let mut memo = vec![(first.to_string(), 5)];
        remembers(&board, &mut memo)
    });
    let drawn = wide_text(&trace);
    assert!(!drawn.contains("not searched"), "{drawn}");
}
