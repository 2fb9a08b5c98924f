//! mistake: Control is kept at any price.
//! says: You leave some, always: with nothing to come, take all.
// ANCHOR: body
if !chain.is_long() {
    return chain.boxes + rest;
}
let left = if chain.is_loop { 4 } else { 2 };
chain.boxes - left - left - rest
// ANCHOR_END: body
