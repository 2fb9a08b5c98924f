//! right: Only who made the last move can have a line.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let last = if board.moves_done % 2 == 1 { Player::First } else { Player::Second };
rows.chain(columns).chain(diagonals).any(|line| line == [Some(last); 3]).then_some(last)
// ANCHOR_END: body
