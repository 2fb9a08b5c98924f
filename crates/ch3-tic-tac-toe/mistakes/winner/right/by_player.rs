//! right: Asks for each player whether all squares of a line are theirs.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let lines: Vec<[Option<Player>; 3]> = rows.chain(columns).chain(diagonals).collect();
[Player::First, Player::Second]
    .into_iter()
    .find(|player| lines.iter().any(|line| line.iter().all(|square| *square == Some(*player))))
// ANCHOR_END: body
