//! mistake: Returns after the first choice.
//! says: 1 list for 2 items, 2 wanted: permutations([1, 2], 0) made 1 call for 2 unsettled items. Each of them comes next once.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
    return;
}
// ANCHOR_END: body
