//! mistake: What comes after the human's mark is taken for a draw.
//! says: find_human_move never asks find_computer_move what comes after a mark.
// ANCHOR: computer
let response_value = DRAW; let _ = alpha;
// ANCHOR_END: computer
