//! Compares the orders in which moves are tried.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::{centre_first, promising_first};
use charts::{ChartKind, Table};
use game::{Board, Ordered, Player, Value, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

use crate::counted::{Drawn, row, table, with_chart, with_chart_named};

use super::searches::{OPEN, WHO_WINS, alpha_beta_counts, counted, start};
use super::{BEST_AND_WORST, fixed_order};

pub(super) fn orders() -> Table {
    let line = |name: &str, nodes: [usize; 2]| row(name, nodes);
    let minimax = counted(start(), |board| {
        look_ahead(board, 9);
    });
    let by = |rank: fn(&WinDrawLoss<Bits>, Cell) -> i32| {
        [OPEN, WHO_WINS].map(|window| alpha_beta_counts(Ordered::new(start(), rank), window).nodes)
    };
    let fixed = |order: [usize; 9]| {
        [OPEN, WHO_WINS].map(|window| alpha_beta_counts(fixed_order(order), window).nodes)
    };
    let named = |order: [usize; 9]| {
        let name = match order {
            best if best == BEST_AND_WORST[0] => "the best fixed order",
            _ => "the worst fixed order",
        };
        format!("{name}: {}", order.map(|cell| cell.to_string()).join(" "))
    };
    let [best, worst] = BEST_AND_WORST;
    let orders = table(
        "order | nodes, open window | nodes, window (−1, 1)",
        [
            row("minimax, in any order", [Some(minimax.nodes), None]),
            line("cells 1 to 9", by(|_, _| 0)),
            line("centre, corners, edges", by(centre_first)),
            line(
                "centre first for X, the whole list reversed for O",
                by(|board, cell| match board.to_move() {
                    Player::First => centre_first(board, cell) * 10 + cell.number() as i32,
                    Player::Second => -centre_first(board, cell) * 10 - cell.number() as i32,
                }),
            ),
            line("promising first", by(promising_first)),
            line(&named(best), fixed(best)),
            line(&named(worst), fixed(worst)),
            line("by the true value, as if known", by(best_first)),
        ],
    );
    with_chart(
        orders,
        &Drawn {
            title: "Between minimax and a perfect order",
            counted: "Nodes, with an open window",
            kind: ChartKind::Marks,
            columns: &[(1, "nodes")],
            ladder: Some((
                &["tic-tac-toe"],
                &[
                    "minimax",
                    "alpha-beta, 1 to 9",
                    "alpha-beta, centre first",
                    "",
                    "",
                    "",
                    "alpha-beta, worst order",
                ],
            )),
        },
    )
}

/// Returns the rank of a move by its true value. Perfect sorting costs more than it saves.
fn best_first(board: &WinDrawLoss<Bits>, cell: Cell) -> i32 {
    let (value, _) = alpha_beta(&board.play(cell), 9, Value::MIN, Value::MAX);
    match board.to_move() {
        Player::First => -value,
        Player::Second => value,
    }
}

pub(super) fn after_two_moves() -> Table {
    let rows = [1, 2, 3, 4, 6, 7, 8, 9].map(|reply| {
        let mut board = start();
        for cell in [5, reply].into_iter().filter_map(Cell::new) {
            board = board.play(cell);
        }
        let minimax = counted(board.clone(), |board| {
            look_ahead(board, 9);
        });
        let natural = alpha_beta_counts(board.clone(), OPEN);
        let ordered = alpha_beta_counts(Ordered::new(board, centre_first), OPEN);
        let name = format!("5 {reply}");
        row(name, [minimax.nodes, natural.nodes, ordered.nodes])
    });
    let counted = table(
        "moves made | minimax | alpha-beta, cells 1 to 9 | alpha-beta, corners first",
        rows,
    );
    let drawn = Drawn {
        title: "After two moves",
        counted: "Nodes, with an open window",
        kind: ChartKind::Band,
        columns: &[(3, "corners first"), (2, "cells 1 to 9"), (1, "minimax")],
        ladder: None,
    };
    with_chart_named(counted, &drawn, |row| format!("moves {}", row[0]))
}
