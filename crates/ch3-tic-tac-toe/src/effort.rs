//! The tables of effort that the book shows: every number counted in a real run.

mod chart;
mod moves;
mod positions;
mod searches;

/// Name and Markdown of each table. Calls can be counted only in a build that records.
pub fn tables() -> Vec<(&'static str, String)> {
    let [games_lost, games_lost_chart] = searches::games_lost_by_depth();
    vec![
        ("tictactoe-by-move", positions::by_move()),
        ("tictactoe-games", positions::games()),
        ("tictactoe-values", positions::values()),
        ("look-ahead-nodes", searches::look_ahead_nodes()),
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
        ("tictactoe-remembered", searches::remembered()),
    ]
}
