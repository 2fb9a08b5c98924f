//! mistake: Keeps a list while two places are open.
//! says: 1 list for 2 items, 2 wanted: a list was kept with 0 of 2 settled. Go on until all are.
// ANCHOR: body
if settled + 2 >= items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
