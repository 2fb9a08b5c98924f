//! mistake: Leaves where the rest is far from 0, as two comparisons.
//! says: to leave some pays only where the rest is bad.
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - left - rest;
if rest < -left || rest > left { leave } else { take_all }
// ANCHOR_END: body
