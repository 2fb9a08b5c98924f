//! right: Without recursion, by the bits of the number of the move.
//! told: without a call that the recorder sees
// ANCHOR: body
let cycle = if discs % 2 == 0 { [from, to, spare] } else { [from, spare, to] };
for m in 1_u64..(1 << discs) {
    let (a, b) = ((m & (m - 1)) % 3, ((m | (m - 1)) + 1) % 3);
    moves.push(Move { from: cycle[a as usize], to: cycle[b as usize] });
}
// ANCHOR_END: body
