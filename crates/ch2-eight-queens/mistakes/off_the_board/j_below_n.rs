//! mistake: The last column is left out.
//! says: column n is never tried: j is 1 to n.
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    for j in 1..n {
        let falling = i + n - 1 - j;
        if a[j] && b[i + j] && c[falling] {
            board.place(i - 1, j - 1);
            a[j] = false;
            b[i + j] = false;
            c[falling] = false;
            if i < n {
                try_row(i + 1, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[j] = true;
            b[i + j] = true;
            c[falling] = true;
        }
    }
}
// ANCHOR_END: try_row
