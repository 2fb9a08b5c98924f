//! The pair with Alpha and Beta from a web page, line by line. Its best move starts as cell 1, occupied or not. The chapter's
//! debugging exercise starts with the first empty cell, so that only one bug remains. The page prints no first call with bounds,
//! so the window at the root is our choice.

use charts::Table;
use game::{Board, Player, Value};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::census::positions;
use tic_tac_toe::computer_and_human::{COMPUTER_LOSS, COMPUTER_WIN, DRAW, immediate_win};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;

use super::debugging::{WINDOWS, window};
use crate::counted::{row, table};

/// `findCompMove`: returns the value and the recommended cell, which is `None` on a full board.
fn find_comp_move(grid: &mut Grid, alpha: Value, beta: Value) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    let (mut value, mut best_move) = (alpha, 1);
    for cell in 1..=9 {
        if value >= beta {
            break;
        }
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let (response_value, _) = find_human_move(grid, value, beta);
            grid.take_back(cell);
            if response_value > value {
                (value, best_move) = (response_value, cell);
            }
        }
    }
    (value, Some(best_move))
}

/// `findHumanMove`, which passes on the beta that it received.
fn find_human_move(grid: &mut Grid, alpha: Value, beta: Value) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (COMPUTER_LOSS, Some(cell));
    }
    let (mut value, mut best_move) = (beta, 1);
    for cell in 1..=9 {
        if value <= alpha {
            break;
        }
        if grid.is_empty(cell) {
            grid.place(cell, Side::Human);
            let (response_value, _) = find_comp_move(grid, alpha, beta);
            grid.take_back(cell);
            if response_value < value {
                (value, best_move) = (response_value, cell);
            }
        }
    }
    (value, Some(best_move))
}

/// The results of the pair in all unfinished positions.
#[derive(Debug, Default, PartialEq, Eq)]
struct Said {
    open: u64,
    /// Positions in which every move loses.
    lost: u64,
    /// Lost positions with an occupied cell as the recommendation.
    occupied: u64,
    /// Positions, lost or not, with a wrong value.
    wrong: u64,
    /// Positions in which the recommended cell is empty but not the best.
    worse: u64,
}

/// Returns the results of the pair, with this window at the root, in all positions with `mover` to move if the human began.
fn said(mover: Side, (alpha, beta): (Value, Value)) -> Said {
    let to_move = match mover {
        Side::Human => Player::First,
        Side::Computer => Player::Second,
    };
    // The human began, and in chapter 3's searches the player who begins maximizes the value.
    let value = |board: &Bits| -look_ahead(board, 9).0.signum();
    let mut said = Said::default();
    let open = positions(&Bits::new()).into_iter();
    for board in open.filter(|board| !board.done() && board.to_move() == to_move) {
        let mut grid = Grid::of(board, Side::Human);
        let (found, cell) = match mover {
            Side::Human => find_human_move(&mut grid, alpha, beta),
            Side::Computer => find_comp_move(&mut grid, alpha, beta),
        };
        let cell = cell.expect("the game goes on");
        let right = value(&board);
        let loss = match mover {
            Side::Human => COMPUTER_WIN,
            Side::Computer => COMPUTER_LOSS,
        };
        said.open += 1;
        said.lost += u64::from(right == loss);
        said.wrong += u64::from(found != right);
        if grid.is_empty(cell) {
            let mut moves = board.legal_moves();
            let mv = moves.find(|mv| mv.to_string() == cell.to_string());
            let after = board.play(mv.expect("an empty cell"));
            said.worse += u64::from(value(&after) != right);
        } else {
            assert_eq!(
                right, loss,
                "{board}: an occupied cell, and not every move loses"
            );
            said.occupied += 1;
        }
    }
    said
}

/// Counts how often the pair recommends an occupied cell.
pub(super) fn occupied() -> Table {
    let movers = [("the computer", Side::Computer), ("the human", Side::Human)];
    let rows = movers.iter().flat_map(|&(name, mover)| {
        WINDOWS.map(|root| {
            let said = said(mover, root);
            let counts = [said.open, said.wrong, said.lost, said.occupied];
            row(name, row(window(root), counts))
        })
    });
    table(
        "who moves | window at the root | positions | wrong values | every move loses | and an occupied cell is recommended",
        rows,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pair_is_wrong_only_if_every_move_loses_and_the_window_ends_at_a_loss() {
        let [narrow, wide] = WINDOWS;
        for (mover, occupied) in [(Side::Computer, 276), (Side::Human, 92)] {
            let in_narrow = said(mover, narrow);
            assert_eq!((in_narrow.wrong, in_narrow.worse), (0, 0));
            assert!(in_narrow.occupied < in_narrow.lost && in_narrow.lost < in_narrow.open);
            assert_eq!(in_narrow.occupied, occupied);
            let in_wide = said(mover, wide);
            assert_eq!((in_wide.wrong, in_wide.worse, in_wide.occupied), (0, 0, 0));
        }
    }
}
