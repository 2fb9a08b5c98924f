//! mistake: The human only looks for a win at once.
//! says: find_human_move on
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
if value == COMPUTER_WIN {
    return (value, best_move);
}
// ANCHOR_END: human_start
