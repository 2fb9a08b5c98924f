//! mistake: What it begins with is returned.
//! says: No move was tried: begin at depth 1.
// ANCHOR: body
let _ = (most, Timed::new(board.clone(), clock), alpha_beta::<B> as fn(&B, u32, Value, Value) -> (Value, Option<B::Move>));
deepest
// ANCHOR_END: body
