//! right: Two products in a loop.
//! told: b = 3, d = 3: 11 of 27 leaves must be read
// ANCHOR: body
let (mut max, mut min) = (1, 1);
for level in 0..depth {
    if level % 2 == 0 { max *= branching } else { min *= branching }
}
max + min - 1
// ANCHOR_END: body
