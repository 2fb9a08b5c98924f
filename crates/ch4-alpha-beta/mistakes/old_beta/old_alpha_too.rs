//! mistake: The computer hands down the old alpha as well, so that nobody knows anything.
//! says: pass what the computer holds as the alpha, unchanged.
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, beta);
// ANCHOR_END: human
