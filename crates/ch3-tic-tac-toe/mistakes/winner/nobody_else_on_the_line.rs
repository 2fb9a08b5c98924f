//! mistake: A line is won if the opponent is not on it.
//! says: the empty board has a winner, you say X: three empty squares win nothing.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
for player in [Player::First, Player::Second] {
    let mut lines = rows.clone().chain(columns.clone()).chain(diagonals);
    if lines.any(|line| line.iter().all(|square| *square != Some(player.other()))) {
        return Some(player);
    }
}
None
// ANCHOR_END: body
