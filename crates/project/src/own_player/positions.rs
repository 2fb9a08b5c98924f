//! Random positions, which are the same each time.

use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::size::Size;
use game::Board;

/// Returns the position of an unfinished game after this number of random moves.
pub(super) fn after(size: Size, moves: u32, chance: &mut fastrand::Rng) -> ConnectFour {
    loop {
        let mut board = ConnectFour::new(size);
        while board.moves_done < moves && !board.done() {
            board = board.play(any(&board, chance));
        }
        if !board.done() {
            return board;
        }
    }
}

/// Returns a random move.
pub(super) fn any(board: &ConnectFour, chance: &mut fastrand::Rng) -> Column {
    let columns: Vec<Column> = board.legal_moves().collect();
    columns[chance.u32(..columns.len() as u32) as usize]
}

/// Returns the columns that win at once for the player to move.
pub(super) fn wins(board: &ConnectFour) -> Vec<Column> {
    let columns = board.legal_moves();
    columns
        .filter(|&column| board.play(column).winner.is_some())
        .collect()
}

/// Returns the columns that would win for the other player if it were their turn.
pub(super) fn threats(board: &ConnectFour) -> Vec<Column> {
    let mut passed = board.clone();
    passed.moves_done += 1; // as if the player to move had passed
    wins(&passed)
}
