//! mistake: Asks twice in a helper that is not traced.
//! says: Ask about each empty cell once, and keep the answer.
//! judged: yours played
// ANCHOR: computer
fn best(grid: &mut Grid, side: Side) -> (Value, Option<usize>) {
    let (sign, other) = match side {
        Side::Computer => (1, Side::Human),
        Side::Human => (-1, Side::Computer),
    };
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, side) {
        return (sign, Some(cell));
    }
    let mut found = (-2 * sign, None);
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            let value = best(grid, other).0.max(best(grid, other).0);
            grid.take_back(cell);
            if sign * value > sign * found.0 {
                found = (value, Some(cell));
            }
        }
    }
    found
}
best(grid, Side::Computer)
// ANCHOR_END: computer
