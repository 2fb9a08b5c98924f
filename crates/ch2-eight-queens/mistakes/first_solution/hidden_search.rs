//! mistake: The board is found on a list in an untraced helper, and then placed.
//! says: first_solution(8): yours made 8 placements, and it should make 113. Place each queen on the board as you try it.
// ANCHOR: body
fn fill(queens: &mut Vec<usize>, n: usize) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        let row = queens.len();
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            if fill(queens, n) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
let mut queens = Vec::new();
let found = fill(&mut queens, n);
for (row, col) in queens.into_iter().enumerate() {
    board.place(row, col);
}
found
// ANCHOR_END: body
