//! mistake: Only compares the three squares, so that an empty line is the first one found.
//! says: X on 4, 5, 6 has won, and you say nobody: three empty squares win nothing, and end nothing. Go on to the next line.
//! also: X on 2, 5, 8 has won, and you say nobody: three empty squares win nothing, and end nothing.
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
for [a, b, c] in rows.chain(columns).chain(diagonals) {
    if a == b && b == c {
        return a;
    }
}
None
// ANCHOR_END: body
