//! mistake: The computer hands down the old alpha as well, so that nobody knows anything.
//! says: Every value is right: compare what a function knows
// ANCHOR: human
let (response_value, _) = find_human_move(grid, alpha, beta);
// ANCHOR_END: human
