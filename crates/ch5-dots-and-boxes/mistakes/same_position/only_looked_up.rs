//! mistake: The memo is asked, and what is not there is worth 0.
//! says: No line is ever drawn
// ANCHOR: body
memo.get(&board.dots().drawn).copied().unwrap_or(0)
// ANCHOR_END: body
