//! mistake: Every place is filled anew, also those that are settled.
//! says: 4 lists for 2 items, 2 wanted: places before `settled` are settled.
// ANCHOR: body
if settled == items.len() {
    found.push(items.to_vec());
    return;
}
for choice in 0..items.len() {
    items.swap(settled, choice);
    permutations(items, settled + 1, found);
    items.swap(settled, choice);
}
// ANCHOR_END: body
