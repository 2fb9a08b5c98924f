//! mistake: Both begin at −2.
//! says: that is what value began with, and the human's moves must be *smaller*.
// ANCHOR: human_start
let mut value = COMPUTER_LOSS - 1;
let mut best_move = 1;
// ANCHOR_END: human_start
