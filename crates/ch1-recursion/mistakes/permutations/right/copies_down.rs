//! right: each call gets a copy with its choice in front
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    let mut copy = items.to_vec();
    copy.swap(settled, choice);
    permutations(&mut copy, settled + 1, found);
}
// ANCHOR_END: body
