//! mistake: Says nobody at the first line that is not won but not empty.
//! says: whether it wins depends on its own three squares alone
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
for [a, b, c] in rows.chain(columns).chain(diagonals) {
    if a.is_some() && a == b && b == c {
        return a;
    }
    if a.is_some() && b.is_some() {
        return None;
    }
}
None
// ANCHOR_END: body
