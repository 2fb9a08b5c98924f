//! All the searches of the chapter agree, in every position.

use std::collections::HashMap;

use game::{Board, Player};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell_one;
use tic_tac_toe::census::positions;
use tic_tac_toe::computer_and_human::{find_computer_move, find_human_move};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;
use tic_tac_toe::open_lines::OpenLines;

fn unfinished() -> impl Iterator<Item = Bits> {
    let all = positions(&Bits::new()).into_iter();
    all.filter(|board| !board.done())
}

/// Computer and human value no win above another, so only the winner is the same, and the moves
/// may differ. A grid does not know who began, so both are tried.
#[test]
fn computer_and_human_agree_with_look_ahead_on_who_wins() {
    for board in unfinished() {
        let (value, _) = look_ahead(&board, 9);
        for first in [Side::Human, Side::Computer] {
            let mut grid = Grid::of(board, first);
            let computer_moves = (board.to_move() == Player::First) == (first == Side::Computer);
            let (found, cell) = if computer_moves {
                find_computer_move(&mut grid)
            } else {
                find_human_move(&mut grid)
            };
            let computers = match first {
                Side::Computer => value.signum(),
                Side::Human => -value.signum(),
            };
            assert_eq!(found, computers, "{board:?}, {first:?} first");
            assert_eq!(grid, Grid::of(board, first), "{board:?} was not put back");
            assert!(
                cell.is_some_and(|cell| grid.is_empty(cell)),
                "{board:?}: {cell:?}"
            );
        }
    }
}

/// The lost positions from which the program with the bug would have marked an occupied cell.
#[test]
fn of_480_lost_positions_276_have_cell_1_occupied() {
    let (mut lost, mut occupied) = (0, 0);
    for board in unfinished().filter(|board| board.to_move() == Player::Second) {
        let mut grid = Grid::of(board, Side::Human);
        let (value, cell) = cell_one::find_computer_move(&mut grid);
        assert!(grid.is_empty(cell), "{board:?}: {cell}");
        if value == -1 {
            lost += 1;
            occupied += u32::from(!grid.is_empty(1));
        }
    }
    assert_eq!((occupied, lost), (276, 480));
}

#[test]
fn the_memo_changes_no_value() {
    let mut known = HashMap::new();
    value_of(&Bits::new(), &mut known);
    for board in positions(&Bits::new()) {
        assert_eq!(known[&board], look_ahead(&board, 9).0, "{board:?}");
    }
}

#[test]
fn looked_at_to_the_end_every_evaluation_names_the_same_winner() {
    let mut known = HashMap::new();
    for board in positions(&Bits::new()) {
        let (wins, _) = look_ahead(&board, 9);
        let lines = value_of(&OpenLines(board), &mut known);
        let winner = if board.done() || lines.abs() > 50 {
            lines.signum()
        } else {
            0
        };
        assert_eq!(winner, wins.signum(), "{board:?}: {lines}");
    }
}
