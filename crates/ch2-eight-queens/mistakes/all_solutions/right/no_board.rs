//! right: On lists alone; the board is never touched.
//! told: Right, and no queen was ever on the board
// ANCHOR: body
fn fill(queens: &mut Vec<usize>, n: usize, solutions: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        solutions.push(queens.clone());
    }
    for col in (0..n).filter(|_| row < n) {
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            fill(queens, n, solutions);
            queens.pop();
        }
    }
}
fill(&mut Vec::new(), n, solutions);
// ANCHOR_END: body
