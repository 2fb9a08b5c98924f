//! The quality of a player's moves.

use std::collections::HashMap;

use charts::Table;
use game::Board;
use tic_tac_toe::analysis::{assess, value_of};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::census::positions;
use tic_tac_toe::look_ahead::look_ahead;
use tic_tac_toe::open_lines::OpenLines;

use crate::counted::{row, table};

/// Lists O's replies to a mark in a corner, with their values at the end of the game.
pub(super) fn corner() -> Table {
    let corner = played(&[1]);
    let mut known = HashMap::new();
    let rows = (1..=8).map(|depth| {
        let answers = recommended(corner, depth).map(|answer| {
            let worth = value_of(&corner.play(answer), &mut known);
            row(answer.number(), [worth])
        });
        row(depth, answers.concat())
    });
    table(
        "depth | by wins alone | worth | by open lines | worth",
        rows,
    )
}

/// Counts the positions in which the recommended move throws away a win or a draw. Looking six moves ahead is enough in all of
/// them.
pub(super) fn wrong() -> Table {
    let mut known = HashMap::new();
    let all = positions(&Bits::new());
    let open: Vec<Bits> = all.into_iter().filter(|board| !board.done()).collect();
    let rows = (1..=6).map(|depth| {
        let mut wrong = [0, 0];
        for board in &open {
            let outcome = value_of(board, &mut known).signum();
            for (wrong, cell) in wrong.iter_mut().zip(recommended(*board, depth)) {
                let after = value_of(&board.play(cell), &mut known).signum();
                *wrong += u64::from(after != outcome);
            }
        }
        row(depth, wrong)
    });
    table("depth | by wins alone | by open lines", rows)
}

/// Lists the moves of a game, each with the values before and after it.
pub(super) fn assessed() -> Table {
    let moves = [1, 5, 6, 2, 8, 3, 7, 4, 9];
    let mut known = HashMap::new();
    let rows = moves.iter().enumerate().map(|(done, number)| {
        let board = played(&moves[..done]);
        let cell = cell(*number);
        let verdict = assess(&board, cell, &mut known);
        let [before, after] = [board, board.play(cell)].map(|board| value_of(&board, &mut known));
        let mover = if done % 2 == 0 { "X" } else { "O" };
        vec![
            mover.into(),
            cell.number().into(),
            before.into(),
            after.into(),
            verdict.to_string().into(),
        ]
    });
    table("player | move | value before | value after | verdict", rows)
}

/// Returns the moves recommended by wins only and by open lines.
fn recommended(board: Bits, depth: u32) -> [Cell; 2] {
    let (_, by_wins) = look_ahead(&board, depth);
    let (_, by_lines) = look_ahead(&OpenLines(board), depth);
    [by_wins, by_lines].map(|cell| cell.expect("the game is not over"))
}

fn played(numbers: &[usize]) -> Bits {
    let cells = numbers.iter().map(|number| cell(*number));
    cells.fold(Bits::new(), |board, cell| board.play(cell))
}

fn cell(number: usize) -> Cell {
    Cell::new(number).expect("a cell")
}
