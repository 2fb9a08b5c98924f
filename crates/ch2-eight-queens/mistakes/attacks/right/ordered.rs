//! right: Puts the upper queen first, then looks at the three squares of her in that row
// ANCHOR: body
    let ((top, from), (low, to)) = if a <= b { (a, b) } else { (b, a) };
    let down = low - top;
    down == 0 || [from, from + down].contains(&to) || to + down == from
// ANCHOR_END: body
