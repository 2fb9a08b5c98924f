//! mistake: Announces the result before it says that the game is over.
//! says: the game is over, and the last that was said is "The game is over.": announce the result last.
// ANCHOR: human_first
pub fn human_first(grid: &mut Grid, typed: &mut Typed) -> String {
    let mut said = String::new();
    let mut result = None;
    while result.is_none() {
        let Some(cell) = ask(grid, typed) else {
            return said + "The input has ended.\n";
        };
        grid.place(cell, Side::Human);
        said += &format!("You mark {cell}.\n");
        if grid.has_won(Side::Human) {
            result = Some(COMPUTER_LOSS);
        } else if !grid.is_full() {
            let (_, cell) = find_computer_move(grid);
            grid.place(cell, Side::Computer);
            said += &format!("I mark {cell}.\n");
            if grid.has_won(Side::Computer) {
                result = Some(COMPUTER_WIN);
            }
        } else {
            result = Some(DRAW);
        }
    }
    said += match result {
        Some(COMPUTER_WIN) => "I have won.\n",
        Some(COMPUTER_LOSS) => "You have won.\n",
        _ => "A draw.\n",
    };
    said += "The game is over.\n";
    said
}
// ANCHOR_END: human_first
