//! mistake: The squares are one row of nine, and three running ones win.
//! says: Yours takes them for a line
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
let flat: Vec<Option<Player>> = s.iter().flatten().copied().collect();
for at in 0..7 {
    if flat[at].is_some() && flat[at] == flat[at + 1] && flat[at] == flat[at + 2] {
        return flat[at];
    }
}
for [a, b, c] in rows.chain(columns).chain(diagonals) {
    if a.is_some() && a == b && b == c {
        return a;
    }
}
None
// ANCHOR_END: body
