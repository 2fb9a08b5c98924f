//! mistake: Rounded down is always one less than rounded up.
//! says: Yours is right where d is odd. Where d is even
// ANCHOR: body
    if depth == 0 {
        return 1;
    }
    let up = depth.div_ceil(2);
    branching.pow(up) + branching.pow(up - 1) - 1
// ANCHOR_END: body
