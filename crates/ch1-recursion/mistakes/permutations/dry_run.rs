//! mistake: Makes each call twice, the first time into a list that is thrown away.
//! says: a call for each unsettled item, no more.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, &mut Vec::new());
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
