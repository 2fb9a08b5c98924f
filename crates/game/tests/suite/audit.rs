//! Wrong searches: the audit names the cause of each, with the counts from the book.

use crate::boards::doubles::Doubles;
use crate::boards::searches::{Cut, Hand, Style, look_ahead, search};
use crate::boards::squares::Squares;
use game::{Audit, Board, Cause, Deviation, Diagnostic, Player, Value, Watched, audit};

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

/// Runs a search on a watched board, as if it had been asked for `depth`, and audits it.
fn diagnostic<B: Board>(
    board: B,
    depth: u32,
    (alpha, beta): (Value, Value),
    search: impl FnOnce(&Watched<B>) -> Value,
) -> Diagnostic {
    let watched = Watched::new(board);
    let value = search(&watched);
    let asked = Audit {
        depth,
        alpha,
        beta,
        value,
    };
    audit(&watched.tree(), asked).expect_err("this search is wrong")
}

fn squares(style: Style) -> Diagnostic {
    diagnostic(Squares::default(), 9, OPEN, |board| {
        search(style, board, 9, Value::MIN, Value::MAX)
    })
}

#[test]
fn a_window_that_is_not_handed_down_has_the_right_value_and_is_named() {
    let hand = Hand::Open;
    let diagnostic = squares(Style {
        hand,
        ..Style::default()
    });
    assert_eq!(
        diagnostic.to_string(),
        "You visited 549 946 nodes; 18 297 suffice.\n\
         Your search tried a move that alpha-beta skips: on the board after moves 1 2 3 4 5 6 8, it tried move 9.\n\
         In alpha-beta the window of that board is then (1, 1): already closed, so no further move there can change the result. Your search cut no move on any board. \
         Check three things: MAX raises alpha, MIN lowers beta, and your loop passes and tests the \
         current window.\n\
         The value is right (0), but the search is not."
    );
    assert_eq!(
        diagnostic.deviation.to_string(),
        "after moves 1 2 3 4 5 6 8 you still tried 9 with the window (1, 1)"
    );
    assert_eq!(diagnostic.cause, Some(Cause::NothingCut));
    assert_eq!(diagnostic.right, Some(diagnostic.returned));
}

#[test]
fn a_search_without_cuts_is_named() {
    let diagnostic = diagnostic(Squares::default(), 9, OPEN, |board| look_ahead(board, 9));
    assert_eq!(diagnostic.cause, Some(Cause::NothingCut));
}

#[test]
fn cutting_only_after_alpha_and_beta_cross_is_named() {
    let cut = Cut::Cross;
    let diagnostic = squares(Style {
        cut,
        ..Style::default()
    });
    assert_eq!((diagnostic.visited, diagnostic.returned), (146_120, 0));
    assert_eq!(diagnostic.suffice, Some(18_297));
    assert_eq!(diagnostic.cause, Some(Cause::CutTooLate));
    assert!(
        diagnostic
            .to_string()
            .contains("continues when alpha equals beta")
    );
}

#[test]
fn cutting_one_too_early_is_named() {
    let cut = Cut::OneEarly;
    let diagnostic = squares(Style {
        cut,
        ..Style::default()
    });
    assert_eq!((diagnostic.visited, diagnostic.returned), (2_486, 1));
    assert_eq!(diagnostic.cause, Some(Cause::CutTooEarly));
    assert_eq!(diagnostic.right, None, "too much was left out to tell");
    assert!(matches!(diagnostic.deviation, Deviation::LeftOut { .. }));
    assert!(
        diagnostic
            .to_string()
            .contains("stops when alpha is one below beta")
    );
}

#[test]
fn only_the_parents_bound_is_named() {
    let hand = Hand::ParentOnly;
    let diagnostic = squares(Style {
        hand,
        ..Style::default()
    });
    assert_eq!((diagnostic.visited, diagnostic.returned), (29_257, 0));
    assert_eq!(diagnostic.cause, Some(Cause::ParentOnly));
}

#[test]
fn a_flipped_sign_is_named() {
    let diagnostic = squares(Style {
        negated: true,
        ..Style::default()
    });
    assert_eq!(diagnostic.cause, Some(Cause::SignFlipped), "{diagnostic}");
}

#[test]
fn the_mover_ignored_is_named() {
    let diagnostic = squares(Style {
        all_max: true,
        ..Style::default()
    });
    assert_eq!(diagnostic.returned, 1);
    assert_eq!(
        diagnostic.cause,
        Some(Cause::MoverIgnored(Player::First)),
        "{diagnostic}"
    );
}

#[test]
fn depth_off_by_one_is_named() {
    for (searched, cause) in [(3, Cause::OneTooShallow), (5, Cause::OneTooDeep)] {
        let diagnostic = diagnostic(Squares::default(), 4, OPEN, |board| {
            search(Style::default(), board, searched, Value::MIN, Value::MAX)
        });
        assert_eq!(diagnostic.cause, Some(cause), "{diagnostic}");
    }
    let diagnostic = diagnostic(Squares::default(), 4, OPEN, |board| {
        search(Style::default(), board, 3, Value::MIN, Value::MAX)
    });
    assert_eq!(
        diagnostic.deviation.to_string(),
        "after moves 1 2 3 you evaluated the board, but should only try its moves: the requested depth \
         is 4, and this board is at depth 3"
    );
}

#[test]
fn a_depth_that_never_shrinks_is_named() {
    let diagnostic = diagnostic(Squares::default(), 4, OPEN, |board| {
        search(Style::default(), board, 99, Value::MIN, Value::MAX)
    });
    assert_eq!(diagnostic.cause, Some(Cause::DepthIgnored));
    assert!(matches!(diagnostic.deviation, Deviation::TooDeep { .. }));
}

#[test]
fn where_the_game_ends_one_move_later_both_ways_to_go_too_deep_are_asked_about() {
    let diagnostic = diagnostic(Squares::default(), 8, OPEN, |board| {
        search(Style::default(), board, 9, Value::MIN, Value::MAX)
    });
    assert_eq!(diagnostic.cause, Some(Cause::TooDeep), "{diagnostic}");
}

#[test]
fn an_old_beta_is_named_though_value_and_window_look_right() {
    let hand = Hand::OldBeta;
    let diagnostic = squares(Style {
        hand,
        ..Style::default()
    });
    assert_eq!(diagnostic.cause, Some(Cause::OldBound(Player::Second)));
    assert_eq!(diagnostic.right, Some(diagnostic.returned));
}

#[test]
fn the_old_window_is_named_as_not_handed_down() {
    let hand = Hand::Old;
    let style = Style {
        hand,
        ..Style::default()
    };
    let diagnostic = diagnostic(Squares::default(), 9, (-1, 1), |board| {
        search(style, board, 9, -1, 1)
    });
    assert_eq!(diagnostic.cause, Some(Cause::WindowNotHandedDown));
    assert_eq!(diagnostic.suffice, Some(16_811));
}

/// Negamax in its usual form: it values leaves from the side of the player to move.
fn negamax<B: Board>(board: &B, depth: u32, mut alpha: Value, beta: Value) -> Value {
    if depth == 0 || board.done() {
        return match board.to_move() {
            Player::First => board.evaluate(),
            Player::Second => -board.evaluate(),
        };
    }
    let mut best = -1000;
    for mv in board.legal_moves() {
        let value = -negamax(&board.play(mv), depth - 1, -beta, -alpha);
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best
}

#[test]
fn negamax_is_right_where_players_alternate_and_named_where_one_moves_twice() {
    let window = (-100, 100);
    let watched = Watched::new(Squares::default());
    let value = negamax(&watched, 9, -100, 100);
    let asked = Audit {
        depth: 9,
        alpha: -100,
        beta: 100,
        value,
    };
    assert!(audit(&watched.tree(), asked).is_ok());
    let diagnostic = diagnostic(Doubles::new(3, 5, 1, true), 5, window, |board| {
        negamax(board, 5, -100, 100)
    });
    assert_eq!(
        diagnostic.cause,
        Some(Cause::RepliesNegated),
        "{diagnostic}"
    );
}

/// Looks at the board after a move, then searches it: each reply twice.
fn twice<B: Board>(board: &B, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        if board.better(twice(&board.play(mv), depth - 1), best) {
            best = twice(&board.play(mv), depth - 1);
        }
    }
    best
}

#[test]
fn a_reply_searched_twice_is_named() {
    let diagnostic = diagnostic(Squares::default(), 2, OPEN, |board| twice(board, 2));
    assert_eq!(
        diagnostic.deviation.to_string(),
        "after move 1 you searched move 2 twice, but once is enough",
    );
}

#[test]
fn a_wrong_value_of_a_right_search_is_named() {
    let board = || Doubles::new(3, 4, 7, false);
    let right = look_ahead(&board(), 4);
    let run = |change: fn(Value) -> Value| {
        diagnostic(board(), 4, OPEN, |board| {
            change(search(Style::default(), board, 4, Value::MIN, Value::MAX))
        })
    };
    let one_off = run(|value| value + 1);
    let returned = right + 1;
    assert_eq!(one_off.deviation, Deviation::WrongValue { returned, right });
    assert_eq!(
        one_off.to_string(),
        "You visited 84 nodes, the right ones.
\
         You returned −1, but from the boards that you visited, the value is −2."
    );
    assert_eq!(run(|value| -value).cause, Some(Cause::SignFlipped));
}

#[test]
fn a_search_that_asks_nothing_or_values_nothing_is_told_so() {
    let nothing = diagnostic(Squares::default(), 9, OPEN, |_| 0);
    assert_eq!(nothing.deviation, Deviation::NothingAsked);
    let unvalued = diagnostic(Squares::default(), 1, OPEN, |board| {
        for mv in board.legal_moves() {
            board.play(mv).to_move();
        }
        0
    });
    assert_eq!(
        unvalued.deviation.to_string(),
        "after move 1 the search ends, but you did not evaluate the board"
    );
}

#[test]
fn one_position_is_counted_as_one() {
    let root_only = diagnostic(Squares::default(), 2, OPEN, |board| {
        board.legal_moves().count();
        board.evaluate()
    });
    assert_eq!(
        root_only.to_string(),
        "You visited 1 node, and more are needed.\n\
         At the first board you evaluated the board, but should only try its moves: the requested depth \
         is 2, and this board is at depth 0."
    );
    let wrong = diagnostic(Squares::default(), 0, OPEN, |board| board.evaluate() + 1);
    assert_eq!(
        wrong.to_string(),
        "You visited 1 node, the right one.\nYou returned 1, but from the boards that you visited, the value is 0."
    );
}

#[test]
#[should_panic(expected = "the window (1, 1) is not open")]
fn a_closed_first_window_is_refused() {
    diagnostic(Squares::default(), 9, (1, 1), |_| 0);
}
