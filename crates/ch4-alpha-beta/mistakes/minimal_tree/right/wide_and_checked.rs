//! right: In 128 bits, and checked at the end.
// ANCHOR: body
    let b = u128::from(branching);
    let both = b.checked_pow(depth.div_ceil(2)).zip(b.checked_pow(depth / 2)).map(|(p, q)| p + q - 1);
    both.and_then(|n| u64::try_from(n).ok()).expect("too many leaves for a u64")
// ANCHOR_END: body
