//! mistake: The call has as many places settled as its caller.
//! says: without reaching a base case
//! says: a call with 0 settled made one with 0 settled: each call must settle one more
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
