//! mistake: After a board the search begins again, and what is known is skipped.
//! says: were put together twice
// ANCHOR: body
fn fill(row: usize, board: &mut Board, free: &mut Free, known: &[Vec<usize>]) -> Option<Vec<usize>> {
    let n = board.size();
    if row == n {
        let queens = board.queens();
        return (!known.contains(&queens)).then_some(queens);
    }
    let mut found = None;
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if found.is_none() && free.columns[col] && free.rising[rising] && free.falling[falling] {
            board.place(row, col);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;
            found = fill(row + 1, board, free, known);
            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
    }
    found
}
while let Some(queens) = fill(row, board, free, solutions) {
    solutions.push(queens);
}
// ANCHOR_END: body
