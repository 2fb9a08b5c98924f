//! mistake: After the call the row begins anew.
//! says: Queens that were taken back still hold their lines.
// ANCHOR: first_call
    let mut j = 0;
    try_row(1, &mut j, &mut board, &mut a, &mut b, &mut c, &mut solutions);
// ANCHOR_END: first_call
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
                *j = 0;
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row
