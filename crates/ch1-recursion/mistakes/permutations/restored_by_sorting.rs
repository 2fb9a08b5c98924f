//! mistake: The items were sorted on entry, so sorting puts them back.
//! says: 6 lists, only 5 different: a call with 1 of 3 settled got [3, 2, 1] and left [3, 1, 2]. On return every item must stand where it stood on entry.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in settled..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items[settled..].sort_unstable();
}
// ANCHOR_END: body
