//! mistake: Boxes are left wherever the rest is worth less than nothing.
//! says: Taking all makes 2 here and leaving two makes 0: compare the two numbers. That the rest is below 0 does not decide it.
// ANCHOR: body
    let left = if chain.is_loop { 4 } else { 2 };
    if chain.is_long() && rest < 0 {
        chain.boxes - 2 * left - rest
    } else {
        chain.boxes + rest
    }
// ANCHOR_END: body
