//! mistake: Places on every square, and looks for attacks on the full board.
//! says: all_solutions(4): yours made 340 placements, and it should make 16. Test before placing: the queens on (0, 0) and (1, 0) share a column.
// ANCHOR: body
let n = board.size();
if row == n {
    let q = board.queens();
    let ok = (0..n).all(|i| (0..i).all(|j| q[i] != q[j] && q[i].abs_diff(q[j]) != i - j));
    if ok { solutions.push(q); }
    return;
}
for col in 0..n {
    if true {
        board.place(row, col);

        place_row(row + 1, board, free, solutions);
        board.take_back(row);
    }
}
// ANCHOR_END: body
