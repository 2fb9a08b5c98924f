//! right: Both hand over to one recorded helper, which asks the two again.
// ANCHOR: computer
    best(grid, Side::Computer)
}

#[traced(skip(grid))]
fn best(grid: &mut Grid, side: Side) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    let win = if side == Side::Human { COMPUTER_LOSS } else { COMPUTER_WIN };
    if let Some(cell) = immediate_win(grid, side) {
        return (win, Some(cell));
    }
    let mut value = -2 * win;
    let mut kept = None;
    for cell in 1..=9 {
        if !grid.is_empty(cell) { continue; }
        grid.place(cell, side);
        let (v, _) = match side {
            Side::Computer => find_human_move(grid),
            Side::Human => find_computer_move(grid),
        };
        grid.take_back(cell);
        if (v - value) * win > 0 {
            value = v;
            kept = Some(cell);
        }
    }
    (value, kept)
// ANCHOR_END: computer
// ANCHOR: human
    best(grid, Side::Human)
// ANCHOR_END: human
