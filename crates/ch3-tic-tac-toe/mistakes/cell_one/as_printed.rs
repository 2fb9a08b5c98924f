//! mistake: The program as the page prints it, with its three bugs.
//! says: every move loses here, and 1 is occupied: default to a legal move.
//! also: 0 accepted: check 1..=9 before the board.
//! also: the result is worked out, so announce it.
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = 1;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 1;
// ANCHOR_END: human_start
// ANCHOR: asked
let mut cell = 0;
loop {
    cell = typed.number().unwrap_or(cell);
    if grid.is_empty(cell) {
        return Some(cell);
    }
}
// ANCHOR_END: asked
// ANCHOR: announced
// the result is known
// ANCHOR_END: announced
