//! right: Leaves exactly where the rest costs more than what is left.
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - left - rest;
if -rest > left { leave } else { take_all }
// ANCHOR_END: body
