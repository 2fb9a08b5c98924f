//! right: X counts 1 and O −1: a line of 3 or −3 is won.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
for line in rows.chain(columns).chain(diagonals) {
    let sum: i32 = line.iter().map(|square| match square {
        Some(Player::First) => 1,
        Some(Player::Second) => -1,
        None => 0,
    }).sum();
    if sum == 3 {
        return Some(Player::First);
    }
    if sum == -3 {
        return Some(Player::Second);
    }
}
None
// ANCHOR_END: body
