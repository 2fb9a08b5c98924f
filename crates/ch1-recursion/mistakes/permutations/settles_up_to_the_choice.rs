//! mistake: Goes on behind the chosen place instead of behind the settled one.
//! says: 4 lists for 3 items, 6 wanted: each call settles one place more than its caller, whichever item it chose. A call with 1 settled made one with 3.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, choice + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
