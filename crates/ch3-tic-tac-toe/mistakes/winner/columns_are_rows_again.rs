//! mistake: The columns are the rows once more: the indices are not exchanged.
//! says: X on 1, 4, 7 has won, and you say nobody: there are three rows, three columns and two diagonals. These you never find: 1, 4, 7
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
for [a, b, c] in rows.chain(columns).chain(diagonals) {
    if a.is_some() && a == b && b == c {
        return a;
    }
}
None
// ANCHOR_END: body
