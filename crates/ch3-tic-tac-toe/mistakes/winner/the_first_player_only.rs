//! mistake: Looks for the first player alone.
//! says: yours returned nobody, and it should be O. Yours finds the lines of X alone.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let mut lines = rows.chain(columns).chain(diagonals);
lines.any(|line| line == [Some(Player::First); 3]).then_some(Player::First)
// ANCHOR_END: body
