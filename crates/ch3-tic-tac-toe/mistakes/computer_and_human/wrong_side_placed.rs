//! mistake: Looks for a win with the marks of the other side.
//! says: that is where
// ANCHOR: win
for cell in 1..=9 {
    if grid.is_empty(cell) {
        let other = if side == Side::Human { Side::Computer } else { Side::Human };
grid.place(cell, other);
        let won = grid.has_won(other);
        grid.take_back(cell);
        if won {
            return Some(cell);
        }
    }
}
None
// ANCHOR_END: win
