//! mistake: Goes back with the first line, whether or not it is won.
//! says: the only line you find is 1, 2, 3. Any of the eight may win, so a line that is not won neither ends the search
// ANCHOR: body
let s = &board.squares;
let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
for [a, b, c] in rows.chain(columns).chain(diagonals) {
    return if a.is_some() && a == b && b == c { a } else { None };
}
None
// ANCHOR_END: body
