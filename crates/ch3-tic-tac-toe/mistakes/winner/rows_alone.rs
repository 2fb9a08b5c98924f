//! mistake: Columns and diagonals are forgotten.
//! says: O on 1, 4, 7 has won, and you say nobody
// ANCHOR: body
for [a, b, c] in board.squares {
    if a.is_some() && a == b && b == c {
        return a;
    }
}
None
// ANCHOR_END: body
