//! mistake: The board is evaluated, and nothing is searched.
//! says: No line is ever drawn
// ANCHOR: body
board.evaluate() + 0 * memo.len() as Value
// ANCHOR_END: body
