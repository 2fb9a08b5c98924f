//! mistake: Ends as soon as nobody can win any more.
//! says: done on XOXXO.OX., told that nobody has won: yours returned true, and it should be false. 2 of its squares are empty, so the board is not full. A game that can only be a draw is not over yet.
// ANCHOR: over
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let dead = |line: &[Option<Player>; 3]| {
    line.contains(&Some(Player::First)) && line.contains(&Some(Player::Second))
        || line.iter().filter(|it| it.is_none()).count() == 2
};
board.moves_done >= 7 && rows.chain(columns).chain(diagonals).all(|line| dead(&line)) || board.moves_done == 9 || winner.is_some()
// ANCHOR_END: over
