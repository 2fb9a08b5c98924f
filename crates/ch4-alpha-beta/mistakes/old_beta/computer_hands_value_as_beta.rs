//! mistake: The repair is made on the computer's side: its value goes down as beta.
//! says: In find_computer_move the window was
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, value);
// ANCHOR_END: human
