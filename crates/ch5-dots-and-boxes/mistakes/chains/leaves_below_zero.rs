//! mistake: Boxes are left wherever the rest is worth less than nothing.
//! says: To take all makes 2, to leave two only 0: compare both. A rest below 0 is not enough.
// ANCHOR: body
    let left = if chain.is_loop { 4 } else { 2 };
    if chain.is_long() && rest < 0 {
        chain.boxes - 2 * left - rest
    } else {
        chain.boxes + rest
    }
// ANCHOR_END: body
