//! right: On a list alone; the board is never touched.
//! told: Right, and no queen was ever on the board
// ANCHOR: body
true
// ANCHOR_END: body
// ANCHOR: first_solution
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    fn fill(queens: &mut Vec<usize>, n: usize) -> bool {
        let row = queens.len();
        row == n || (0..n).any(|col| {
            if queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r) {
                return false;
            }
            queens.push(col);
            fill(queens, n) || { queens.pop(); false }
        })
    }
    let mut queens = Vec::new();
    fill(&mut queens, n).then_some(queens)
}
// ANCHOR_END: first_solution
