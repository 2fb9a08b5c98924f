//! Mistakes that only a test of many positions reveals. Each is tried on every unfinished position of tic-tac-toe.

use std::collections::HashSet;

use alpha_beta::transposition::{Table as Kept, with_table};
use charts::{Cell as Entry, Table};
use game::{Board, Player, Value, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

use crate::counted::{row, table};

use super::altered::{Altered, search};
use super::searches::OPEN;

/// Returns the unfinished positions.
fn open_positions() -> Vec<Bits> {
    let mut found = vec![Bits::new()];
    let mut known = HashSet::from([Bits::new()]);
    let mut at = 0;
    while let Some(&board) = found.get(at) {
        let next = board.legal_moves().map(|cell| board.play(cell));
        found.extend(next.filter(|next| !next.done() && known.insert(*next)));
        at += 1;
    }
    found
}

/// Counts the positions in which a search finds a wrong value, and the positions in which its move is worth less to the mover
/// than the best.
fn faults<B: Board>(
    boards: impl Iterator<Item = B>,
    search: impl Fn(&B) -> (Value, Option<B::Move>),
) -> [usize; 2] {
    let (mut values, mut moves) = (0, 0);
    for board in boards {
        let (right, _) = look_ahead(&board, 9);
        let (value, recommended) = search(&board);
        values += usize::from(value != right);
        let worth = recommended.map(|mv| look_ahead(&board.play(mv), 9).0);
        moves += usize::from(worth != Some(right));
    }
    [values, moves]
}

/// Alpha-beta that selects a move if it is better than the best so far, or equal to it.
fn takes_equal_moves<B: Board>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut alpha, mut beta) = (alpha, beta);
    let mut best = board.worst_case();
    let mut recommended = None;
    for mv in board.legal_moves() {
        let (value, _) = takes_equal_moves(&board.play(mv), depth - 1, (alpha, beta));
        if value == best || board.better(value, best) {
            best = value;
            recommended = Some(mv);
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    (best, recommended)
}

/// Counts the mistakes of alpha-beta with equal moves.
pub(super) fn equal_moves() -> Table {
    let boards = open_positions();
    let line = |name: &str, [values, moves]: [usize; 2]| {
        let share = format!("{:.1}", 100.0 * moves as f64 / boards.len() as f64);
        let [all, values, moves] = [boards.len(), values, moves].map(Entry::from);
        row(name, [all, values, moves, share.into()])
    };
    table(
        "leaves worth | open positions | wrong values | worse moves | of a hundred",
        [
            line(
                "1, 0 or −1",
                faults(boards.iter().map(|&board| WinDrawLoss(board)), |board| {
                    takes_equal_moves(board, 9, OPEN)
                }),
            ),
            line(
                "by `10 - moves_done`",
                faults(boards.iter().copied(), |board| {
                    takes_equal_moves(board, 9, OPEN)
                }),
            ),
        ],
    )
}

/// Counts the mistakes of a search that marks all table entries as exact, with a new table for each position.
pub(super) fn all_exact() -> Table {
    type Search = fn(&WinDrawLoss<Bits>) -> (Value, Option<Cell>);
    let boards = open_positions();
    let line = |name: &str, search: Search| {
        let [values, _] = faults(boards.iter().map(|&board| WinDrawLoss(board)), search);
        let share = format!("{:.2}", 100.0 * values as f64 / boards.len() as f64);
        let [all, values] = [boards.len(), values].map(Entry::from);
        row(name, [all, values, share.into()])
    };
    table(
        "what is kept | open positions | wrong values | of a hundred",
        [
            line("a value or a bound, as it was found", |board| {
                with_table(board, 9, OPEN.0, OPEN.1, &mut Kept::new())
            }),
            line("every number as exact", |board| {
                let all_exact = Altered {
                    all_exact: true,
                    ..Altered::default()
                };
                search(board, 9, OPEN, &mut Kept::new(), all_exact, &mut 0)
            }),
        ],
    )
}
