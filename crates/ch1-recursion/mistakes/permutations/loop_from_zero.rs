//! mistake: Every place is filled anew, also those that are settled.
//! says: 27 lists for 3 items, 6 wanted: places before `settled` are settled.
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
