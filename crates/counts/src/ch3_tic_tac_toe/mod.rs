//! The counts of chapter 3: how large the game is, what the searches visit, how good the moves are.

mod moves;
mod positions;
mod searches;

use crate::Tables;

/// The tables of the chapter.
pub fn tables() -> Tables {
    let [games_lost, games_lost_chart] = searches::games_lost_by_depth();
    let [look_ahead, look_ahead_chart] = searches::look_ahead_nodes();
    vec![
        ("tictactoe-by-move", positions::by_move()),
        ("tictactoe-games", positions::games()),
        ("tictactoe-values", positions::values()),
        ("look-ahead-nodes", look_ahead),
        ("look-ahead-nodes-chart", look_ahead_chart),
        ("look-ahead-blunder", searches::blunder()),
        ("depth-games-lost", games_lost),
        ("depth-games-lost-chart", games_lost_chart),
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
