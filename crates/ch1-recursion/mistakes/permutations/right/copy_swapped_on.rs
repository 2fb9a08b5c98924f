//! right: swaps go on in one copy of the frame: each of its items comes to the front once
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
let mut copy = items.to_vec();
for choice in settled..copy.len() {
    copy.swap(settled, choice);
    permutations(&mut copy, settled + 1, found);
}
// ANCHOR_END: body
