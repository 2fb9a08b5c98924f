//! mistake: Begins above the best value instead of below the worst.
//! says: every move loses here, and 1 is occupied
// ANCHOR: computer_start
let mut value = COMPUTER_WIN + 1;
let mut best_move = 1;
// ANCHOR_END: computer_start
