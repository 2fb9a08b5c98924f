//! mistake: Leaves the loop where the input ends, and announces a draw.
//! says: 2 on X...O.... decides nothing, and then the input ends: "The input has ended." is the last that is said.
// ANCHOR: human_first
pub fn human_first(grid: &mut Grid, typed: &mut Typed) -> String {
    let mut said = String::new();
    let mut result = None;
    while result.is_none() {
        let Some(cell) = ask(grid, typed) else {
            said += "The input has ended.\n";
            break;
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
    said += "The game is over.\n";
    said += match result {
        Some(COMPUTER_WIN) => "I have won.\n",
        Some(COMPUTER_LOSS) => "You have won.\n",
        _ => "A draw.\n",
    };
    said
}
// ANCHOR_END: human_first
