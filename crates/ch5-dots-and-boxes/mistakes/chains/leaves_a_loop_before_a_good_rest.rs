//! mistake: The same for loops alone.
//! says: it is good to move in the rest: take all.
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - left - rest;
if rest < -left || (chain.is_loop && rest > left) { leave } else { take_all }
// ANCHOR_END: body
