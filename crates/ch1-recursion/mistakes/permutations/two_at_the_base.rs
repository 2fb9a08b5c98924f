//! mistake: The call goes on behind the base case.
//! says: 2 lists for 0 items, 1 wanted: each order is there 2 times. Keep one copy, and return.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    found.push(items.to_vec());
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
