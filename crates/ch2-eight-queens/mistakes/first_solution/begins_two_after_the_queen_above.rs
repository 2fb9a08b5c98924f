//! mistake: A row begins two columns after the queen above; a board is found all the same.
//! says: place_row(2) with queens on [(0, 1), (1, 3)]: yours returned false, and it should be true, as [1, 3, 0, 2] has them. (A board is found.) With queens on [(0, 1), (1, 3)] the square (2, 0) was free, and was not tried. Did the loop end before it? If not, is each line marked, tested and freed at one and the same place of its array?
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let start = if row == 0 { 0 } else { (board.queens()[row - 1] + 2) % n };
for col in start..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col); free.columns[col] = false; free.rising[row + col] = false; free.falling[row + n - 1 - col] = false;
        if place_row(row + 1, board, free) { return true; }
        board.take_back(row); free.columns[col] = true; free.rising[row + col] = true; free.falling[row + n - 1 - col] = true;
    }
}
false
// ANCHOR_END: body
