//! The counts of chapter 3: the size of the game, the nodes of the searches, and the quality of the moves.

mod moves;
mod positions;
mod searches;

use crate::counted::Tables;

/// Returns the tables of the chapter.
pub fn tables() -> Tables {
    vec![
        ("tictactoe-by-move", positions::by_move()),
        ("tictactoe-games", positions::games()),
        ("tictactoe-values", positions::values()),
        ("look-ahead-nodes", searches::look_ahead_nodes()),
        ("look-ahead-blunder", searches::blunder()),
        ("depth-games-lost", searches::games_lost_by_depth()),
        ("depth-corner", moves::corner()),
        ("depth-wrong-moves", moves::wrong()),
        ("game-assessed", moves::assessed()),
        (
            "computer-and-human-calls",
            searches::computer_and_human_calls(),
        ),
        ("cell-one-lost", searches::cell_one_lost()),
        ("tictactoe-remembered", searches::remembered()),
    ]
}
