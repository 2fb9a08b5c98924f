//! mistake: A win is good, whoever wins.
//! says: Values are the first player's: above 0 where X has won, below 0 where O has.
// ANCHOR: value
if winner.is_some() { 10 - moves_done as Value } else { 0 }
// ANCHOR_END: value
