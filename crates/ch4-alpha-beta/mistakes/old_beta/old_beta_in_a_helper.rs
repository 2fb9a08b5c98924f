//! mistake: A recorded helper marks, asks with the old beta, and takes back.
//! says: A function was told less than its caller knew by then
// ANCHOR: find_human_move
#[traced(skip(grid))]
pub fn find_human_move(grid: &mut Grid, alpha: Value, beta: Value) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (COMPUTER_LOSS, Some(cell));
    }
    let mut value = beta;
    let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell));
    for cell in 1..=9 {
        if value <= alpha {
            break;
        }
        if grid.is_empty(cell) {
            let response_value = after(grid, cell, alpha, beta);
            if response_value < value {
                value = response_value;
                best_move = Some(cell);
            }
        }
    }
    (value, best_move)
}

#[traced(skip(grid))]
fn after(grid: &mut Grid, cell: usize, alpha: Value, beta: Value) -> Value {
    grid.place(cell, Side::Human);
    let (value, _) = find_computer_move(grid, alpha, beta);
    grid.take_back(cell);
    value
}
// ANCHOR_END: find_human_move
