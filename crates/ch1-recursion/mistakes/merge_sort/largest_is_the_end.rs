//! mistake: The largest number stands for a list that is used up.
//! says: 4294967295 is a number like any other, and in yours it seems to mean that a list is used up.
// ANCHOR: join
let (mut l, mut r) = (0, 0);
let mut merged = Vec::new();
loop {
    let first = left.get(l).copied().unwrap_or(u32::MAX);
    let second = right.get(r).copied().unwrap_or(u32::MAX);
    match first.min(second) {
        u32::MAX => return merged,
        number => merged.push(number),
    }
    if first <= second { l += 1 } else { r += 1 }
}
// ANCHOR_END: join
