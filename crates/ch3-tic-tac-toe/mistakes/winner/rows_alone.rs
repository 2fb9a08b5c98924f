//! mistake: Columns and diagonals are forgotten.
//! says: X on 1, 4, 7 has won
//! says: These you never find: 1, 4, 7 2, 5, 8 3, 6, 9 1, 5, 9 3, 5, 7
// ANCHOR: body
for [a, b, c] in board.squares {
    if a.is_some() && a == b && b == c {
        return a;
    }
}
None
// ANCHOR_END: body
