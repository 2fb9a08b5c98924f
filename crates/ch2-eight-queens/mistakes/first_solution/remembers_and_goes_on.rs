//! mistake: Remembers that a board was found, and goes on.
//! says: and the search went on: when the call for the next row says true, return true at once.
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let mut found = false;
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col); free.columns[col] = false; free.rising[row + col] = false; free.falling[row + n - 1 - col] = false;
        if place_row(row + 1, board, free) { found = true; } else { board.take_back(row); }
        free.columns[col] = true; free.rising[row + col] = true; free.falling[row + n - 1 - col] = true;
    }
}
found
// ANCHOR_END: body
