//! Your `computer_and_human` as an opponent: the player who moves is the computer.
//!
//! It looks to the end of the game, whatever the depth.

use std::process::ExitCode;

use my_tic_tac_toe::computer_and_human::find_computer_move;
use my_tic_tac_toe::grid::{Grid, Side};
use opponent::{Answer, Board, Game, Player, Question};

fn main() -> ExitCode {
    opponent::main(answer)
}

fn answer(question: &Question) -> Result<Answer, String> {
    let Game::TicTacToe(board) = &question.game else {
        return Err("`computer_and_human` plays tic-tac-toe only.".to_owned());
    };
    let first = match board.to_move() {
        Player::First => Side::Computer,
        Player::Second => Side::Human,
    };
    // The board of this package and that of `opponent` are two types, with one text.
    let position = format!("{board:?}")
        .parse()
        .map_err(|why| format!("{why}"))?;
    let mut grid = Grid::of(position, first);
    let (value, cell) = opponent::searched(|| find_computer_move(&mut grid));
    Ok(Answer {
        mv: cell.map(|cell| cell.to_string()),
        value: match first {
            Side::Computer => value,
            Side::Human => -value,
        },
        nodes: None,
    })
}
