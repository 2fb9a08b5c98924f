//! mistake: The search begins with row 0, and places a queen in row i − 1.
//! says: a subtraction went below zero, and a board of 1 is not filled either, where i − j is 0.
// ANCHOR: off_the_board
pub fn off_the_board(n: usize) -> Vec<Vec<usize>> {
    let mut board = Board::new(n);
    let mut a = vec![true; n];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n];
    let mut solutions = Vec::new();
    try_row(0, &mut board, &mut a, &mut b, &mut c, &mut solutions);
    solutions
}
// ANCHOR_END: off_the_board
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
    for j in 1..=n {
        if a[j - 1] && b[i + j] && c[i + n - 1 - j] {
            board.place(i - 1, j - 1);
            a[j - 1] = false;
            b[i + j] = false; // the diagonals are taken too:
            c[i + n - 1 - j] = false;
            if i < n {
                try_row(i + 1, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[j - 1] = true;
            b[i + j] = true;
            c[i + n - 1 - j] = true;
        }
    }
}
// ANCHOR_END: try_row
