//! right: Hands each call a copy of the items.
//! told: 3 items took 16 calls
// ANCHOR: body
if settled == items.len() { found.push(items.to_vec()); return; }
for choice in settled..items.len() {
    let mut copy = items.to_vec();
    copy.swap(settled, choice);
    permutations(&mut copy, settled + 1, found);
}
// ANCHOR_END: body
