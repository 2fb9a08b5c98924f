//! Searches that try the best-looking move first: what they ask only to sort is no visit.

use crate::boards::doubles::Doubles;
use crate::boards::searches::look_ahead;
use crate::boards::squares::Squares;
use game::{Audit, Board, Complaint, Deviation, Ordered, Player, Value, Watched, audit};

/// How the boards after all moves are sorted by what they are worth.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Sort {
    ByKey,
    ByCachedKey,
    /// Only where the replies will be searched further.
    AboveLeaves,
}

/// What is wrong with the search, besides.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Flaw {
    None,
    NoCut,
    CutTooLate,
    OneTooShallow,
    LastMoveForgotten,
}

fn search<B: Board>(
    (sort, flaw): (Sort, Flaw),
    board: &B,
    depth: u32,
    (mut alpha, mut beta): (Value, Value),
) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let max = board.to_move() == Player::First;
    let worth = |next: &B| {
        if max {
            -next.evaluate()
        } else {
            next.evaluate()
        }
    };
    let mut boards: Vec<B> = board.legal_moves().map(|mv| board.play(mv)).collect();
    match sort {
        Sort::ByKey => boards.sort_by_key(worth),
        Sort::ByCachedKey => boards.sort_by_cached_key(worth),
        Sort::AboveLeaves if depth > 1 => boards.sort_by_cached_key(worth),
        Sort::AboveLeaves => {}
    }
    if flaw == Flaw::LastMoveForgotten && boards.len() > 1 {
        boards.pop();
    }
    let mut best = board.worst_case();
    for next in boards {
        let value = search((sort, flaw), &next, depth - 1, (alpha, beta));
        if board.better(value, best) {
            best = value;
        }
        if max {
            alpha = alpha.max(best);
        } else {
            beta = beta.min(best);
        }
        let closed = match flaw {
            Flaw::NoCut => false,
            Flaw::CutTooLate => alpha > beta,
            _ => alpha >= beta,
        };
        if closed {
            break;
        }
    }
    best
}

fn judged<B: Board>(
    board: B,
    depth: u32,
    search: impl FnOnce(&Watched<B>) -> Value,
) -> Result<Value, Complaint> {
    let watched = Watched::new(board);
    let value = search(&watched);
    let asked = Audit {
        depth,
        alpha: Value::MIN,
        beta: Value::MAX,
        value,
    };
    audit(&watched.tree(), asked).map(|_| value)
}

/// Trees of all shapes: games that end early, extra turns, ties.
fn trees() -> impl Iterator<Item = (u64, Doubles, u32)> {
    (0..700).map(|seed| {
        let (width, length) = (1 + seed % 5, 1 + seed / 5 % 6);
        let board = Doubles::new(width as u8, length as usize, seed, seed % 2 == 0);
        (seed, board, 1 + (seed / 7 % 7) as u32)
    })
}

#[test]
fn a_search_that_sorts_the_boards_by_their_worth_is_accepted() {
    for (seed, board, depth) in trees() {
        for sort in [Sort::ByKey, Sort::ByCachedKey, Sort::AboveLeaves] {
            let run = judged(board.clone(), depth, |board| {
                search((sort, Flaw::None), board, depth, (Value::MIN, Value::MAX))
            });
            let value = run.unwrap_or_else(|complaint| {
                panic!("tree {seed} to depth {depth}, {sort:?}: {complaint}")
            });
            assert_eq!(value, look_ahead(&board, depth));
        }
    }
}

/// Here finished boards and open ones follow from one board, and many are worth the same.
#[test]
fn where_some_replies_end_the_game_it_is_accepted_too() {
    for depth in [2, 5, 7, 9] {
        for sort in [Sort::ByKey, Sort::AboveLeaves] {
            let run = judged(Squares::default(), depth, |board| {
                search((sort, Flaw::None), board, depth, (Value::MIN, Value::MAX))
            });
            let value = run.unwrap_or_else(|complaint| panic!("{depth}, {sort:?}: {complaint}"));
            assert_eq!(value, 0);
        }
    }
}

#[test]
fn so_is_one_on_a_board_that_is_ordered_around_the_watched_one() {
    let rank = |board: &Watched<Doubles>, mv: u8| {
        let worth = board.play(mv).evaluate();
        match board.inner().to_move() {
            Player::First => -worth,
            Player::Second => worth,
        }
    };
    for (seed, board, depth) in trees() {
        let run = judged(board, depth, |watched| {
            let ordered = Ordered::new(watched.clone(), rank);
            let style = crate::boards::searches::Style::default();
            crate::boards::searches::search(style, &ordered, depth, Value::MIN, Value::MAX)
        });
        assert!(run.is_ok(), "tree {seed} to depth {depth}: {run:?}");
    }
}

#[test]
fn to_sort_makes_no_wrong_search_right() {
    for flaw in [
        Flaw::NoCut,
        Flaw::CutTooLate,
        Flaw::OneTooShallow,
        Flaw::LastMoveForgotten,
    ] {
        let mut refused = 0;
        for seed in 0..60 {
            let board = Doubles::new(4, 5, seed, seed % 2 == 0);
            let depth = if flaw == Flaw::OneTooShallow { 4 } else { 5 };
            let run = judged(board, 5, |board| {
                search(
                    (Sort::ByCachedKey, flaw),
                    board,
                    depth,
                    (Value::MIN, Value::MAX),
                )
            });
            if let Err(complaint) = run {
                refused += 1;
                let sorting = matches!(complaint.deviation, Deviation::TooShallow { .. });
                assert_eq!(
                    sorting,
                    flaw == Flaw::OneTooShallow,
                    "{flaw:?}: {complaint}"
                );
            }
        }
        assert_eq!(refused, 60, "{flaw:?}");
    }
}
